<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the title of a recipe that says how to make a dish, as the name of its steps may, too, by the rules of the editor's paste, in
 * `packages/editor/src/paste/how-to.ts`.
 */
final class HowTo {

	/**
	 * Returns whether the first line is the title, "How to make ghee", and does not name the steps: then foods are below it, or the name of
	 * either list.
	 *
	 * @param list<MarkedLine> $lines
	 * @return bool False where steps come first, which have numbers.
	 */
	public static function is_title( array $lines ): bool {
		if ( [] === $lines || ! self::says( $lines[0]->text ) ) {
			return false;
		}
		$amount = '%^' . WrittenRules::all()['amount'] . '%u';
		foreach ( array_slice( $lines, 1 ) as $line ) {
			$part = SectionNames::written_part_of( $line->text );
			if ( $line->counted || '' !== $part || 1 === preg_match( $amount, $line->text ) ) {
				return ! $line->counted && in_array( $part, [ '', SectionNames::INGREDIENTS, SectionNames::INSTRUCTIONS ], true );
			}
		}
		return false;
	}

	/**
	 * Returns whether a text says how to make a dish: the title of a recipe, or the name of its steps.
	 */
	public static function says( string $text ): bool {
		return 1 === preg_match( '%^(?:' . WrittenRules::all()['howTo'] . ')[\s.!:]*$%iu', $text );
	}

	/**
	 * Returns the section that each line of a recipe names.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<string> Empty for a line that names none, and for the title.
	 */
	public static function parts( array $lines ): array {
		$parts = array_map( static fn ( MarkedLine $line ): string => SectionNames::written_part_of( $line->text ), $lines );
		return self::is_title( $lines ) ? [ '', ...array_slice( $parts, 1 ) ] : $parts;
	}
}
