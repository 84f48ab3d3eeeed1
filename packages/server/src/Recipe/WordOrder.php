<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Tells in which order and with which marks somebody typed a line: `2 garlic cloves`, `Flour: 500 g`, `Salt to taste`.
 *
 * The twin of `wordOrder()` in `blocks/ingredients`; both are held to `blocks/ingredients/test/fixtures/word-order.json`.
 *
 * @phpstan-type Order list<array{'quantity'|'unit'|'name'|'note', string}>
 */
final class WordOrder {

	private const PIECES = [ 'quantity', 'unit', 'name', 'note' ];

	/** The orders in which people write a line; the first is the usual one. */
	private const ORDERS = [
		self::PIECES,
		[ 'quantity', 'name', 'unit', 'note' ],
		[ 'name', 'quantity', 'unit', 'note' ],
		[ 'name', 'unit', 'quantity', 'note' ],
	];

	/** Bullets, boxes and the number of a list before the line. */
	private const HEAD = '^[^\p{L}\p{N}]*?(?:\d{1,3}[.)]\s+)?';

	/** What stands between two pieces. */
	private const BETWEEN = '([\s,;:–—-]*(?:[x×]\s+)?)';

	/** A longer line is prose, in the usual order. */
	private const LONGEST = 500;

	/**
	 * Reads the order of a line.
	 *
	 * @param Attributes $line The line's attributes.
	 * @return Order|null Null for the usual one, and where the pieces are not those of the line.
	 */
	public static function of( Attributes $line ): ?array {
		$text   = $line->text( 'text' );
		$pieces = [];
		foreach ( self::PIECES as $piece ) {
			$pieces[ $piece ] = $line->text( $piece );
		}
		if ( '' === $pieces['name'] || mb_strlen( $text ) > self::LONGEST ) {
			return null;
		}
		foreach ( self::ORDERS as $at => $order ) {
			$found = self::found( $text, $pieces, $order );
			if ( null !== $found ) {
				return 0 === $at && self::usual( $pieces ) === $found ? null : $found;
			}
		}
		return null;
	}

	/**
	 * Gives the pieces of a line in the order in which they are printed.
	 *
	 * @param array{quantity: string, unit: string, name: string, note: string, order?: Order, ...} $item The line.
	 * @return Order Without those that say nothing; the first has nothing before it.
	 */
	public static function printed( array $item ): array {
		return $item['order'] ?? self::usual( $item );
	}

	/**
	 * Gives the usual order of a line.
	 *
	 * @param array{quantity: string, unit: string, name: string, note: string, ...} $pieces The pieces.
	 * @return Order
	 */
	private static function usual( array $pieces ): array {
		$order = [];
		foreach ( self::PIECES as $piece ) {
			if ( '' !== $pieces[ $piece ] ) {
				$mark    = 'note' === $piece && ! str_starts_with( $pieces['note'], '(' ) ? ', ' : ' ';
				$order[] = [ $piece, [] === $order ? '' : $mark ];
			}
		}
		return $order;
	}

	/**
	 * Gives how a line was typed if its pieces stand in an order.
	 *
	 * @param string                                                                          $text   The line.
	 * @param array{quantity: string, unit: string, name: string, note: string}               $pieces The pieces.
	 * @param list<'quantity'|'unit'|'name'|'note'>                                           $order  The order.
	 * @return Order|null
	 */
	private static function found( string $text, array $pieces, array $order ): ?array {
		$shown   = array_values( array_filter( $order, static fn ( string $piece ): bool => '' !== $pieces[ $piece ] ) );
		$typed   = array_map( static fn ( string $piece ): string => preg_quote( $pieces[ $piece ], '/' ), $shown );
		$pattern = '/' . self::HEAD . implode( self::BETWEEN, $typed ) . '[\s,;:.]*$/iu';
		if ( 1 !== preg_match( $pattern, $text, $found ) ) {
			return null;
		}
		$read = [];
		foreach ( $shown as $at => $piece ) {
			$is_unit = 'unit' === $piece && $at > 0 && 'quantity' === $shown[ $at - 1 ];
			$read[]  = [ $piece, 0 === $at ? '' : self::mark( $is_unit ? '' : $found[ $at ] ) ];
		}
		return $read;
	}

	/**
	 * Writes what stands between two pieces, with a space at least.
	 *
	 * @param string $typed As typed.
	 */
	private static function mark( string $typed ): string {
		return '' === $typed ? ' ' : (string) preg_replace( '/[,;:]$/', '$0 ', $typed );
	}
}
