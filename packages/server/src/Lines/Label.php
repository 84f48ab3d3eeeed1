<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what a line is for, before its amount: `Egg wash: 1 egg`, `Zum Servieren: 1 Zitrone`.
 */
final class Label {

	/**
	 * Finds where the label ends. What says a number itself is none.
	 *
	 * @param string $text The line, or the quantity that begins with it.
	 * @return int 0 where it has none.
	 */
	public static function end( string $text, Grammar $grammar ): int {
		$label = $grammar->match( 'label.LABEL', $text )[0] ?? '';
		return '' === $label || $grammar->finds( 'label.NO_LABEL', $label ) || NumberReader::is_said( $label, $grammar )
			? 0
			: strlen( $label );
	}

	/**
	 * Returns the text before an amount without its label.
	 *
	 * @param string $before What precedes it.
	 */
	public static function without( string $before ): string {
		return preg_replace( Tables::pattern( 'label.LABEL' ), '', $before ) ?? $before;
	}

	/**
	 * Finds where the items of a list begin with an amount: in the note of `Sauce: 1 cup cream, 2 tbsp mustard`.
	 *
	 * @param string $text The note, plain text.
	 * @return list<int> The places of the amounts.
	 */
	public static function items( string $text, Grammar $grammar ): array {
		return array_map(
			static fn ( int $place ): int => $place + strlen( $grammar->match( 'label.ITEM', $text, $place )[0] ?? '' ),
			$grammar->places( 'label.ITEM', $text )
		);
	}
}
