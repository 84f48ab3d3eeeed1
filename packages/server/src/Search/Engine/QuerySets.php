<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\Bitmap;
use Larder\Search\Index\BitStore;
use Larder\Search\Index\Postings;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;
use Larder\Search\Query\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Turns a query into sets of recipes: what answers its text, ranges and limits, and what meets each filter.
 */
final class QuerySets {

	/**
	 * @param BitStore $store        The side that answers.
	 * @param bool     $has_initials Whether the side knows recipes by the first letters of their words.
	 */
	public function __construct(
		private readonly BitStore $store,
		private readonly Facets $facets,
		private readonly bool $has_initials
	) {}

	/**
	 * Returns the recipes that answer all but the filters.
	 */
	public function base( Query $query ): Bitmap {
		$base  = $this->store->union_of( [ Postings::ALL ] );
		$words = Text::words( $query->text );
		$last  = array_pop( $words );
		foreach ( null === $last ? [] : $this->store->each_of( array_map(
			static fn ( string $word ): string => "#word:$word",
			$words
		) ) as $set ) {
			$base = $base->and( $set );
		}
		if ( null !== $last ) {
			$initial = $this->has_initials ? Postings::initial( $last ) : null;
			$base    = $base->and(
				null === $initial
					? $this->store->union( $this->store->names->ids_from( '#word', $last ) )
					: $this->store->union_of( [ $initial ] )
			);
		}
		$ranges = new Ranges( $this->store );
		foreach ( $query->ranges as $field => $range ) {
			$base = $base->and( $ranges->within( $field, $range['min'], $range['max'] ) );
		}
		foreach ( $query->within as $facet => $values ) {
			$base = $base->and( $this->store->union_of( self::names( [ $facet => $values ] ) ) );
		}
		$names = self::names( $query->without );
		return [] === $names ? $base : $base->without( $this->store->union_of( $names ) );
	}

	/**
	 * Returns the recipes that meet each filter.
	 *
	 * @return array<string, Bitmap> By facet.
	 */
	public function chosen( Query $query ): array {
		$chosen = [];
		foreach ( $query->filters as $facet => $values ) {
			$names = self::names( [ $facet => $values ] );
			if ( self::is_all( $facet, $query, $this->facets ) ) {
				$sets             = $this->store->each_of( $names );
				$chosen[ $facet ] = array_reduce(
					$sets,
					static fn ( ?Bitmap $both, Bitmap $set ): Bitmap => null === $both ? $set : $both->and( $set )
				) ?? new Bitmap();
			} else {
				$chosen[ $facet ] = $this->store->union_of( $names );
			}
		}
		return $chosen;
	}

	/**
	 * Narrows a set by filters.
	 *
	 * @param array<string, Bitmap> $chosen What meets each filter.
	 * @param bool                  $is_any Whether one filter is enough.
	 */
	public static function narrow( Bitmap $base, array $chosen, bool $is_any ): Bitmap {
		if ( $is_any && [] !== $chosen ) {
			return $base->and( array_reduce( $chosen, static fn ( Bitmap $any, Bitmap $set ): Bitmap => $any->or( $set ), new Bitmap() ) );
		}
		return array_reduce( $chosen, static fn ( Bitmap $all, Bitmap $set ): Bitmap => $all->and( $set ), $base );
	}

	/**
	 * Builds the names under which values are stored.
	 *
	 * @param array<string, list<string>> $values Values by facet.
	 * @return list<string> Each `facet:value`, once.
	 */
	public static function names( array $values ): array {
		$names = [];
		foreach ( $values as $facet => $some ) {
			array_push(
				$names,
				...array_map( static fn ( string $value ): string => "$facet:$value", array_values( array_unique( $some ) ) )
			);
		}
		return $names;
	}

	/**
	 * Returns whether a recipe has to have all chosen values of a facet.
	 */
	public static function is_all( string $facet, Query $query, Facets $facets ): bool {
		return $query->has_all( $facet, $facets->all()[ $facet ] ?? null );
	}
}
