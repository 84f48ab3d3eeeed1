<?php
declare( strict_types=1 );

namespace Larder\Print;

defined( 'ABSPATH' ) || exit;

/**
 * What a recipe can be printed on; `print.scss` in `packages/ui` has their sizes.
 */
enum Paper: string {

	case A4        = 'a4';
	case Letter    = 'letter';
	case LargeCard = 'card-6x4';
	case SmallCard = 'card-5x3';

	/** Where paper is cut in inches. */
	private const LETTER_COUNTRIES = [ 'US', 'CA', 'MX', 'CO', 'CL', 'CR', 'GT', 'PA', 'PH', 'PR', 'VE' ];

	/**
	 * Returns what the paper is called, plain text.
	 */
	public function label(): string {
		return match ( $this ) {
			self::A4        => __( 'A4', 'larder' ),
			self::Letter    => __( 'Letter', 'larder' ),
			self::LargeCard => __( 'Card, 6 × 4 in', 'larder' ),
			self::SmallCard => __( 'Card, 5 × 3 in', 'larder' ),
		};
	}

	/**
	 * Returns the paper that is usual where a language is spoken.
	 *
	 * @param string $locale Such as `en_US`.
	 */
	public static function usual( string $locale ): self {
		return in_array( substr( $locale, 3, 2 ), self::LETTER_COUNTRIES, true ) ? self::Letter : self::A4;
	}
}
