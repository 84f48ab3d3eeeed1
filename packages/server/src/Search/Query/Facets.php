<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

use Larder\Recipe\RecipeDocument;
use Larder\Recipe\ValueLabels;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * The one list of what a search can be narrowed by.
 */
final class Facets {

	/** Quick choices that WP Delicious has, each with the most minutes or the most ingredients. */
	private const SIMPLE = [
		'15-minutes-or-less'     => [ 'minutes', 15 ],
		'30-minutes-or-less'     => [ 'minutes', 30 ],
		'7-ingredients-or-less'  => [ 'ingredients', 7 ],
		'10-ingredients-or-less' => [ 'ingredients', 10 ],
	];

	/** @var array<string, Facet|RangeFacet>|null */
	private ?array $every = null;

	/** @var array<string, Facet>|null */
	private ?array $all = null;

	/** @var array<string, RangeFacet>|null */
	private ?array $ranges = null;

	/**
	 * Returns all facets with values by their id, which is also the name that a request uses.
	 *
	 * @return array<string, Facet>
	 */
	public function all(): array {
		$this->all ??= array_filter( $this->every(), static fn ( object $facet ): bool => $facet instanceof Facet );
		return $this->all;
	}

	/**
	 * Returns the numbers that a search limits, by the name that a request uses.
	 *
	 * @return array<string, RangeFacet>
	 */
	public function ranges(): array {
		$this->ranges ??= array_filter( $this->every(), static fn ( object $facet ): bool => $facet instanceof RangeFacet );
		return $this->ranges;
	}

	/**
	 * Names the numbers of the ranges in the index.
	 *
	 * @return array<string, string> By the name that a request uses.
	 */
	public function fields(): array {
		$fields = [];
		foreach ( $this->ranges() as $id => $range ) {
			$fields[ $id ] = $range->field ?? "range_$id";
		}
		return $fields;
	}

	/**
	 * Returns all that a search can be narrowed by.
	 *
	 * @return array<string, Facet|RangeFacet>
	 */
	private function every(): array {
		if ( null === $this->every ) {
			/**
			 * Filters what a search can be narrowed by. Rebuild the index after a change.
			 *
			 * @param array<string, Facet|RangeFacet> $facets Facets by id: lower-case letters, digits and underscores.
			 */
			$facets      = apply_filters( 'larder_facets', $this->built_in() );
			$this->every = [];
			foreach ( is_array( $facets ) ? $facets : [] as $id => $facet ) {
				$is_facet = $facet instanceof Facet || $facet instanceof RangeFacet;
				if ( $is_facet && is_string( $id ) && 1 === preg_match( '/^[a-z][a-z0-9_]{0,39}$/', $id ) ) {
					$this->every[ $id ] = $facet;
				}
			}
		}
		return $this->every;
	}

	/**
	 * Returns the labels for which nothing but the values of a facet is needed.
	 *
	 * @param string       $id     The facet.
	 * @param list<string> $values
	 * @return array<array-key, string> By value; none of a facet that is not known.
	 */
	public function labels( string $id, array $values ): array {
		$facet = $this->all()[ $id ] ?? null;
		return null === $facet ? [] : ( $facet->labels )( $values );
	}

