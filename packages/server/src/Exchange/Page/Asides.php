<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Finds tips that are in boxes of their own among the lines of a list, which continues below them.
 */
final class Asides {

	/** Lines of one tip at most; a box with more is a section of its own. */
	private const MAX_LINES = 8;

	/** Elements and texts of a box with one tip. */
	private const MAX_NODES = 100;

	/** Bytes of blanks and line breaks around it. */
	private const MAX_BLANKS = 1_000;

	/** What boxes of tips are called. */
	private const TIP = '/(?:^|[\s_-])(?:tipp?s?|hints?|notes?|hinweise?|anmerkung|astuces?|conseils?|remarques?|consejos?|trucos?|consigli[oa]?)(?:$|[\s_-])/i';

	/**
	 * Returns lines without the tips among them.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<OutlineLine>
	 */
	public static function without( array $lines ): array {
		$kept  = [];
		$count = count( $lines );
		for ( $at = 0; $at < $count; ++$at ) {
			$end = self::end( $lines, $at );
			if ( $end > $at ) {
				$at = $end - 1;
			} else {
				$kept[] = $lines[ $at ];
			}
		}
		return $kept;
	}

	/**
	 * Returns the texts of the tips among lines.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<string>
	 */
	public static function texts( array $lines ): array {
		$texts = [];
		foreach ( $lines as $at => $heading ) {
			foreach ( array_slice( $lines, $at, max( 0, self::end( $lines, $at ) - $at ) ) as $line ) {
				// "Tip" alone says no more than that this is one.
				if ( $line !== $heading || SectionNames::is_tip( $line->text ) ) {
					$texts[] = $line->text;
				}
			}
		}
		return $texts;
	}

	/**
	 * Returns where a tip ends that begins with a heading.
	 *
	 * @param list<OutlineLine> $lines
	 * @param int               $at    Place of the heading.
	 * @return int The same place where no tip begins.
	 */
	private static function end( array $lines, int $at ): int {
		$heading = $lines[ $at ];
		if ( self::is_box( $heading ) ) {
			return $at + 1;
		}
		$names   = $heading->level > 0
			&& ( SectionNames::NOTES === SectionNames::part_of( $heading->text ) || SectionNames::is_tip( $heading->text ) );
		if ( ! $names || ! isset( $lines[ $at - 1 ], $lines[ $at + 1 ] ) ) {
			return $at;
		}
		$content = SharedBox::lines( $heading, array_slice( $lines, $at + 1, self::MAX_LINES + 1 ) );
		$end     = $at + 1 + count( $content );
		$next    = $lines[ $end ] ?? null;
		return null !== $next
			&& count( $content ) <= self::MAX_LINES
			&& ! SharedBox::holds( $heading, $content[0] ?? $heading, $lines[ $at - 1 ] )
			&& self::is_alike( $lines[ $at - 1 ], $next )
			? $end
			: $at;
	}

	/**
	 * Returns whether a line begins as a tip does, and is all that a box holds which is called a tip.
	 */
	private static function is_box( OutlineLine $line ): bool {
		if ( $line->level > 0 || ! SectionNames::is_tip( $line->text ) ) {
			return false;
		}
		$box = $line->element;
		for ( $depth = 0; $depth < 3 && $box instanceof \DOMElement; ++$depth ) {
			if ( 1 === preg_match( self::TIP, $box->getAttribute( 'class' ) ) ) {
				$text = self::short_text( $box, 2 * strlen( $line->text ) + self::MAX_BLANKS );
				return null !== $text && LineCleaner::folded( $text ) === LineCleaner::folded( $line->text );
			}
			$box = $box->parentNode;
		}
		return false;
	}

	/**
	 * Returns the text of a box that has no more than a tip in it, read no further than that: a box may hold thousands of tips, each of
	 * which would be compared with the whole of it.
	 *
	 * @param int $length Bytes at most.
	 * @return string|null Null for a box that holds more.
	 */
	private static function short_text( \DOMElement $box, int $length ): ?string {
		$text = '';
		$node = $box->firstChild;
		for ( $count = 0; null !== $node && $count < self::MAX_NODES && strlen( $text ) <= $length; ++$count ) {
			$text .= $node instanceof \DOMText ? $node->data : '';
			$next  = $node->firstChild;
			while ( null === $next && null !== $node && $node !== $box ) {
				$next = $node->nextSibling;
				$node = $node->parentNode;
			}
			$node = $next;
		}
		return null === $node ? $text : null;
	}

	/**
	 * Returns whether two lines are entries of the same kind of list, or paragraphs of the same box.
	 *
	 * @param OutlineLine $before The line above a tip.
	 * @param OutlineLine $after  The line below it.
	 */
	private static function is_alike( OutlineLine $before, OutlineLine $after ): bool {
		[ $above, $below ] = [ $before->element->parentNode, $after->element->parentNode ];
		return 0 === $before->level
			&& 0 === $after->level
			&& '' === SectionNames::part_of( $after->text )
			&& $before->element->nodeName === $after->element->nodeName
			&& $before->element->getAttribute( 'class' ) === $after->element->getAttribute( 'class' )
			&& ( $above === $below || ( $before->is_item && $after->is_item && $above?->nodeName === $below?->nodeName ) );
	}
}
