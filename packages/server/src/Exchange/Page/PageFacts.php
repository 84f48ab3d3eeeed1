<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\Minutes;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\YieldText;

defined( 'ABSPATH' ) || exit;

/**
 * Reads times and servings that stand somewhere in the lines of a page.
 */
final class PageFacts {

	/** How many boxes, and texts between them, a label and its value have. */
	private const MAX_PARTS = 8;

	/**
	 * Fills in the facts that a recipe lacks.
	 *
	 * @param list<OutlineLine> $lines    The lines of its page.
	 * @param string            $language Their language tag, if known.
	 */
	public static function fill( FoundRecipe $recipe, array $lines, string $language = '' ): void {
		$facts = self::read( $lines );
		if ( '' === $recipe->yield && ! isset( $facts['yield'] ) ) {
			$facts += self::written_out( $lines, $language );
		}
		if ( 0 === $recipe->prep && 0 === $recipe->cook && 0 === $recipe->total ) {
			$recipe->take_time( 'prep', $facts['prep'] ?? '' );
			$recipe->take_time( 'cook', $facts['cook'] ?? '' );
			$recipe->take_time( 'total', $facts['total'] ?? '' );
		}
		foreach ( [ 'prep', 'cook', 'total' ] as $which ) {
			// A program that wrote minutes as hours; nobody prepares a dish for ten hours that the page has in ten minutes.
			$minutes = isset( $facts[ $which ] ) ? Minutes::parse( $facts[ $which ] ) : 0;
			if ( $minutes > 0 && $recipe->$which === $minutes * 60 ) {
				$recipe->take_time( $which, $facts[ $which ] );
			}
		}
		if ( '' === $recipe->yield || self::is_number_of( $recipe->yield, $facts['yield'] ?? '' ) ) {
			$recipe->yield = $facts['yield'] ?? '';
		}
	}

	/**
	 * Returns whether a yield is the bare number of another that says of what, too, or the first of its range.
	 *
	 * @param string $told  What the data says.
	 * @param string $shown What the page shows.
	 */
	private static function is_number_of( string $told, string $shown ): bool {
		if (
			'' === YieldText::unit( $shown )
			|| 1 !== preg_match( '/^\d+$/', $told )
			|| 1 !== preg_match( '/^\D*' . $told . '(?![\d.,\/])/', $shown )
		) {
			return false;
		}
		// A range of servings is one size of helping or another; one of pieces says what the number counts.
		return ! YieldText::is_range( $shown ) || null === FactTexts::read( $told . ' ' . YieldText::unit( $shown ) );
	}

	/**
	 * Reads all facts, of each the first.
	 *
	 * @param list<OutlineLine> $lines
	 * @return array<string, string>
	 */
	private static function read( array $lines ): array {
		$facts = [];
		foreach ( $lines as $at => $line ) {
			$facts += self::of_columns( $line, $lines[ $at + 1 ] ?? null );
			$facts += FactPieces::read( $line->text ) + self::of_cells( $line );
			$found = FactTexts::read( $line->text ) ?? self::of_boxes( $line );
			if ( null === $found ) {
				$label = FactTexts::label_of( $line->text );
				// Some sites print the value above its name.
				$is_above = isset( $lines[ $at - 1 ] )
					&& (
						1 === preg_match( '/^\d{1,3}$/', $lines[ $at - 1 ]->text )
							|| ( $lines[ $at - 1 ]->element !== $line->element && self::share_box( $lines[ $at - 1 ], $line ) )
					);
				foreach ( '' === $label ? [] : ( $is_above ? [ $at - 1, $at + 1 ] : [ $at + 1, $at - 1 ] ) as $other ) {
					$found ??= isset( $lines[ $other ] ) && mb_strlen( $lines[ $other ]->text ) < 40
						? self::value( $label, $lines[ $other ], $line )
						: null;
				}
			}
			if ( null !== $found ) {
				$facts[ $found[0] ] ??= $found[1];
			}
		}
		$facts += NamedBoxes::facts( $lines ) + self::above_foods( $lines );
		return isset( $facts['prep'] ) || isset( $facts['cook'] ) || isset( $facts['total'] )
			? $facts
			: $facts + NamedBoxes::time( $lines );
	}

	/**
	 * Reads the servings from the name of the ingredients: "Ingredients for 4 people".
	 *
	 * @param list<OutlineLine> $lines
	 * @return array{yield?: string}
	 */
	private static function above_foods( array $lines ): array {
		foreach ( $lines as $line ) {
			$served = SectionNames::INGREDIENTS === SectionNames::part_of( $line->text ) ? FactTexts::served_in( $line->text ) : '';
			$found  = FactTexts::read( $served );
			if ( null !== $found ) {
				return [ 'yield' => $found[1] ];
			}
		}
		return [];
	}

	/**
	 * Reads the servings whose number is written out.
	 *
	 * @param list<OutlineLine> $lines
	 * @param string            $language Their language tag, if known.
	 * @return array{yield?: string}
	 */
	private static function written_out( array $lines, string $language ): array {
		foreach ( $lines as $line ) {
			$digits = mb_strlen( $line->text ) < 60 ? YieldText::in_digits( $line->text, $language ) : $line->text;
			$found  = $digits === $line->text ? null : FactTexts::read( $digits );
			if ( 'yield' === ( $found[0] ?? '' ) ) {
				return [ 'yield' => $found[1] ];
			}
		}
		return [];
	}

