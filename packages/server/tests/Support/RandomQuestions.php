<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Search\Query\Query;
use Larder\Search\Query\Sort;

/**
 * Returns random questions to the search.
 */
trait RandomQuestions {

	/** @var array<string, list<int>> Terms by taxonomy. */
	private array $terms = [];

	/**
	 * Returns a question at random.
	 *
	 * @param list<string> $facets
	 */
	private function question( array $facets ): Query {
		if ( 0 === mt_rand( 0, 3 ) ) {
			// Narrowed by nothing there are enough recipes for deep pages.
			return new Query(
				sort: $this->pick( Sort::cases() ),
				page: mt_rand( 1, 15 ),
				per_page: mt_rand( 1, 12 ),
				counted: $this->counted( $facets )
			);
		}
		$filters = [];
		foreach ( [
			'recipe_cuisines' => 'recipe-cuisine',
			'recipe_dietary'  => 'recipe-dietary',
			'recipe_courses'  => 'recipe-course',
		] as $facet => $taxonomy ) {
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
			'min' => $this->pick( [ null, 0, 20 ] ),
			'max' => $this->pick( [ null, 45, 90 ] ),
		];
		return new Query(
			$filters,
			0 === mt_rand( 0, 4 ) ? [ 'recipe_ingredients' => [ 'onion' ] ] : [],
			0 === mt_rand( 0, 3 ) ? [ $this->pick( [ 'time', 'calories', 'ingredients' ] ) => $range ] : [],
			$this->pick( [ '', '', 'tomato', 'TOM', 't', 'tomato S', 'Ž', '4', 'creme br', 'renamed', 'pie apple', 'nothing' ] ),
			$this->pick( Sort::cases() ),
			$this->pick( [ 1, 2, mt_rand( 3, 30 ) ] ),
			mt_rand( 1, 12 ),
			0 === mt_rand( 0, 3 ),
			$this->counted( $facets ),
			$this->pick( [ [], [], [ 'recipe_cuisines' => true, 'recipe_ingredients' => false ] ] ),
			$this->pick( [ [], [ 'recipe_ingredients' => [ 'tomato', 'nothing' ] ] ] ),
			0 === mt_rand( 0, 4 ) ? [ 'recipe_courses' => array_map( strval( ... ), $this->some_terms( 'recipe-course' ) ) ?: [ '0' ] ] : []
		);
	}

	/**
	 * Chooses facets whose values are counted: all of them, or more often a few, which is done sooner.
	 *
	 * @param list<string> $facets
	 * @return array<string, int> How many values, by facet.
	 */
	private function counted( array $facets ): array {
		$some = 0 === mt_rand( 0, 9 ) ? $facets : [ $this->pick( $facets ), 'recipe_cuisines', 'recipe_ingredients' ];
		return array_fill_keys( $some, $this->pick( [ 3, 100 ] ) );
	}

	/**
	 * Returns some terms.
	 *
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
	private function pick( array $of ): mixed {
		self::assertNotEmpty( $of );
		return array_values( $of )[ mt_rand( 0, count( $of ) - 1 ) ];
	}
}
