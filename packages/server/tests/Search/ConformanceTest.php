<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Query;
use Larder\Search\Sort;
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

	private const STEPS = 300;

	/** How many questions are asked after each of them. */
	private const QUESTIONS = 8;

	private const FOODS = [ 'Tomatoes', 'ripe tomato', 'Onions', 'garlic cloves', 'Flour', 'Crème fraîche', 'olive oil' ];

	private const TITLES = [ 'Tomato soup', 'Tomato stew', 'Žganci', 'Crème brûlée', 'Apple pie', 'apple Pie', 'Soup' ];

	private SearchParts $search;

	private Votes $votes;

	private int $seed = 0;

	/** @var array<string, list<int>> Terms by taxonomy. */
	private array $terms = [];

	/** @var list<int> Recipes. */
	private array $posts = [];

	protected function setUp(): void {
		parent::setUp();
		$this->search = new SearchParts( $this->db() );
		$this->votes  = ( new VoteParts( $this->db() ) )->votes;
		$this->seed   = random_int( 1, 1_000_000 );
		mt_srand( $this->seed );
		foreach ( [ 'recipe-course', 'recipe-cuisine', 'recipe-dietary' ] as $taxonomy ) {
			$parent = 0;
			for ( $number = 0; $number < 6; $number++ ) {
				$term = wp_insert_term( "$taxonomy $number", $taxonomy, [ 'parent' => 'recipe-dietary' !== $taxonomy && 1 === $number % 2 ? $parent : 0 ] );
				self::assertIsArray( $term );
				$parent                     = absint( $term['term_id'] );
				$this->terms[ $taxonomy ][] = $parent;
			}
		}
		$this->search->rebuild->run();
	}

	public function test_random_writes_and_questions_give_equal_answers(): void {
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$this->write();
			$this->search->end_request();
			for ( $question = 0; $question < self::QUESTIONS; $question++ ) {
				$this->compare( $this->question() );
			}
		}
		$this->expect_exact();
		$this->search->rebuild->run( 7 );
		$this->expect_exact();
		$this->compare( $this->question() );
	}

	/**
	 * Holds the index to what the recipes say.
	 */
	private function expect_exact(): void {
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
		foreach ( [ 'recipe_ingredients', 'recipe_cuisines' ] as $facet ) {
			self::assertSame( $this->search->index->reference()->values( $facet ), $this->search->index->engine()->values( $facet ), "values of $facet with seed $this->seed" );
		}
	}

	/**
	 * Changes something at random.
	 */
	private function write(): void {
		$what = mt_rand( 0, [] === $this->posts ? 0 : 17 );
		if ( $what <= 4 ) {
			$this->posts[] = $this->publish(
				$this->facts(),
				[ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', ...$this->ingredient_list() ) ] ] ],
				[
					'post_title'  => $this->one( self::TITLES ),
					'post_status' => $this->one( [ 'publish', 'publish', 'publish', 'draft' ] ),
					'post_author' => 1,
				]
			)->ID;
		}
		$post = $this->one( $this->posts );
		match ( $what ) {
			0, 1, 5, 6 => wp_set_object_terms( $post, $this->some_terms( 'recipe-cuisine' ), 'recipe-cuisine' ),
			2, 3, 7 => wp_set_object_terms( $post, $this->some_terms( 'recipe-dietary' ), 'recipe-dietary' ),
			8 => wp_update_post( [ 'ID' => $post, 'post_status' => $this->one( [ 'publish', 'draft', 'private', 'future' ] ), 'post_title' => $this->one( self::TITLES ) ] ),
			9 => wp_update_post( [ 'ID' => $post, 'post_password' => $this->one( [ '', 'secret' ] ) ] ),
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
	 * Renames, moves or deletes a term.
	 */
	private function change_term(): void {
		$taxonomy = $this->one( [ 'recipe-course', 'recipe-cuisine' ] );
		$term     = $this->one( $this->terms[ $taxonomy ] );
		match ( mt_rand( 0, 5 ) ) {
			0, 1 => wp_update_term( $term, $taxonomy, [ 'name' => 'Renamed ' . mt_rand( 0, 9 ) ] ),
			2, 3, 4 => wp_update_term( $term, $taxonomy, [ 'parent' => absint( $this->one( [ 0, ...$this->terms[ $taxonomy ] ] ) ) ] ),
			default => wp_delete_term( $term, $taxonomy ),
		};
	}

	/**
	 * Makes a question at random.
	 */
	private function question(): Query {
		$filters = [];
		foreach ( [ 'recipe_cuisines' => 'recipe-cuisine', 'recipe_dietary' => 'recipe-dietary', 'recipe_courses' => 'recipe-course' ] as $facet => $taxonomy ) {
			if ( 0 === mt_rand( 0, 2 ) ) {
				$filters[ $facet ] = array_map( strval( ... ), $this->some_terms( $taxonomy ) ) ?: [ '0' ];
			}
		}
		if ( 0 === mt_rand( 0, 4 ) ) {
			$filters['recipe_ingredients'] = [ 'tomato' ];
		}
		if ( 0 === mt_rand( 0, 4 ) ) {
			$filters['difficulty_level'] = [ 'beginner', 'advanced' ];
		}
		$range = [
			'min' => $this->one( [ null, 0, 20 ] ),
			'max' => $this->one( [ null, 45, 90 ] ),
		];
		return new Query(
			$filters,
			0 === mt_rand( 0, 4 ) ? [ 'recipe_ingredients' => [ 'onion' ] ] : [],
			0 === mt_rand( 0, 3 ) ? [ $this->one( [ 'time', 'calories', 'ingredients' ] ) => $range ] : [],
			$this->one( [ '', '', 'tomato', 'TOM', 'creme br', 'renamed', 'pie apple', 'nothing' ] ),
			$this->one( Sort::cases() ),
			mt_rand( 1, 3 ),
			mt_rand( 1, 5 ),
			0 === mt_rand( 0, 3 ),
			array_fill_keys( array_keys( $this->search->facets->all() ), $this->one( [ 3, 100 ] ) ),
			$this->one( [ [], [], [ 'recipe_cuisines' => true, 'recipe_ingredients' => false ] ] ),
			$this->one( [ [], [ 'recipe_ingredients' => [ 'tomato', 'nothing' ] ] ] )
		);
	}

	/**
	 * Asks both engines.
	 *
	 * @param Query $query The question.
	 */
	private function compare( Query $query ): void {
		$given  = $this->search->index->engine()->search( $query );
		$wanted = $this->search->index->reference()->search( $query );
		$text   = (string) wp_json_encode( $query ) . " with seed $this->seed";
		self::assertSame( $wanted->total, $given->total, "total of $text" );
		self::assertSame( $wanted->ids, $given->ids, "page of $text" );
		self::assertEquals( $wanted->counts, $given->counts, "counts of $text" );
	}

	/**
	 * Gives facts of a recipe.
	 *
	 * @return array<string, mixed>
	 */
	private function facts(): array {
		return [
			'prepTime'    => $this->one( [ 0, 5, 20, 45 ] ),
			'cookTime'    => $this->one( [ 0, 10, 60 ] ),
			'difficulty'  => $this->one( [ '', 'beginner', 'intermediate', 'advanced' ] ),
			'bestSeasons' => $this->one( [ [], [ 'summer' ], [ 'fall', 'winter' ] ] ),
			'calories'    => $this->one( [ null, 0, 120, 480 ] ),
		];
	}

	/**
	 * Gives some ingredients.
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

	/**
	 * Gives some terms.
	 *
	 * @param string $taxonomy The taxonomy.
	 * @return list<int>
	 */
	private function some_terms( string $taxonomy ): array {
		return array_values( array_filter( $this->terms[ $taxonomy ] ?? [], fn (): bool => 0 === mt_rand( 0, 3 ) ) );
	}

	/**
	 * Picks one.
	 *
	 * @template T
	 * @param array<T> $of What to pick from.
	 * @return T
	 */
	private function one( array $of ): mixed {
		self::assertNotEmpty( $of );
		return array_values( $of )[ mt_rand( 0, count( $of ) - 1 ) ];
	}
}
