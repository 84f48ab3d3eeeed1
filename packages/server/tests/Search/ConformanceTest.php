<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Engine\BitmapEngine;
use Larder\Search\Engine\FacetEngine;
use Larder\Search\Index\Entry;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Query\Query;
use Larder\Tests\Support\RandomQuestions;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

/**
 * The index gives the same answers as the reference, whatever is written and asked.
 */
final class ConformanceTest extends WordPressTestCase {

	use RandomQuestions;

	/** How many recipes there are at first: more than the index sorts by their rows. */
	private const RECIPES = 150;

	/** How many things are written, unless LARDER_CONFORMANCE_WRITES says so. */
	private const WRITES = 400;

	/** How many questions are asked after each of them; with the writes these are 10,000 steps. */
	private const QUESTIONS = 24;

	/** What the index takes for a few recipes, whose rows it sorts: as on a site, or so little that bits sort nearly all. */
	private const FEW = [ 64, 3 ];

	private const FOODS = [
		'Tomatoes',
		'ripe tomato',
		'Onions',
		'garlic cloves',
		'Flour',
		'Crème fraîche',
		'creme fraiche',
		'olive oil',
		'Olive Oil',
	];

	private const TITLES = [ 'Tomato soup', 'Tomato stew', 'Žganci', 'Crème brûlée', 'Apple pie', 'apple Pie', 'Soup' ];

	private SearchParts $search;

	private Votes $votes;

	private int $seed = 0;

	/** @var list<int> Recipes. */
	private array $posts = [];

	/** @var list<Entry> What the reference has read since the last write. */
	private array $entries = [];

	/** @var array<int, FacetEngine> The index, by what it takes for a few recipes. */
	private array $engines = [];

	protected function setUp(): void {
		parent::setUp();
		$this->search = new SearchParts( $this->db() );
		$this->votes  = ( new VoteParts( $this->db() ) )->votes;
		$this->seed   = random_int( 1, 1_000_000 );
		mt_srand( $this->seed );
		foreach ( [ 'recipe-course', 'recipe-cuisine', 'recipe-dietary' ] as $taxonomy ) {
			$parent = 0;
			for ( $number = 0; $number < 6; $number++ ) {
				$term = wp_insert_term(
					"$taxonomy $number",
					$taxonomy,
					[ 'parent' => 'recipe-dietary' !== $taxonomy && 1 === $number % 2 ? $parent : 0 ]
				);
				self::assertIsArray( $term );
				$parent                     = absint( $term['term_id'] );
				$this->terms[ $taxonomy ][] = $parent;
			}
		}
		for ( $number = 0; $number < self::RECIPES; $number++ ) {
			$this->add();
			$post = $this->posts[ $number ];
			wp_set_object_terms( $post, $this->some_terms( 'recipe-cuisine' ), 'recipe-cuisine' );
			$this->votes->cast( $post, Kind::Like, Voter::account( mt_rand( 1, 4 ) ) );
		}
		$this->search->rebuild->run();
	}

	public function test_random_writes_and_questions_give_equal_answers(): void {
		$writes = absint( getenv( 'LARDER_CONFORMANCE_WRITES' ) );
		$writes = 0 === $writes ? self::WRITES : $writes;
		for ( $step = 0; $step < $writes; $step++ ) {
			$this->write();
			$this->search->end_request();
			$this->look();
			for ( $question = 0; $question < self::QUESTIONS; $question++ ) {
				$this->compare( $this->question( array_keys( $this->search->facets->all() ) ) );
			}
		}
		$this->expect_exact();
		$this->search->rebuild->run( 7 );
		$this->expect_exact();
		$this->look();
		for ( $question = 0; $question < self::QUESTIONS; $question++ ) {
			$this->compare( $this->question( array_keys( $this->search->facets->all() ) ) );
		}
	}

	/**
	 * Reads all recipes for the reference, and finds the side of the index that answers.
	 */
	private function look(): void {
		$this->entries = iterator_to_array( $this->search->engines->reference()->entries(), false );
		$search        = new IndexDatabase( $this->db() );
		$store         = $this->search->side( (string) $this->search->state->live() );
		foreach ( self::FEW as $few ) {
			$this->engines[ $few ] = new BitmapEngine( $search, $this->search->tables, $store, $this->search->facets, $few );
		}
	}

	/**
	 * Compares the index with what the recipes say.
	 */
	private function expect_exact(): void {
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
		foreach ( [ 'recipe_ingredients', 'recipe_cuisines' ] as $facet ) {
			self::assertSame(
				$this->search->engines->reference()->values( $facet ),
				$this->search->engines->engine()->values( $facet ),
				"values of $facet with seed $this->seed"
			);
			$values = [ ...$this->search->engines->engine()->values( $facet ), 'nothing' ];
			self::assertSame(
				$this->search->engines->reference()->labels( $facet, $values ),
				$this->search->engines->engine()->labels( $facet, $values ),
				"labels of $facet with seed $this->seed"
			);
		}
	}

