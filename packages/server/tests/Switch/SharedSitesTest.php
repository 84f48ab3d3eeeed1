<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Switch\Embed;
use Larder\Switch\PluginSource;
use Larder\Switch\Roundups\RoundupPlaces;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\SharedSitesTestCase;
use Larder\Tests\Support\Switching;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Depends;

/**
 * Rows of whole sites that used other recipe plugins, where they are at hand.
 */
final class SharedSitesTest extends SharedSitesTestCase {

	/** @var array<string, list<string>> What the posts of each site say after the change-over. */
	private static array $contents = [];

	/**
	 * @return array<string, array{0: string, 1?: string}>
	 */
	public static function plugins(): array {
		return [
			'WP Recipe Maker'  => [ 'wp-recipe-maker' ],
			'Tasty Recipes'    => [ 'tasty-recipes-lite' ],
			'WP Delicious'     => [ 'delicious-recipes' ],
			'Cards of WP Delicious' => [ 'delicious-recipes', 'delicious-recipes-card' ],
			'WPZOOM'           => [ 'recipe-card-blocks-by-wpzoom' ],
			'Cooked'           => [ 'cooked' ],
			'WP Ultimate Recipe' => [ 'wp-ultimate-recipe' ],
			'Zip Recipes'      => [ 'zip-recipes' ],
			'Mediavine Create' => [ 'mediavine-create' ],
			'EasyRecipe'       => [ 'easyrecipe' ],
			'Jetpack'          => [ 'jetpack-recipes' ],
			'Meal Planner Pro' => [ 'meal-planner-pro' ],
		];
	}

	/**
	 * @param string $folder Slug of the plugin.
	 * @param string $plugin What the source is called, where it is another.
	 */
	#[DataProvider( 'plugins' )]
	public function test_every_recipe_of_a_site_comes_along_and_goes_back( string $folder, string $plugin = '' ): void {
		$plugin = '' === $plugin ? $folder : $plugin;
		$site   = $this->load( $folder );
		$own  = Switching::module( $this->db() );
		$from = $own->sources->all()[ $plugin ];
		$wanted_recipes = self::recipes( $own, $from );
		self::assertNotSame( [], $wanted_recipes );
		$before = $site->everything();
		Switching::change( $own, $from );
		$documents = new DocumentRepository( $this->db(), new DocumentBuilder() );
		foreach ( $wanted_recipes as $number => $wanted ) {
			$home = $own->locations->find( $plugin, $wanted->key );
			self::assertGreaterThan( 0, $home, "recipe $number stands nowhere" );
			self::assertTrue(
				has_block( Blocks::RECIPE, $home ),
				"post $home has recipe $number: " . substr( get_post( $home )->post_content ?? '', -300 )
			);
			$post = get_post( $home );
			self::assertInstanceOf( \WP_Post::class, $post );
			$left = array_filter( $from->embeds( $post ), static fn ( Embed $embed ): bool => $embed->key === $wanted->key );
			self::assertSame( [], $left, "a plugin that still runs finds nothing of recipe $number to print beside Larder" );
			$stored = $documents->get( $home );
			self::assertNotNull( $stored );
			self::assertSame(
				self::texts( $wanted->document->data ),
				self::texts( $stored->data ),
				"recipe $number is stored as it was read"
			);
		}
		foreach ( ( new Rows( $this->db() ) )->posts->having( RoundupPlaces::needles( $plugin ), 0, 100 ) as $id ) {
			$places = RoundupPlaces::in( $plugin, get_post( $id )->post_content ?? '' );
			self::assertSame( [], $places, "the roundups of post $id are written" );
		}
		self::$contents[ $plugin ] = $this->changed_contents();
		Switching::undo( $own );
		self::assertSame( $before, $site->everything() );
	}

