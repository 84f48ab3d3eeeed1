<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\WrittenRules;
use Larder\Lines\Chars;

defined( 'ABSPATH' ) || exit;

/**
 * Puts what stands side by side on a line below each other, by the rules of the editor's paste, in `packages/editor/src/paste/cells.ts`.
 */
final class Cells {

	/**
	 * Splits a line: the foods of a recipe card, and facts behind each other or behind the title.
	 *
	 * @return non-empty-list<string> The line itself where its cells are anything else.
	 */
	public static function apart( string $line ): array {
		$cells = preg_split( '/\t+|\s{3,}/u', Chars::trim( $line ) ) ?: [];
		$foods = array_filter( $cells, self::is_food( ... ) );
		$facts = array_filter( array_slice( $cells, 1 ), static fn ( string $cell ): bool => null !== FactTexts::written( $cell ) );
		$count = count( $cells );
		return $count > 1 && ( count( $foods ) === $count || ( count( $facts ) === $count - 1 && ! isset( $foods[0] ) ) )
			? $cells
			: [ $line ];
	}

	/**
	 * Returns whether a text is an amount of something.
	 */
	private static function is_food( string $text ): bool {
		return 1 === preg_match( '%^' . WrittenRules::all()['amount'] . '%u', $text ) && 1 === preg_match( '/\p{L}/u', $text );
	}
}
