<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Recipe\RecipeDocument;
use Larder\Search\Query\Facet;

defined( 'ABSPATH' ) || exit;

/**
 * How people write the values of a facet whose key is folded: the most frequent spelling is shown.
 *
 * An entry notes how its recipe writes a value where that is not as the facet itself would.
 * To the index a spelling is a value like any other, of a facet that nobody can ask for.
 */
final class Spellings {

	/** A prefix before the facet's id; no id can begin with it. */
	private const SIGN = '=';

	/** Separator between a value and its spelling. */
	private const BETWEEN = "\t";

	/** As much of both as an index key takes, in bytes; longer ones are not noted. */
	private const MAX_BYTES = 140;

	/**
	 * Returns the facet under which an entry notes spellings.
	 *
	 * @param string $id The facet whose values are written.
	 */
	public static function facet( string $id ): string {
		return self::SIGN . $id;
	}

	/**
	 * Returns how what is noted of a value begins.
	 */
	public static function beginning( string $value ): string {
		return $value . self::BETWEEN;
	}

	/**
	 * Returns what an entry notes.
	 *
	 * @param list<string> $values Values of a recipe.
	 * @return list<string> Value and spelling each.
	 */
	public static function for_facet( Facet $facet, array $values, ?RecipeDocument $document ): array {
		if ( null === $facet->spellings || null === $document || [] === $values ) {
			return [];
		}
		$labels = ( $facet->labels )( $values );
		$noted  = [];
		foreach ( array_intersect_key( ( $facet->spellings )( $document ), array_flip( $values ) ) as $value => $spelling ) {
			$note = self::beginning( (string) $value ) . $spelling;
			if ( '' !== $spelling && $spelling !== ( $labels[ $value ] ?? null ) && strlen( $note ) <= self::MAX_BYTES ) {
				$noted[] = $note;
			}
		}
		return $noted;
	}

	/**
	 * Chooses for each value the spelling that most recipes have.
	 *
	 * @param list<string>          $values
	 * @param array<array-key, int> $sizes  How many recipes have each value.
	 * @param array<array-key, int> $noted  How many recipes have each value and spelling.
	 * @return array<array-key, string> Labels by value.
	 */
	public static function chosen( Facet $facet, array $values, array $sizes, array $noted ): array {
		$labels  = ( $facet->labels )( $values );
		$by_size = [];
		foreach ( $noted as $note => $size ) {
			[ $value, $spelling ]           = explode( self::BETWEEN, (string) $note, 2 ) + [ '', '' ];
			$by_size[ $value ][ $spelling ] = $size;
		}
		foreach ( array_intersect_key( $by_size, array_flip( $values ) ) as $value => $spellings ) {
			$plain = ( $sizes[ $value ] ?? 0 ) - array_sum( $spellings );
			$most  = max( $spellings );
			if ( $most >= $plain ) {
				$leading = array_map( strval( ... ), array_keys( $spellings, $most, true ) );
				sort( $leading, SORT_STRING );
				$labels[ $value ] = $leading[0];
			}
		}
		return $labels;
	}
}
