<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Settings\Settings;
use Larder\StructuredData\EmbeddedSchema;
use Larder\StructuredData\FaqSchema;
use Larder\StructuredData\RecipeSchema;
use Larder\StructuredData\ShownRecipe;
use Larder\StructuredData\StructuredData;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\PrintedNode;
use Larder\Tests\Support\SharedSites;
use Larder\Tests\Support\SharedSitesTestCase;
use Larder\Tests\Support\Switching;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What pages told search engines before the change-over is told by them afterwards, field by field.
 */
final class SharedNodesTest extends SharedSitesTestCase {

	/** Plugins that printed nodes. */
	private const PLUGINS = [
		'wp-recipe-maker',
		'delicious-recipes',
		'tasty-recipes-lite',
		'recipe-card-blocks-by-wpzoom',
		'mediavine-create',
		'cooked',
		'zip-recipes',
	];

	/**
	 * What the list of improvements in `docs/change-over.md` says for each plugin: parts of the differences that it explains.
	 */
	private const IMPROVEMENTS = [
		'wp-recipe-maker'              => [
			// A page that asks for a password tells nothing to machines either.
			'kombucha @type',
			// It told "1 serving" where nothing was typed.
			'guacamole nutrition: servingSize 1, now ',
		],
		'delicious-recipes'            => [
			// Its card told facts of the wrong places, hours as minutes, and not the author that was typed.
			'-card recipeYield: 350',
			'-card nutrition: calories 4,',
			'-card nutrition: calories 8,',
			'baby-back-ribs-card prepTime',
			'baby-back-ribs-card cookTime',
			'baby-back-ribs-card totalTime',
			'ardei-umpluti-card author',
			// It told the moment in which the page was opened as that of its video.
			' video: uploadDate 2026-11-26, now 2025-',
		],
		'tasty-recipes-lite'           => [
			'kombucha @type',
			// It added the further time to that of preparation, rounded calories and told typed numbers of steps.
			'apple-pie prepTime: 45 minutes, now 30',
			'baby-back-ribs prepTime: 4330 minutes, now 10',
			'baby-back-ribs nutrition: calories 824, now 824.1',
			'guacamole recipeInstructions: 2mash',
		],
		'recipe-card-blocks-by-wpzoom' => [
			'ardei-umpluti author',
			// Its copies of cards have lost their backslashes.
			'u003c',
			'u0026',
		],
		'mediavine-create'             => [
			'kombucha @type',
		],
		'cooked'                       => [
			// It told a text for search engines where readers saw another, and the sum of two times instead of the whole.
			' description: seotextmore',
			' totalTime: ',
			// It computed amounts again and lost fractions, ranges and thousands; a number in the words of a serving is none.
			'recipeIngredient: 1l1412galmilk',
			'recipeIngredient: 100gtomaten',
			'recipeIngredient: 1½tsp',
			'recipeIngredient: 1½cups',
			'nutrition: servingSize 20, now ',
			// What it yields was told as the size of a serving, which is typed apart from it, and 12.5 g as 125.
			'guacamole recipeYield: 1',
			'guacamole nutrition: fatContent 125, now 12.5 | servingSize 6, now 1',
		],
		'zip-recipes'                  => [
			// It told titles of groups and addresses of pictures as ingredients and steps, WordPress's category, and no time of rest.
			'recipeCategory: uncategorized',
			'aglio-e-olio recipeIngredient: للمعكرونة',
			'apple-pie recipeIngredient: filling | crust | eggwash',
			'apple-pie recipeInstructions: http',
			'ardei-umpluti recipeIngredient: forthesauce | toserve',
			'ardei-umpluti recipeInstructions: makethepeppers | bakeserve',
			'ardei-umpluti author',
			' totalTime: ',
			// A recipe without a post of its own has one now, and this page never had another.
			'recipe-gone @type',
		],
	];

	/**
	 * @return array<string, array{string}>
	 */
	public static function plugins(): array {
		return array_combine( self::PLUGINS, array_map( static fn ( string $plugin ): array => [ $plugin ], self::PLUGINS ) );
	}

	#[DataProvider( 'plugins' )]
	public function test_nothing_that_a_page_printed_is_missing_or_says_something_else( string $plugin ): void {
		$this->load( $plugin );
		$this->know_people( SharedSites::rows( $plugin )['users'] );
		$own = Switching::module( $this->db() );
		$this->change_over( $own, $plugin );
		self::services()->adoption()->run();
		$differences = [];
		foreach ( SharedSites::nodes( $plugin ) as $slug => $nodes ) {
			$now = $this->printed( $this->page( $own, $plugin, $slug ) );
			foreach ( $nodes as $node ) {
				if ( 'Recipe' === ( $node['@type'] ?? '' ) ) {
					foreach ( PrintedNode::differences( $node, PrintedNode::like( $node, $now ) ) as $field => $what ) {
						$differences[] = "$slug $field: $what";
					}
				}
			}
		}
		$differences = array_filter( $differences, static fn ( string $difference ): bool => ! self::is_known( $plugin, $difference ) );
		self::assertSame( [], array_values( $differences ) );
	}

	/**
	 * Returns whether the list of improvements says why something differs.
	 *
	 * @param string $plugin     Slug of the plugin.
	 * @param string $difference What differs.
	 */
	private static function is_known( string $plugin, string $difference ): bool {
		foreach ( self::IMPROVEMENTS[ $plugin ] as $part ) {
			if ( str_contains( $difference, $part ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Changes all recipes of a plugin over.
	 *
	 * @param string $plugin Slug of the plugin.
	 */
	private function change_over( SwitchModule $own, string $plugin ): void {
		foreach ( $own->sources->found() as $source ) {
			if ( str_starts_with( $source->id(), $plugin ) ) {
				Switching::change( $own, $source );
			}
		}
	}

	/**
	 * Inserts the accounts of the site, with their names.
	 *
	 * @param list<array<string, string>> $users Rows of accounts.
	 */
	private function know_people( array $users ): void {
		foreach ( $users as $user ) {
			$this->db()->delete( $this->db()->users, [ 'ID' => $user['ID'] ] );
			$this->db()->insert(
				$this->db()->users,
				$user + [ 'user_pass' => '', 'user_nicename' => $user['user_login'], 'user_email' => $user['user_login'] . '@example.org' ]
			);
		}
		wp_cache_flush();
	}

	/**
	 * Opens the page of a post and gives what it prints for machines.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function printed( \WP_Post $post ): array {
		self::open_page( [ 'p' => $post->ID, 'post_type' => 'any' ] );
		$documents = new DocumentRepository( $this->db(), new DocumentBuilder() );
		$schema    = new RecipeSchema();
		$data      = new StructuredData(
			new ShownRecipe( $documents ),
			$schema,
			new FaqSchema( new Settings() ),
			new EmbeddedSchema( $documents, $schema )
		);
		ob_start();
		$data->print();
		preg_match_all( '#<script[^>]*application/ld\+json[^>]*>(.*?)</script>#s', (string) ob_get_clean(), $scripts );
		/** @var list<array<string, mixed>> $nodes */
		$nodes = array_map( static fn ( string $json ): mixed => json_decode( $json, true, 512, JSON_THROW_ON_ERROR ), $scripts[1] );
		return $nodes;
	}
}
