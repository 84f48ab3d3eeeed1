<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a second recipe in one text as a group of the first, by the rules of the editor's paste, in
 * `packages/editor/src/paste/second-recipe.ts`.
 *
 * @phpstan-import-type Part from PastedText
 */
final class SecondRecipe {

	/**
	 * Removes the title of a second recipe from the end of the first: it becomes the title of its group of ingredients and of its group of
	 * steps.
	 *
	 * @param list<Part> $parts The parts so far.
	 * @return array{string, list<Part>} The title with the facts below it, empty where no second recipe begins; and the parts without it.
	 */
	public static function title( array $parts ): array {
		$has  = static fn ( string $name ): bool
			=> [] !== array_filter( $parts, static fn ( array $part ): bool => $name === $part['name'] && [] !== $part['lines'] );
		$last = $parts[ count( $parts ) - 1 ];
		if (
			! $has( SectionNames::INGREDIENTS )
			|| ! $has( SectionNames::INSTRUCTIONS )
			|| ! in_array( $last['name'], [ SectionNames::INSTRUCTIONS, SectionNames::NOTES ], true )
		) {
			return [ '', $parts ];
		}
		$at    = count( $last['lines'] ) - 1;
		$facts = [];
		while ( $at >= 0 && null !== FactTexts::written( $last['lines'][ $at ]->text ) ) {
			array_unshift( $facts, $last['lines'][ $at ]->text );
			--$at;
		}
		$above = array_slice( $last['lines'], 0, max( 0, $at ) );
		if ( $at < 0 || ! self::is_title( $last['lines'][ $at ], $above ) ) {
			return [ '', $parts ];
		}
		$title   = $last['lines'][ $at ]->text;
		$parts   = array_slice( $parts, 0, -1 );
		$parts[] = [
			'name'  => $last['name'],
			'lines' => $above,
		];
		return [ [] === $facts ? $title : "$title (" . implode( ', ', $facts ) . ')', $parts ];
	}

	/**
	 * Returns whether a line may be the title of a recipe below the steps of another.
	 *
	 * @param list<MarkedLine> $above What is above it.
	 */
	private static function is_title( MarkedLine $line, array $above ): bool {
		return '' !== $line->text
			&& mb_strlen( $line->text ) <= Constants::MAX_SECOND_TITLE_LENGTH
			&& ! self::is_sentence( $line )
			&& 1 !== preg_match( '/[:,;]$/', $line->text )
			&& ( $line->is_head || ( [] !== $above && array_filter( $above, self::is_sentence( ... ) ) === $above ) );
	}

	/**
	 * Returns whether a line ends as sentences do.
	 */
	private static function is_sentence( MarkedLine $line ): bool {
		return 1 === preg_match( '/[.!?…)"”]$/u', $line->text );
	}
}
