<?php
declare( strict_types=1 );

namespace Larder\Tests\Examples;

use Larder\Ajax\ClientIpAddress;
use Larder\Ajax\Contracts;
use Larder\Ajax\Dispatcher;
use Larder\Ajax\Guard;
use Larder\Ajax\RateCounter;
use Larder\Card\CardData;
use Larder\Card\CardRenderer;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Root;
use Larder\Search\Answer\SearchService;
use Larder\Search\Query\SearchInput;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The example plugin of the documentation does what it says, by nothing but hooks.
 */
final class RegionsTest extends WordPressTestCase {

	private const MAIN_FILE = '/docs/examples/larder-regions/larder-regions.php';

	private \WP_Post $recipe;

	protected function setUp(): void {
		parent::setUp();
		require self::repository() . self::MAIN_FILE;
		delete_option( Store::OPTION );
		$this->recipe = $this->publish( [], [], [ 'post_title' => 'Stuffed quinces' ] );
		update_post_meta( $this->recipe->ID, 'larder_region', 'Anatolia & beyond' );
	}

	/**
	 * Returns the folder that everything lies in.
	 */
	private static function repository(): string {
		return dirname( __DIR__, 4 );
	}

	/**
	 * Creates the data of cards.
	 */
	private function cards(): CardData {
		return new CardData( $this->documents(), $this->ratings(), ( new VoteParts( $this->db() ) )->tallies );
	}

	/**
	 * Creates the repository of documents.
	 */
	private function documents(): DocumentRepository {
		return new DocumentRepository( $this->db(), new DocumentBuilder() );
	}

	public function test_a_recipe_names_its_region_unless_the_setting_says_no(): void {
		$shown = fn (): bool => str_contains(
			do_blocks( '<!-- wp:larder/recipe --><div></div><!-- /wp:larder/recipe -->' ),
			'From Anatolia &amp; beyond'
		);
		self::set_post( $this->recipe );
		self::assertTrue( $shown() );
		wp_set_current_user( $this->user( 'administrator' ) );
		$request = new \WP_REST_Request( 'POST', '/larder/v1/settings' );
		$request->set_body_params( [ 'larderRegionsInByline' => false ] );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertFalse( $shown() );
	}

	public function test_the_stored_document_has_the_region_as_a_keyword(): void {
		$this->documents()->refresh( $this->recipe );
		self::assertSame( [ 'Anatolia & beyond' ], $this->documents()->get( $this->recipe->ID )?->data['keywords'] );
	}

	public function test_search_engines_read_the_place(): void {
		$node = apply_filters( 'larder_recipe_schema', [ '@type' => 'Recipe' ], [], $this->recipe );
		self::assertSame(
			[
				'@type'           => 'Recipe',
				'locationCreated' => [
					'@type' => 'Place',
					'name'  => 'Anatolia & beyond',
				],
			],
			$node
		);
	}

	public function test_its_layout_of_cards_names_the_region(): void {
		$card = $this->cards()->list( [ $this->recipe->ID ] )[0] ?? null;
		self::assertNotNull( $card );
		$html = ( new CardRenderer() )->render( $card, 'region' );
		self::assertStringContainsString( 'Stuffed quinces', $html );
		self::assertStringContainsString( '<p>Anatolia &amp; beyond</p>', $html );
	}

	public function test_a_search_is_narrowed_by_the_region_with_exact_counts(): void {
		$search = new SearchParts( $this->db() );
		$this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		$search->rebuild->run();
		$settings = new Settings();
		$query    = ( new SearchInput( $search->facets, $settings ) )->query( [ 'region' => [ 'Anatolia & beyond' ] ] );
		$answer   = ( new SearchService( $search->engines, $search->facets, $this->cards(), $settings ) )->answer( $query );
		self::assertSame( [ $this->recipe->ID ], array_column( $answer['results'], 'recipe_id' ) );
		self::assertSame( [ 'Anatolia & beyond' => 1 ], $answer['metas']['region'] );
	}

	public function test_pages_ask_for_the_recipes_of_a_region(): void {
		$rates = new RateCounter( $this->db() );
		( new Dispatcher(
			new Contracts( new Root( self::repository() . '/plugin.php' ) ),
			new Guard( new ClientIpAddress(), $rates ),
			[]
		) )->listen_to_others();
		$answer = AjaxCall::make( 'larder_regions_recipes', [ 'region' => 'Anatolia & beyond' ] );
		self::assertSame( 200, $answer['status'], $answer['text'] );
		self::assertSame(
			[ 'recipes' => [ [ 'title' => 'Stuffed quinces', 'permalink' => get_permalink( $this->recipe ) ] ] ],
			$answer['body']['data'] ?? null
		);
		self::assertSame( 404, AjaxCall::make( 'larder_regions_recipes', [ 'region' => 'Atlantis' ] )['status'] );
		self::assertSame( 400, AjaxCall::make( 'larder_regions_recipes', [ 'region' => '' ] )['status'] );
		self::assertSame( 400, AjaxCall::make( 'larder_regions_recipes', [ 'region' => 'Atlantis', 'page' => '2' ] )['status'] );
	}
}
