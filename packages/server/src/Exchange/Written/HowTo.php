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
	 * Returns whether the first line is the title, "How to make ghee": where both lists have names of their own below it. It names the
	 * steps of any other text.
	 *
	 * @param list<MarkedLine> $lines
	 */
	public static function is_title( array $lines ): bool {
		return [] !== $lines && self::says( $lines[0]->text ) && self::is_titled( $lines, LineKinds::named_parts( $lines ) );
	}

	/**
	 * Returns whether the first line is the title, if it says how to make a dish.
	 *
	 * @param non-empty-list<MarkedLine> $lines
	 * @param list<string>               $names The section that each names.
	 */
	private static function is_titled( array $lines, array $names ): bool {
		$below = array_slice( $lines, 1 );
		$parts = array_filter( array_slice( $names, 1 ), static fn ( string $part ): bool => '' !== $part );
		$next  = array_key_first( $parts );
		// What is above other steps may be the first of them.
		if ( null === $next || ( $next > 0 && SectionNames::INGREDIENTS !== $parts[ $next ] ) ) {
			return false;
		}
		// Another dish has steps of its own.
		$other = static fn ( MarkedLine $line ): bool => $line->text !== $lines[0]->text && self::says( $line->text );
		$steps = array_filter(
			array_keys( $parts, SectionNames::INSTRUCTIONS, true ),
			static fn ( int $at ): bool => ! $other( $below[ $at ] )
		);
		return in_array( SectionNames::INGREDIENTS, $parts, true ) && [] !== $steps
			&& ! in_array( true, array_column( array_slice( $lines, 0, $next + 1 ), 'counted' ), true );
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
		$parts = LineKinds::named_parts( $lines );
		return [] !== $lines && self::says( $lines[0]->text ) && self::is_titled( $lines, $parts )
			? [ '', ...array_slice( $parts, 1 ) ]
			: $parts;
	}
}