	/**
	 * Reads the fact of a line whose label and value are boxes without a blank between them.
	 *
	 * @return array{string, string}|null
	 */
	private static function of_boxes( OutlineLine $line ): ?array {
		if ( mb_strlen( $line->text ) > 60 ) {
			return null;
		}
		$texts = self::has_many( $line->element ) ? [] : self::cells( $line->element );
		if ( 2 !== count( $texts ) || LineCleaner::folded( implode( '', $texts ) ) !== LineCleaner::folded( $line->text ) ) {
			return null;
		}
		foreach ( [ $texts, array_reverse( $texts ) ] as [ $label, $value ] ) {
			$fact = FactTexts::label_of( $label );
			if ( '' !== $fact ) {
				return FactTexts::checked( $fact, $value );
			}
		}
		return null;
	}

	/**
	 * Returns whether an element holds more than a label and a value, found without a walk through a whole page for each of its lines.
	 */
	private static function has_many( \DOMElement $element ): bool {
		$node = $element->firstChild;
		for ( $count = 0; null !== $node && $count < self::MAX_PARTS; ++$count ) {
			$node = $node->nextSibling;
		}
		return null !== $node;
	}

	/**
	 * Reads the facts of a line each of which has a box of its own.
	 *
	 * @return array<string, string>
	 */
	private static function of_cells( OutlineLine $line ): array {
		$facts = [];
		$texts = mb_strlen( $line->text ) > 160 || self::has_many( $line->element ) ? [] : self::cells( $line->element );
		foreach ( count( $texts ) > 1 ? $texts : [] as $text ) {
			// A box may be beside the line, with lines of its own.
			$found = str_contains( LineCleaner::folded( $line->text ), LineCleaner::folded( $text ) ) ? FactTexts::read( $text ) : null;
			if ( null !== $found ) {
				$facts[ $found[0] ] ??= $found[1];
			}
		}
		return $facts;
	}

	/**
	 * Reads a row of a table whose cells name facts, by the cells below them.
	 *
	 * @param OutlineLine|null $next The line below it.
	 * @return array<string, string>
	 */
	private static function of_columns( OutlineLine $line, ?OutlineLine $next ): array {
		if ( 'tr' !== $line->element->nodeName || 'tr' !== $next?->element->nodeName ) {
			return [];
		}
		$names  = self::cells( $line->element );
		$values = self::cells( $next->element );
		$facts  = [];
		foreach ( count( $names ) === count( $values ) ? $names : [] as $at => $name ) {
			$label = FactTexts::label_of( $name );
			$found = '' === $label ? null : FactTexts::checked( $label, $values[ $at ] );
			if ( null !== $found ) {
				$facts[ $found[0] ] ??= $found[1];
			}
		}
		return $facts;
	}

	/**
	 * Returns the texts of the cells of a row.
	 *
	 * @return list<string>
	 */
	private static function cells( \DOMElement $row ): array {
		$texts = [];
		foreach ( $row->childNodes as $cell ) {
			if ( $cell instanceof \DOMElement ) {
				$texts[] = self::labelled( $cell );
			}
		}
		return $texts;
	}

	/**
	 * Returns the text of a cell, with a colon behind the label that it begins with in a box of its own: `<b>Yield</b>4 servings`. A value
	 * in a box, too, may be that of a recipe which the page links to.
	 */
	private static function labelled( \DOMElement $cell ): string {
		$text  = HtmlText::from_node( $cell );
		$box   = $cell->firstElementChild?->nextSibling instanceof \DOMText ? $cell->firstElementChild : null;
		$label = null === $box ? '' : HtmlText::from_node( $box );
		$value = '' !== FactTexts::label_of( $label ) && str_starts_with( $text, $label ) ? substr( $text, strlen( $label ) ) : '';
		return 1 === preg_match( '/^\s*[\p{L}\p{N}~]/u', $value ) ? rtrim( $label, ': ' ) . ': ' . ltrim( $value ) : $text;
	}

	/**
	 * Returns the value that a line of its own holds; a bare number counts as a time only within the element that names that time.
	 *
	 * @param OutlineLine $label The line that names the fact.
	 * @return array{string, string}|null
	 */
	private static function value( string $fact, OutlineLine $value, OutlineLine $label ): ?array {
		if ( 1 === preg_match( '/^\d+$/', $value->text ) ) {
			$found = FactTexts::checked( $fact, self::with_unit( $label, $value ) );
			if ( null !== $found ) {
				return $found;
			}
		}
		if ( 'yield' !== $fact && 1 === preg_match( '/^\d+$/', $value->text ) ) {
			if ( ! self::share_box( $value, $label ) && ! self::share_box( $label, $value ) ) {
				return null;
			}
		}
		return FactTexts::checked( $fact, $value->text );
	}

	/**
	 * Returns a number together with the unit that is in a box of its own behind it: a label, `5`, `minutes`.
	 *
	 * @param OutlineLine $label The line that names the fact.
	 * @param OutlineLine $value The number.
	 * @return string Empty where the box that holds both holds anything else.
	 */
	private static function with_unit( OutlineLine $label, OutlineLine $value ): string {
		$box   = SharedBox::smallest( $label, $value );
		$parts = $box instanceof \DOMElement && ! self::has_many( $box ) ? self::cells( $box ) : [];
		return [ $label->text, $value->text ] === array_slice( $parts, 0, 2 ) && 3 === count( $parts )
			? "{$parts[1]} {$parts[2]}"
			: '';
	}

	/**
	 * Returns whether two lines are all that an element holds.
	 *
	 * @param OutlineLine $first The first of them.
	 */
	private static function share_box( OutlineLine $first, OutlineLine $second ): bool {
		$box = $first->element->parentNode;
		return $box instanceof \DOMElement
			&& $box === $second->element->parentNode
			&& ! self::has_many( $box )
			&& LineCleaner::folded( $box->textContent ) === LineCleaner::folded( $first->text . $second->text );
	}
}
