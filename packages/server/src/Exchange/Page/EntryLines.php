<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Joins lines of one entry of a list that are one line to its readers.
 */
final class EntryLines {

	/** Letters of an amount with its unit. */
	private const MAX_AMOUNT_LENGTH = 20;

	/**
	 * Returns the lines with those of one entry joined.
	 *
	 * @param list<OutlineLine> $lines
	 * @param bool              $is_foods Whether they are ingredients.
	 * @return list<OutlineLine>
	 */
	public static function joined( array $lines, bool $is_foods ): array {
		$joined = [];
		$tip    = null;
		foreach ( $lines as $at => $line ) {
			$last  = $joined[ count( $joined ) - 1 ] ?? null;
			$entry = self::entry( $line->element );
			if ( ! $is_foods && null !== $last && null !== $entry && ( $entry === $tip || self::is_tip_of( $last, $line ) ) ) {
				// A tip for a step, under a heading in its entry, continues with it.
				$text     = $entry === $tip || SectionNames::is_tip( $line->text ) ? $line->text : rtrim( $line->text, ' :' ) . ':';
				$tip      = $entry;
				array_pop( $joined );
				$joined[] = new OutlineLine( "{$last->text} $text", 0, true, $line->element );
			} elseif ( null !== $last && $is_foods && self::is_defined( $last, $line ) ) {
				array_pop( $joined );
				$joined[] = new OutlineLine( "{$last->text} {$line->text}", 0, true, $line->element );
			} elseif ( null !== $last && ( $is_foods ? self::is_wrapped( $lines, $at ) : self::is_headed( $last, $line ) ) ) {
				array_pop( $joined );
				// The heading may be the number of the step alone.
				$text     = 1 === preg_match( '/^\d{1,2}[.)]?$/', $last->text ) ? $line->text : "{$last->text} {$line->text}";
				$joined[] = new OutlineLine( $text, 0, true, $line->element );
			} else {
				// A food without an amount has an empty term.
				$is_food  = $is_foods && 'dd' === $line->element->nodeName;
				$joined[] = $is_food ? new OutlineLine( $line->text, $line->level, true, $line->element ) : $line;
			}
		}
		return $joined;
	}

	/**
	 * Returns whether two lines are an amount and what it is of, one as the term of a list of definitions and one as its definition.
	 *
	 * @param OutlineLine $term The line above.
	 */
	private static function is_defined( OutlineLine $term, OutlineLine $line ): bool {
		$amounts = array_filter(
			[ $term, $line ],
			static fn ( OutlineLine $part ): bool => $part->has_amount() && mb_strlen( $part->text ) <= self::MAX_AMOUNT_LENGTH
		);
		return 'dt' === $term->element->nodeName && 'dd' === $line->element->nodeName && 1 === count( $amounts );
	}

	/**
	 * Returns whether a line is the second half of a food, broken by the page for its looks: no entry beside it has two lines.
	 *
	 * @param list<OutlineLine> $lines
	 * @param int               $at    Place of the line.
	 */
	private static function is_wrapped( array $lines, int $at ): bool {
		$line = $lines[ $at ];
		if (
			'li' !== $line->element->nodeName
			|| $line->has_amount()
			|| ( $lines[ $at - 1 ]->element ?? null ) !== $line->element
			|| ! $lines[ $at - 1 ]->has_amount()
		) {
			return false;
		}
		$counts = [];
		foreach ( $lines as $other ) {
			if ( 'li' === $other->element->nodeName ) {
				$id            = spl_object_id( $other->element );
				$counts[ $id ] = ( $counts[ $id ] ?? 0 ) + 1;
			}
		}
		return 2 === $counts[ spl_object_id( $line->element ) ]
			&& 1 === count( array_filter( $counts, static fn ( int $count ): bool => $count > 1 ) )
			&& count( $counts ) > 2;
	}

	/**
	 * Returns whether a line is the heading of a tip in the entry of a step.
	 *
	 * @param OutlineLine $step The line above.
	 */
	public static function is_tip_of( OutlineLine $step, OutlineLine $line ): bool {
		$entry = self::entry( $line->element );
		return null !== $entry
			&& 0 === $step->level
			&& $line->level > 0
			&& $entry === self::entry( $step->element )
			&& ( SectionNames::NOTES === SectionNames::part_of( $line->text ) || SectionNames::is_tip( $line->text ) );
	}

	/**
	 * Returns whether a heading and a text are one step: they share an entry.
	 *
	 * @param OutlineLine $heading The line above.
	 */
	private static function is_headed( OutlineLine $heading, OutlineLine $line ): bool {
		$entry = self::entry( $heading->element );
		return $heading->level > 0
			&& $heading->level < 7
			&& 0 === $line->level
			&& null !== $entry
			&& $entry === self::entry( $line->element )
			&& '' === SectionNames::part_of( $heading->text );
	}

	/**
	 * Returns the entry that an element is, or is in.
	 */
	private static function entry( \DOMElement $element ): ?\DOMElement {
		for ( $node = $element; $node instanceof \DOMElement; $node = $node->parentNode ) {
			if ( 'li' === $node->nodeName ) {
				return $node;
			}
		}
		return null;
	}
}