	#[Depends( 'test_every_recipe_of_a_site_comes_along_and_goes_back' )]
	public function test_the_editor_opens_what_has_changed_over_without_a_validation_message(): void {
		$folder = get_temp_dir() . 'larder-' . wp_generate_password( 12, false );
		mkdir( $folder );
		foreach ( self::$contents as $plugin => $contents ) {
			self::assertNotSame( [], $contents, $plugin );
			file_put_contents( "$folder/$plugin.json", (string) wp_json_encode( [ 'contents' => $contents ] ) );
		}
		$root = dirname( __DIR__, 4 );
		// phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- The editor's parser runs in JavaScript alone.
		$jest = proc_open(
			[
				'node',
				'node_modules/jest/bin/jest.js',
				'--config',
				'tools/test/jest.config.mjs',
				'packages/editor/test/changed-over.test.ts',
			],
			[ 1 => [ 'file', "$folder/log", 'a' ], 2 => [ 'file', "$folder/log", 'a' ] ],
			$pipes,
			$root,
			[ 'LARDER_CHANGED_OVER' => $folder ] + getenv()
		);
		self::assertIsResource( $jest );
		$code = proc_close( $jest );
		$log  = (string) file_get_contents( "$folder/log" );
		array_map( unlink( ... ), glob( "$folder/*" ) ?: [] );
		rmdir( $folder );
		self::assertSame( 0, $code, $log );
	}

	/**
	 * Reads what posts say that have recipes of Larder.
	 *
	 * @return list<string>
	 */
	private function changed_contents(): array {
		/** @var list<string> $contents */
		$contents = $this->db()->get_col( (string) $this->db()->prepare(
			"SELECT post_content FROM %i WHERE post_type <> 'revision' AND ( post_content LIKE %s OR post_content LIKE %s ) ORDER BY ID",
			$this->db()->posts,
			'%<!-- wp:larder/recipe %',
			'%<!-- wp:larder/recipe-embed %'
		) );
		return $contents;
	}

	/**
	 * Reads all recipes of a site before anything changes.
	 *
	 * @return array<array-key, SourceRecipe> By key.
	 */
	private static function recipes( SwitchModule $own, PluginSource $from ): array {
		$keys = array_map( strval( ... ), $from->next( 0, 1000 ) );
		foreach ( $own->change_over->posts( $from, 0, 1000 ) as $id ) {
			$post = get_post( $id );
			$keys = [ ...$keys, ...( $post instanceof \WP_Post ? array_column( $from->embeds( $post ), 'key' ) : [] ) ];
		}
		$recipes = [];
		foreach ( $keys as $key ) {
			$recipe = $from->recipe( $key );
			if ( null !== $recipe ) {
				$recipes[ $recipe->key ] = $recipe;
			}
		}
		return $recipes;
	}

	/**
	 * Returns what people read of a document.
	 *
	 * @param array<string, mixed> $data The document.
	 * @return array<array-key, mixed>
	 */
	private static function texts( array $data ): array {
		return self::without_ids( array_intersect_key(
			$data,
			array_flip( [
				'name',
				'description',
				'yield',
				'times',
				'ingredients',
				'instructions',
				'notes',
				'nutrition',
				'equipment',
				'keywords',
				'faq',
				'cost',
				'calories',
			] )
		) );
	}

	/**
	 * Removes what blocks name by ids of their own.
	 *
	 * @param array<array-key, mixed> $data A part of a document.
	 * @return array<array-key, mixed> In one order of keys.
	 */
	private static function without_ids( array $data ): array {
		if ( isset( $data['videoUrl'] ) ) {
			$data['ingredients'] = is_array( $data['ingredients'] ?? null ) ? count( $data['ingredients'] ) : null;
		}
		if ( is_string( $data['id'] ?? null ) ) {
			unset( $data['id'] );
		}
		ksort( $data );
		return array_map( static fn ( mixed $value ): mixed => is_array( $value ) ? self::without_ids( $value ) : $value, $data );
	}
}
