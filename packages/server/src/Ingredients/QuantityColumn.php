<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Contracts\Constants;
use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * The column of quantities, which each line lays out by itself.
 *
 * The twin of `quantityColumn()` in `blocks/ingredients`.
 *
 * @phpstan-import-type Group from IngredientList
 */
final class QuantityColumn {

	/** How much wider or narrower than a digit some signs are, in tenths. */
	private const OTHERS = [
		'/[' . Digits::FRACTION_SIGNS . ']/u' => 6,
		'/×/u'                                => 2,
		'/[\x{2009}\x{202F}]/u'               => -7,
		'/[ \x{A0}]/u'                        => -5,
		'#[().,/⁄]#u'                         => -5,
		// Among others `m` and `g`, which are units by themselves.
		'/(?<!\p{L})\p{L}/u'                  => 2,
	];

	/** What half or three times as much may add, in tenths: a digit, a fraction, the end of a plural. */
	private const GROWTH = [
		'/(?:^|\D)3*[4-9]|\d[13579](?!\d)/u' => 10,
		'/(?:^|[(–])[' . Digits::FRACTION_SIGNS . ']/u' => 14,
		'/\b[13579](?=–)|–[13579]\b/u' => 15,
		'/\p{L}{3,}/u' => 9,
	];

	/**
	 * Estimates the width of the column, so that all names are aligned and scaling moves none.
	 *
	 * @param list<Group> $groups Groups with the amounts as printed.
	 * @return string Number of digits that the widest amount takes, with a decimal.
	 */
	public static function width( array $groups ): string {
		$widest = Constants::NARROWEST_QUANTITIES;
		foreach ( array_merge( ...array_column( $groups, 'items' ) ) as $item ) {
			[ $amount, $unit ] = LineAmount::for_line( $item );

			$text   = trim( "$amount $unit" );
			$widest = max(
				$widest,
				min( Constants::WIDEST_QUANTITIES, self::text_width( $text ) ),
				...array_map( self::text_width( ... ), explode( ' ', $text ) )
			);
		}
		return (string) ( $widest / 10 );
	}

	/**
	 * Estimates the width of one amount, with room for half and three times as much.
	 *
	 * @param string $text As printed.
	 * @return int Tenths of a digit.
	 */
	private static function text_width( string $text ): int {
		$width = 10 * mb_strlen( $text );
		foreach ( self::OTHERS + self::GROWTH as $sign => $more ) {
			$width += $more * (int) preg_match_all( $sign, $text );
		}
		return $width;
	}
}
