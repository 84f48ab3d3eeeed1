<?php
declare( strict_types=1 );

namespace Larder\Recipe\SavedWords;

use Larder\Recipe\Attributes;
use Larder\Recipe\Saved\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Compares what saved markup says with an attribute, and returns the attribute where both differ.
 */
final class ChangedAttribute {

	/**
	 * Compares a text. One that the attributes lack comes from an older version of the markup, and is no change.
	 *
	 * @param Attributes $stored What the attributes say.
	 * @param string     $key    The attribute.
	 * @param string     $text   Plain text.
	 * @return array<string, string>
	 */
	public static function text( Attributes $stored, string $key, string $text ): array {
		return in_array( $stored->text( $key ), [ '', $text ], true ) ? [] : [ $key => Markup::encode( $text ) ];
	}

	/**
	 * Compares a number.
	 *
	 * @param Attributes $stored What the attributes say.
	 * @param string     $key    The attribute.
	 * @param string     $digits The number as printed; empty for none.
	 * @return array<string, int|float>
	 */
	public static function number( Attributes $stored, string $key, string $digits ): array {
		$before = $stored->number( $key );
		return null === $before || '' === $digits || (float) $before === (float) $digits
			? []
			: [ $key => str_contains( $digits, '.' ) ? (float) $digits : (int) $digits ];
	}
}