	/**
	 * Returns Larder's own facets.
	 *
	 * @return array<string, Facet|RangeFacet>
	 */
	private function built_in(): array {
		$of = static fn ( Taxonomy $taxonomy, bool $is_all = false ): Facet => Facet::taxonomy(
			$taxonomy->value,
			$taxonomy->labels()['singular_name'],
			$is_all
		);
		return [
			'recipe_courses'         => $of( Taxonomy::Course ),
			'recipe_cuisines'        => $of( Taxonomy::Cuisine ),
			'recipe_dietary'         => $of( Taxonomy::Dietary, true ),
			'recipe_cooking_methods' => $of( Taxonomy::Method ),
			'recipe_ingredients'     => Facet::document(
				static fn ( RecipeDocument $document ): array => self::ingredients( $document ),
				static fn ( array $names ): array => array_combine( $names, array_map( self::capitalize( ... ), $names ) ),
				__( 'Ingredients', 'larder' ),
				null,
				true,
				static fn ( RecipeDocument $document ): array => self::foods( $document )
			),
			'difficulty_level'       => Facet::document(
				static fn ( RecipeDocument $document ): array => '' === $document->data['difficulty']
					? []
					: [ $document->data['difficulty'] ],
				static fn ( array $levels ): array => array_combine( $levels, array_map( ValueLabels::difficulty( ... ), $levels ) ),
				__( 'Difficulty', 'larder' ),
				[ 'beginner', 'intermediate', 'advanced' ]
			),
			'seasons'                => Facet::document(
				static fn ( RecipeDocument $document ): array => $document->data['seasons'],
				static fn ( array $seasons ): array => array_combine( $seasons, array_map( ValueLabels::season( ... ), $seasons ) ),
				__( 'Best season', 'larder' ),
				[ 'spring', 'summer', 'fall', 'winter', 'available' ]
			),
			'simple_factor'          => Facet::document(
				static fn ( RecipeDocument $document ): array => self::simple( $document ),
				static fn ( array $factors ): array => array_combine( $factors, array_map( self::simple_label( ... ), $factors ) ),
				__( 'Quick and simple', 'larder' ),
				array_keys( self::SIMPLE )
			),
			'total_time'             => new RangeFacet(
				static fn ( RecipeDocument $document ): ?int => $document->data['times']['total'] ?: null,
				__( 'Total time', 'larder' ),
				/* translators: %s: a number of minutes. */
				__( 'Up to %s min', 'larder' ),
				180,
				[ 15, 30, 45, 60, 90, 120 ],
				'time'
			),
			'calories'               => new RangeFacet(
				static fn ( RecipeDocument $document ): int|float|null => $document->data['calories'],
				__( 'Calories', 'larder' ),
				/* translators: %s: a number of kilocalories. */
				__( 'Up to %s kcal', 'larder' ),
				1000,
				[ 200, 300, 400, 500, 600, 800 ],
				'calories'
			),
			'recipe_keys'            => $of( Taxonomy::Key ),
			'recipe_tags'            => $of( Taxonomy::Tag ),
			'recipe_badges'          => $of( Taxonomy::Badge ),
		];
	}

	/**
	 * Returns the foods of a recipe, each once.
	 *
	 * @return list<string>
	 */
	private static function ingredients( RecipeDocument $document ): array {
		return array_map( strval( ... ), array_keys( self::foods( $document ) ) );
	}

	/**
	 * Returns how a recipe writes its foods.
	 *
	 * @return array<array-key, string> Text by food, as it is written first.
	 */
	private static function foods( RecipeDocument $document ): array {
		$language = IngredientName::language();
		$foods    = [];
		foreach ( $document->items() as $item ) {
			[ $food, $written ] = IngredientName::read( IngredientName::of_line( $item['text'], $item['name'], $language ), $language );
			if ( '' !== $food ) {
				$foods[ $food ] ??= $written;
			}
		}
		return $foods;
	}

	/**
	 * Returns the quick choices that a recipe meets; unknown times meet none.
	 *
	 * @return list<string>
	 */
	private static function simple( RecipeDocument $document ): array {
		$has = [
			'minutes'     => $document->data['times']['total'],
			'ingredients' => count( $document->items() ),
		];
		return array_keys( array_filter(
			self::SIMPLE,
			static fn ( array $most ): bool => $has[ $most[0] ] > 0 && $has[ $most[0] ] <= $most[1]
		) );
	}

	/**
	 * Returns the label of a quick choice.
	 *
	 * @param string $factor A key of {@see self::SIMPLE}.
	 */
	private static function simple_label( string $factor ): string {
		[ $of, $most ] = self::SIMPLE[ $factor ] ?? [ '', 0 ];
		return match ( $of ) {
			/* translators: %d: minutes. */
			'minutes' => sprintf( _n( '%d minute or less', '%d minutes or less', $most, 'larder' ), $most ),
			/* translators: %d: number of ingredients. */
			'ingredients' => sprintf( _n( '%d ingredient or less', '%d ingredients or less', $most, 'larder' ), $most ),
			default => $factor,
		};
	}

	/**
	 * Writes a food as a label.
	 *
	 * @param string $name A folded name.
	 */
	private static function capitalize( string $name ): string {
		return mb_strtoupper( mb_substr( $name, 0, 1, 'UTF-8' ), 'UTF-8' ) . mb_substr( $name, 1, null, 'UTF-8' );
	}
}