	/**
	 * Changes something at random.
	 */
	private function write(): void {
		$what = mt_rand( 0, 17 );
		if ( $what <= 4 ) {
			$this->add();
		}
		$post = $this->pick( $this->posts );
		match ( $what ) {
			0, 1, 5, 6 => wp_set_object_terms( $post, $this->some_terms( 'recipe-cuisine' ), 'recipe-cuisine' ),
			2, 3, 7 => wp_set_object_terms( $post, $this->some_terms( 'recipe-dietary' ), 'recipe-dietary' ),
			8 => wp_update_post( [
				'ID'          => $post,
				'post_status' => $this->pick( [ 'publish', 'draft', 'private', 'future' ] ),
				'post_title'  => $this->pick( self::TITLES ),
			] ),
			9 => wp_update_post( [ 'ID' => $post, 'post_password' => $this->pick( [ '', 'secret' ] ) ] ),
			10 => wp_trash_post( $post ),
			11 => wp_delete_post( $post, true ),
			12 => $this->change_term(),
			13 => wp_untrash_post( $post ),
			14, 15 => $this->votes->cast( $post, Kind::Like, Voter::account( mt_rand( 1, 4 ) ) ),
			16 => $this->votes->cast( $post, Kind::Rating, Voter::account( mt_rand( 1, 4 ) ), mt_rand( 1, 5 ) ),
			17 => $this->votes->withdraw( $post, Kind::Like, Voter::account( mt_rand( 1, 4 ) ) ),
			default => null,
		};
	}

	/**
	 * Adds a recipe, more often one that everybody can read.
	 */
	private function add(): void {
		$this->posts[] = $this->publish(
			$this->facts(),
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', ...$this->ingredient_list() ) ] ] ],
			[
				'post_title'  => $this->pick( self::TITLES ),
				'post_status' => $this->pick( [ 'publish', 'publish', 'publish', 'draft' ] ),
				'post_author' => 1,
			]
		)->ID;
	}

	/**
	 * Renames, moves or deletes a term.
	 */
	private function change_term(): void {
		$taxonomy = $this->pick( [ 'recipe-course', 'recipe-cuisine' ] );
		$term     = $this->pick( $this->terms[ $taxonomy ] );
		match ( mt_rand( 0, 5 ) ) {
			0, 1 => wp_update_term( $term, $taxonomy, [ 'name' => 'Renamed ' . mt_rand( 0, 9 ) ] ),
			2, 3, 4 => wp_update_term( $term, $taxonomy, [ 'parent' => absint( $this->pick( [ 0, ...$this->terms[ $taxonomy ] ] ) ) ] ),
			default => wp_delete_term( $term, $taxonomy ),
		};
	}

	/**
	 * Compares the answers of both engines.
	 */
	private function compare( Query $query ): void {
		$few    = $this->pick( self::FEW );
		$given  = $this->engines[ $few ]->search( $query );
		$wanted = $this->search->engines->reference()->search( $query, $this->entries );
		$text   = (string) wp_json_encode( $query ) . " where $few are few, with seed $this->seed";
		self::assertSame( $wanted->total, $given->total, "total of $text" );
		self::assertSame( $wanted->ids, $given->ids, "page of $text" );
		self::assertEquals( $wanted->counts, $given->counts, "counts of $text" );
	}

	/**
	 * Returns facts of a recipe.
	 *
	 * @return array<string, mixed>
	 */
	private function facts(): array {
		return [
			'prepTime'    => $this->pick( [ 0, 5, 20, 45 ] ),
			'cookTime'    => $this->pick( [ 0, 10, 60 ] ),
			'difficulty'  => $this->pick( [ '', 'beginner', 'intermediate', 'advanced' ] ),
			'bestSeasons' => $this->pick( [ [], [ 'summer' ], [ 'fall', 'winter' ] ] ),
			'calories'    => $this->pick( [ null, 0, 120, 480 ] ),
		];
	}

	/**
	 * Returns some ingredients.
	 *
	 * @return list<array{id: string, text: string, name: string}>
	 */
	private function ingredient_list(): array {
		$list = [];
		foreach ( self::FOODS as $place => $food ) {
			if ( 0 === mt_rand( 0, 2 ) ) {
				$list[] = [
					'id'   => "food000$place",
					'text' => $food,
					'name' => $food,
				];
			}
		}
		return $list;
	}
}
