<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\Blocks;
use Larder\Switch\PluginSource;
use Larder\Switch\Snapshot;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Recipes of another plugin that come into a post whose own recipe has changed over already.
 */
final class AddedRecipesTest extends WordPressTestCase {

	private const POST = 770201;

	private ForeignSite $site;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new ForeignSite( $this->db() );
		$this->switch = Switching::module( $this->db() );
	}

	/**
	 * @return array<string, array{string, string}> The plugin, and a recipe of it with `%s` for its name.
	 */
	public static function plugins(): array {
		return [
			'Jetpack'   => [ 'jetpack-recipes', "[recipe title=\"%s\"]\n[recipe-ingredients]\n- 1 egg\n[/recipe-ingredients]\n[recipe-directions]\n1. Boil.\n[/recipe-directions]\n[/recipe]" ],
			'marked up' => [ 'marked-up-posts', '<div class="hrecipe"><span class="fn">%s</span><p class="ingredient">1 egg</p><div class="instructions"><p>Boil.</p></div></div>' ],
			'JSON-LD'   => [ 'marked-up-posts', '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Recipe","name":"%s","recipeIngredient":["1 egg"],"recipeInstructions":"Boil."}]}</script>' ],
			'WPZOOM'    => [ 'recipe-card-blocks-by-wpzoom', '<!-- wp:wpzoom-recipe-card/block-recipe-card {"recipeTitle":"%s","ingredients":[{"id":"a","name":["1 egg"],"jsonName":"1 egg","isGroup":false}],"steps":[{"id":"b","text":["Boil."],"jsonText":"Boil.","isGroup":false}]} /-->' ],
		];
	}

	/**
	 * @param string $recipe A recipe of it.
	 */
	#[DataProvider( 'plugins' )]
	public function test_a_recipe_that_is_added_later_changes_over_as_itself( string $plugin, string $recipe ): void {
		$this->load( sprintf( $recipe, 'Omelette' ) );
		Switching::change( $this->switch, $this->source( $plugin ) );
		$this->write( $this->content() . "\n\n" . sprintf( $recipe, 'Pancake' ) . "\n\n" . sprintf( $recipe, 'Waffle' ) );
		Switching::change( $this->switch, $this->source( $plugin ) );
		self::assertSame( [ 'Pancake', 'Waffle' ], array_map( get_the_title( ... ), $this->embedded() ) );
		self::assertSame( 1, substr_count( $this->content(), '<!-- wp:' . Blocks::RECIPE . ' ' ) );
		self::assertStringContainsString( 'Omelette', (string) wp_json_encode( Snapshot::find( self::POST )->record['report'] ?? [] ) );
	}

	/**
	 * @param string $recipe A recipe of it.
	 */
	#[DataProvider( 'plugins' )]
	public function test_a_recipe_that_is_added_later_is_listed_as_waiting( string $plugin, string $recipe ): void {
		$this->load( sprintf( $recipe, 'Omelette' ) );
		Switching::change( $this->switch, $this->source( $plugin ) );
		$this->write( $this->content() . "\n\n" . sprintf( $recipe, 'Pancake' ) );
		$rows = iterator_to_array( $this->switch->report->rows( $this->source( $plugin ) ), false );
		self::assertSame(
			[ 'Omelette' => 'changed', 'Pancake' => 'waiting' ],
			array_column( $rows, 'state', 'name' )
		);
	}

	public function test_a_recipe_with_a_row_of_its_own_that_is_added_later_is_listed_as_waiting(): void {
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::POST, 'wprm_recipe', 'Omelette', '' ) ] ] );
		$source = $this->source( 'wp-recipe-maker' );
		Switching::change( $this->switch, $source );
		$this->site->load( [
			'posts' => [
				ForeignSite::post( self::POST + 1, 'wprm_recipe', 'Pancake', '' ),
				ForeignSite::post( self::POST + 2, 'post', 'Breakfast', '[wprm-recipe id="' . ( self::POST + 1 ) . '"]' ),
			],
		] );
		$rows = iterator_to_array( $this->switch->report->rows( $source ), false );
		self::assertSame( [ 'Omelette' => 'changed', 'Pancake' => 'waiting' ], array_column( $rows, 'state', 'name' ) );
	}

	/**
	 * @param string $recipe A recipe of it.
	 */
	#[DataProvider( 'plugins' )]
	public function test_a_recipe_that_went_back_alone_changes_over_again( string $plugin, string $recipe ): void {
		$this->load( sprintf( $recipe, 'Omelette' ) . "\n\n" . sprintf( $recipe, 'Pancake' ) );
		Switching::change( $this->switch, $this->source( $plugin ) );
		foreach ( [ 'once', 'twice' ] as $often ) {
			self::assertTrue( $this->switch->trial->undo( $this->embedded()[0] ), $often );
			self::assertSame( [], $this->embedded(), $often );
			self::assertStringContainsString( sprintf( $recipe, 'Pancake' ), $this->content(), $often );
			Switching::change( $this->switch, $this->source( $plugin ) );
			self::assertSame( [ 'Pancake' ], array_map( get_the_title( ... ), $this->embedded() ), $often );
		}
	}

	/**
	 * @param string $recipe A recipe of it.
	 */
	#[DataProvider( 'plugins' )]
	public function test_a_revision_from_before_that_is_restored_changes_over_again( string $plugin, string $recipe ): void {
		$before = sprintf( $recipe, 'Omelette' );
		$this->load( $before );
		Switching::change( $this->switch, $this->source( $plugin ) );
		$this->write( $before );
		Switching::change( $this->switch, $this->source( $plugin ) );
		self::assertSame( 1, substr_count( $this->content(), '<!-- wp:' . Blocks::RECIPE . ' ' ) );
		self::assertSame( [], $this->embedded() );
		Switching::undo( $this->switch, $plugin );
		self::assertSame( $before, $this->content() );
	}

	/**
	 * Stores the post.
	 *
	 * @param string $content What it says.
	 */
	private function load( string $content ): void {
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'Eggs', $content ) ] ] );
	}

	/**
	 * Changes what the post says, as its author does.
	 *
	 * @param string $content What it says.
	 */
	private function write( string $content ): void {
		$this->db()->update( $this->db()->posts, [ 'post_content' => $content ], [ 'ID' => self::POST ] );
		clean_post_cache( self::POST );
	}

	/**
	 * Returns a source.
	 */
	private function source( string $plugin ): PluginSource {
		return $this->switch->sources->all()[ $plugin ];
	}

	/**
	 * Returns what the post says.
	 */
	private function content(): string {
		return get_post( self::POST )->post_content ?? '';
	}

	/**
	 * Returns the recipes that the post embeds.
	 *
	 * @return list<int>
	 */
	private function embedded(): array {
		preg_match_all( '/<!-- wp:larder\/recipe-embed \{"recipeId":(\d+)/', $this->content(), $found );
		return array_map( intval( ... ), $found[1] );
	}
}
