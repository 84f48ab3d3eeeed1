<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * Detects the order and the punctuation in which somebody typed a line: `2 garlic cloves`, `Flour: 500 g`, `Salt to taste`.
 *
 * The twin of `wordOrder()` in `blocks/ingredients`; both are held to `blocks/ingredients/test/fixtures/word-order.json`.
 *
 * @phpstan-type Order list<array{'quantity'|'unit'|'name'|'note', string}>
 */
final class WordOrder {

	private const PIECES = [ 'quantity', 'unit', 'name', 'note' ];

	/** The orders in which people write a line; the first is the default. */
	private const ORDERS = [
		self::PIECES,
		[ 'quantity', 'name', 'unit', 'note' ],
		[ 'name', 'quantity', 'unit', 'note' ],
		[ 'name', 'unit', 'quantity', 'note' ],
	];

	/** Bullets, boxes and the number of a list before the line. */
	private const HEAD = '^[^\p{L}\p{N}]*?(?:\d{1,3}[.)]\s+)?';

	/** What is between two pieces. */
	private const BETWEEN = '([\s,;:‐-―-]*(?:[x×]\s+)?)';

	/**
	 * Reads the order of a stored line.
	 *
	 * @return Order|null Null for the default, and where the pieces are not those of the line.
	 */
	public static function for_line( Attributes $line ): ?array {
		return self::read(
			$line->text( 'text' ),
			[
				'quantity' => $line->text( 'quantity' ),
				'unit'     => $line->text( 'unit' ),
				'name'     => $line->text( 'name' ),
				'note'     => $line->text( 'note' ),
			]
		);
	}

	/**
	 * Reads the order of a line that is plain text.
	 *
	 * @param string                                                                 $text   The line.
	 * @param array{quantity: string, unit: string, name: string, note: string, ...} $pieces What was read from it.
	 * @return Order|null Null for the default, and where the pieces are not those of the line.
	 */
	public static function of_text( string $text, array $pieces ): ?array {
		return self::read(
			self::folded( $text ),
			[
				'quantity' => self::folded( $pieces['quantity'] ),
				'unit'     => self::folded( $pieces['unit'] ),
				'name'     => self::folded( $pieces['name'] ),
				'note'     => self::folded( $pieces['note'] ),
			]
		);
	}

	/**
	 * Reads the order of a line whose white space is folded.
	 *
	 * @param string $text The line.
	 * @param array{quantity: string, unit: string, name: string, note: string} $pieces What was read from it.
	 * @return Order|null
	 */
	private static function read( string $text, array $pieces ): ?array {
		$longest = max( array_map( mb_strlen( ... ), [ $text, ...array_values( $pieces ) ] ) );
		if ( '' === $pieces['name'] || $longest > Constants::MAX_LINE_LETTERS ) {
			return null;
		}
		foreach ( self::ORDERS as $at => $order ) {
			$found = self::found( $text, $pieces, $order );
			if ( null !== $found ) {
				return 0 === $at && self::printed( $pieces ) === $found ? null : $found;
			}
		}
		return null;
	}

	/**
	 * Folds white space.
	 *
	 * @param string $text Plain text.
	 */
	private static function folded( string $text ): string {
		return trim( preg_replace( '/\s+/u', ' ', $text ) ?? $text );
	}

	/**
	 * Returns the pieces of a line in the order in which they are printed, as `orderedPieces()` in `packages/quantity` does.
	 *
	 * @param array{quantity: string, unit: string, name: string, note: string, order?: Order|null, ...} $item The line.
	 * @return Order Without those that say nothing; the first has nothing before it.
	 */
	public static function printed( array $item ): array {
		$order = $item['order'] ?? [];
		foreach ( array_diff( self::PIECES, array_column( $order, 0 ) ) as $piece ) {
			$order = self::with_piece( $order, $piece, $item['note'] );
		}
		$shown = array_values( array_filter( $order, static fn ( array $one ): bool => '' !== $item[ $one[0] ] ) );
		return array_map( static fn ( array $one, int $at ): array => [ $one[0], 0 === $at ? '' : $one[1] ], $shown, array_keys( $shown ) );
	}

	/**
	 * Whether a unit was typed before its number: `latte ml 250`.
	 *
	 * @param Order|null $order How the line was typed.
	 */
	public static function is_unit_first( ?array $order ): bool {
		$amount = array_intersect( array_column( $order ?? [], 0 ), [ 'quantity', 'unit' ] );
		return 'unit' === ( array_values( $amount )[0] ?? '' );
	}

	/**
	 * Returns a line as it is printed.
	 *
	 * @param array{quantity: string, unit: string, name: string, note: string, order?: Order|null, ...} $item The line, plain text.
	 */
	public static function text( array $item ): string {
		return implode( '', array_map( static fn ( array $one ): string => $one[1] . $item[ $one[0] ], self::printed( $item ) ) );
	}

	/**
	 * Inserts a piece that was not typed, such as the unit of a converted count, where it is read.
	 *
	 * @param Order                           $order The pieces that were.
	 * @param 'quantity'|'unit'|'name'|'note' $piece
	 * @param string                          $note  The note of the line.
	 * @return Order
	 */
	private static function with_piece( array $order, string $piece, string $note ): array {
		$behind = array_search( 'quantity', array_column( $order, 0 ), true );
		$place  = 'unit' === $piece && false !== $behind ? $behind + 1 : count( $order );
		$mark   = 'note' === $piece && ! str_starts_with( $note, '(' ) ? ', ' : ' ';
		return [ ...array_slice( $order, 0, $place ), [ $piece, $mark ], ...array_slice( $order, $place ) ];
	}

	/**
	 * Returns how a line was typed if its pieces come in an order.
	 *
	 * @param string                                $text  The line.
	 * @param array{quantity: string, unit: string, name: string, note: string} $pieces
	 * @param list<'quantity'|'unit'|'name'|'note'> $order
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
	 * Writes what is between two pieces, with a space at least.
	 *
	 * @param string $typed As typed.
	 */
	private static function mark( string $typed ): string {
		return '' === $typed ? ' ' : (string) preg_replace( '/[,;:]$/', '$0 ', $typed );
	}
}
