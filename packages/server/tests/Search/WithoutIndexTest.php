<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Admin\IndexFacts;
use Larder\Search\Admin\IndexHealth;
use Larder\Search\Engine\FallbackEngine;
use Larder\Search\Engine\Result;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Index\IndexInstaller;
use Larder\Search\Index\IndexSchedule;
use Larder\Search\Page\FiltersPart;
use Larder\Search\Query\Query;
use Larder\Tests\Support\RandomQuestions;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What a search gives while a site has no index, and how the index comes by itself.
 */
final class WithoutIndexTest extends WordPressTestCase {

	use RandomQuestions;

	/** More recipes than this are many to the searches of this test. */
	private const MANY = 3;

	private SearchParts $search;

	private string $log = '';

	protected function setUp(): void {
		parent::setUp();
		$this->search = new SearchParts( $this->db(), 5, self::MANY );
		$this->log    = (string) ini_set( 'error_log', '/dev/null' );
		wp_clear_scheduled_hook( IndexSchedule::BUILD );
		foreach ( [ 'recipe-course', 'recipe-cuisine', 'recipe-dietary' ] as $taxonomy ) {
			$parent = 0;
			foreach ( [ 'Soups', 'Broths', 'Pies' ] as $name ) {
				$term = wp_insert_term( "$name of $taxonomy", $taxonomy, [ 'parent' => 'recipe-dietary' === $taxonomy ? 0 : $parent ] );
				self::assertIsArray( $term );
				$parent                     = absint( $term['term_id'] );
				$this->terms[ $taxonomy ][] = $parent;
			}
		}
		foreach ( [ 'Quince jelly', 'Tomato soup', 'Apple pie', 'Crème brûlée', 'Tomato pie' ] as $place => $title ) {
			$food = [ 'larder/ingredients' => [ 'groups' => [ self::ingredients(
				'',
				[ 'id' => 'food0000', 'text' => '2 tomatoes', 'name' => $this->pick( [ 'tomatoes', 'onions' ] ) ]
			) ] ] ];
			$post = $this->publish(
				[ 'prepTime' => 10 * $place, 'difficulty' => 'beginner' ],
				$food,
				[ 'post_title' => $title, 'post_type' => 3 === $place ? 'post' : 'recipe' ]
			);
			// Of the same second the order is nobody's business.
			$this->db()->update(
				$this->db()->posts,
				[
					'post_date'     => '2026-01-0' . ( $place + 1 ) . ' 10:00:00',
					'post_date_gmt' => '2026-01-0' . ( $place + 1 ) . ' 10:00:00',
				],
				[ 'ID' => $post->ID ]
			);
			clean_post_cache( $post->ID );
			foreach ( array_keys( $this->terms ) as $taxonomy ) {
				wp_set_object_terms( $post->ID, $this->some_terms( $taxonomy ), $taxonomy );
			}
		}
		$this->publish( [], [], [ 'post_title' => 'Coming pie', 'post_status' => 'draft' ] );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->log );
		$this->db()->suppress_errors( false );
		parent::tearDown();
	}

	/**
	 * Resets the site to one that has never had an index.
	 */
	private function lose_index(): void {
		foreach ( [ 'live', 'building', 'begun', 'made' ] as $name ) {
			$this->search->state->set( $name, null );
		}
	}

	/**
	 * Creates the installer of the index.
	 *
	 * @param int $small Up to as many posts are indexed within one request.
	 */
	private function installer( int $small = 0 ): IndexInstaller {
		return new IndexInstaller( $this->search->tables, $this->search->state, $this->search->rebuild, $small );
	}

	/**
	 * Searches for all recipes and counts cuisines and ingredients.
	 */
	private function ask(): Result {
		return $this->search->engines->engine()->search( new Query( counted: [ 'recipe_cuisines' => 100, 'recipe_ingredients' => 100 ] ) );
	}

	public function test_on_a_large_site_the_quick_answer_finds_what_the_reference_finds(): void {
		$seed = random_int( 1, 1_000_000 );
		mt_srand( $seed );
		$reference = $this->search->engines->reference();
		$quick     = new FallbackEngine( new IndexDatabase( $this->db() ), $this->search->facets, $reference );
		for ( $step = 0; $step < 300; $step++ ) {
			$question = $this->question( array_keys( $this->search->facets->all() ) );
			$wanted   = $reference->search( $question );
			$found    = $quick->search( $question );
			self::assertSame(
				[ $wanted->ids, $wanted->total ],
				[ $found->ids, $found->total ],
				"seed $seed, step $step: " . wp_json_encode( $question )
			);
			self::assertSame(
				[ null ],
				array_unique( array_merge( [ null ], ...array_map( array_values( ... ), array_values( $found->counts ) ) ) ),
				'no count is made up'
			);
		}
	}

	public function test_words_are_looked_for_among_the_newest_recipes_and_terms_among_all(): void {
		$quick = new FallbackEngine( new IndexDatabase( $this->db() ), $this->search->facets, $this->search->engines->reference(), 2 );
		self::assertSame(
			[ 1, 0 ],
			[ $quick->search( new Query( text: 'brul' ) )->total, $quick->search( new Query( text: 'quince' ) )->total ]
		);
		self::assertSame( 5, $quick->search( new Query() )->total );
		$hidden = $this->publish( [], [], [ 'post_title' => 'Hidden pie', 'post_password' => 'secret' ] );
		self::assertNotContains( $hidden->ID, $quick->search( new Query() )->ids );
		self::assertSame( 0, $quick->search( new Query( text: 'hidden' ) )->total );
	}

	public function test_without_an_index_a_large_site_answers_without_numbers_and_shows_its_filters(): void {
		$this->lose_index();
		$result = $this->ask();
		self::assertSame( 5, $result->total );
		self::assertCount( 3, $result->counts['recipe_cuisines'] );
		self::assertSame( [ null ], array_values( array_unique( $result->counts['recipe_cuisines'] ) ) );
		$props = SearchPropsTest::make( $this->db(), $this->search, $this->ratings() )->build(
			[ 'filters' => [ [ 'id' => 'recipe_cuisines', 'control' => 'checkboxes' ] ] ],
			[]
		);
		$html  = FiltersPart::render( $props );
		self::assertStringContainsString( 'Broths of recipe-cuisine', $html );
		self::assertStringNotContainsString( '__count', $html );
		self::assertStringNotContainsString( 'disabled', $html );
		foreach ( [
			$this->health( 'description' ),
			implode( ' ', ( new IndexFacts( $this->search->state, $this->search->queue, $this->search->engines ) )->all() ),
		] as $text ) {
			self::assertStringContainsString( 'searches show no numbers', $text );
		}
	}

	public function test_a_small_site_counts_without_an_index(): void {
		$search = new SearchParts( $this->db() );
		$this->lose_index();
		$counts = $search->engines->engine()->search( new Query( counted: [ 'recipe_ingredients' => 100 ] ) )->counts['recipe_ingredients'];
		self::assertSame( 5, array_sum( $counts ) );
	}

	public function test_a_visit_to_wp_admin_has_a_lost_build_go_on_in_the_background(): void {
		$this->lose_index();
		$this->installer()->install();
		self::assertIsInt( wp_next_scheduled( IndexSchedule::BUILD ) );
		self::assertNull( $this->search->state->live() );
		self::assertSame( 'recommended', $this->health( 'status' ) );
		wp_clear_scheduled_hook( IndexSchedule::BUILD );
		$this->installer()->install();
		self::assertIsInt( wp_next_scheduled( IndexSchedule::BUILD ), 'what was to go on is lost' );
		$this->installer()->build();
		self::assertFalse( wp_next_scheduled( IndexSchedule::BUILD ) );
		self::assertSame( 5, array_sum( $this->ask()->counts['recipe_ingredients'] ) );
		self::assertSame( 'The recipe search has an index', $this->health( 'label' ) );
	}

	public function test_after_an_error_a_large_site_answers_quickly_and_the_background_mends_the_index(): void {
		$this->search->rebuild->run();
		$this->db()->suppress_errors();
		$lose = static fn ( string $sql ): string => (string) preg_replace(
			'/larder(\\\\*_)search(\\\\*_)bits/',
			'larder$1lost$2bits',
			$sql
		);
		add_filter( 'query', $lose );
		$result = $this->ask();
		self::assertSame( 5, $result->total );
		self::assertSame( [ null ], array_values( array_unique( $result->counts['recipe_cuisines'] ) ) );
		self::assertIsInt( wp_next_scheduled( IndexSchedule::BUILD ) );
		self::assertSame( 'The recipe search has no index', $this->health( 'label' ) );
		remove_filter( 'query', $lose );
		$this->installer()->build();
		self::assertSame( 5, array_sum( $this->ask()->counts['recipe_ingredients'] ) );
	}

	public function test_an_update_that_makes_other_entries_lets_the_old_index_answer_until_the_new_one_is_whole(): void {
		$this->search->rebuild->run();
		$live = $this->search->state->live();
		$this->search->state->set( 'made', 'long ago' );
		remove_action( 'upgrader_process_complete', [ 'Language_Pack_Upgrader', 'async_upgrade' ], 20 );
		do_action( 'upgrader_process_complete', null, [ 'type' => 'plugin' ] );
		self::assertIsInt( wp_next_scheduled( IndexSchedule::BUILD ), 'nobody has to visit wp-admin' );
		$this->installer()->install();
		self::assertSame( $live, $this->search->state->live() );
		self::assertNotNull( $this->search->state->building() );
		self::assertSame( 5, array_sum( $this->ask()->counts['recipe_ingredients'] ) );
		self::assertSame( 'good', $this->health( 'status' ) );
		$this->installer()->build();
		self::assertNotSame( $live, $this->search->state->live() );
		self::assertNull( $this->search->state->building() );
		$made = $this->search->state->live();
		$this->installer()->install();
		self::assertSame( [ $made, null ], [ $this->search->state->live(), $this->search->state->building() ], 'once is enough' );
	}

	public function test_a_build_that_another_version_has_begun_begins_anew(): void {
		$this->search->rebuild->run();
		$this->search->rebuild->start();
		$this->search->rebuild->step( 1 );
		$this->search->state->set( 'begun', 'long ago' );
		self::assertFalse( $this->search->rebuild->step( 1 ) );
		self::assertSame( 0, $this->search->rebuild->done() );
		$this->search->rebuild->run();
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}

	public function test_tables_of_another_shape_are_not_asked_and_the_site_says_so(): void {
		$this->search->rebuild->run();
		update_option( 'larder_search_version', '4' );
		self::assertSame( [ null ], array_values( array_unique( $this->ask()->counts['recipe_cuisines'] ) ) );
		self::assertSame( 'The recipe search has no index', $this->health( 'label' ) );
	}

	/**
	 * Returns what Site Health says.
	 *
	 * @param 'label'|'status'|'description' $what Which part.
	 */
	private function health( string $what ): string {
		return ( new IndexHealth( $this->search->state, $this->search->queue, $this->search->engines ) )->test()[ $what ];
	}
}
