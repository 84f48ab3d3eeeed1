<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\Minutes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads times and servings that stand somewhere in the lines of a page.
 */
final class PageFacts {

	/**
	 * Gives a recipe the facts that it lacks.
	 *
	 * @param FoundRecipe       $recipe The recipe.
	 * @param list<OutlineLine> $lines  The lines of its page.
	 */
	public static function fill( FoundRecipe $recipe, array $lines ): void {
		$facts = self::read( $lines );
		if ( 0 === $recipe->prep && 0 === $recipe->cook && 0 === $recipe->total ) {
			$recipe->prep  = Minutes::of( $facts['prep'] ?? '' );
			$recipe->cook  = Minutes::of( $facts['cook'] ?? '' );
			$recipe->total = Minutes::of( $facts['total'] ?? '' );
		}
		if ( '' === $recipe->yield ) {
			$recipe->yield = $facts['yield'] ?? '';
		}
	}

	/**
	 * Reads all facts, of each the first.
	 *
	 * @param list<OutlineLine> $lines The lines.
	 * @return array<string, string>
	 */
	private static function read( array $lines ): array {
		$facts = [];
		foreach ( $lines as $at => $line ) {
			foreach ( preg_split( '/\s*[|•·]\s*/u', $line->text ) ?: [] as $piece ) {
				$found = FactTexts::of( $piece );
				if ( null !== $found ) {
					$facts[ $found[0] ] ??= $found[1];
				}
			}
			$found = FactTexts::of( $line->text );
			if ( null === $found ) {
				$label = FactTexts::label_of( $line->text );
				// Some sites print the value above its name.
				$is_above = isset( $lines[ $at - 1 ] ) && 1 === preg_match( '/^\d{1,3}$/', $lines[ $at - 1 ]->text );
				foreach ( '' === $label ? [] : ( $is_above ? [ $at - 1, $at + 1 ] : [ $at + 1, $at - 1 ] ) as $other ) {
					$found ??= isset( $lines[ $other ] ) && mb_strlen( $lines[ $other ]->text ) < 40 ? self::value( $label, $lines[ $other ]->text ) : null;
				}
			}
			if ( null !== $found ) {
				$facts[ $found[0] ] ??= $found[1];
			}
		}
		return $facts;
	}

	/**
	 * Takes a value that stands on a line of its own; a bare number is no time there.
	 *
	 * @param string $fact Which fact.
	 * @param string $text The line.
	 * @return array{string, string}|null
	 */
	private static function value( string $fact, string $text ): ?array {
		return 'yield' !== $fact && 1 === preg_match( '/^\d+$/', $text ) ? null : FactTexts::checked( $fact, $text );
	}
}
