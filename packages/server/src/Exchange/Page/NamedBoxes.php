<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\Minutes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads times and servings that no word of a page names: the class of their box does, or the picture in it.
 */
final class NamedBoxes {

	/** What boxes of facts are called, in any theme. */
	private const CLASSES = [
		'prep'  => '/prep(?:aration)?[-_]?time/i',
		'cook'  => '/(?:cook(?:ing)?|baking)[-_]?time/i',
		'total' => '/total[-_]?time/i',
		'yield' => '/(?:^|[\s_-])(?:servings?|portions?|yields?|persons?|people|personen|portionen)(?:$|[\s_-])/i',
	];

	/** What a box with a time alone is called, or its picture, in many languages. */
	private const TIME = '/(?:^|[\s_-])(?:time|duration|dur[eé]e|temps|dauer|zeit|tijd|tiempo|duraci[oó]n|tempo)(?:$|[\s_-])/iu';

	/** A value without a word about what it is of. */
	public const BARE_VALUE = '/^(?:\d{1,3}|\d{1,2}:\d\d|\d{1,3}(?:[\s-]\d{1,3})?\s?\p{L}{1,12}\.?(?:\s\d{1,2}\s?\p{L}{1,12}\.?)?)$/u';

	/** Times that come one after the other, with where they are spent: `5 min + 40 minutes in the oven`. */
	private const SUM = '/^\d{1,3}\s?\p{L}{1,12}\.?(?:\s\p{L}+){0,2}\s?\+\s?\d{1,3}\s?\p{L}{1,12}\.?(?:\s\p{L}+){0,4}$/u';

	/** How many letters a box has at most. */
	private const MAX_LENGTH = 39;

	/**
	 * Returns the facts whose boxes are called by their names, of each the first.
	 *
	 * @param list<OutlineLine> $lines
	 * @return array<string, string>
	 */
	public static function facts( array $lines ): array {
		return self::of_names( $lines, self::CLASSES );
	}

	/**
	 * Returns the time of a box that is called a time, and does not say of what.
	 *
	 * @param list<OutlineLine> $lines
	 * @return array<string, string>
	 */
	public static function time( array $lines ): array {
		return self::of_names( self::with_units( $lines ), [ 'total' => self::TIME ] );
	}

	/**
	 * Returns the lines that say minutes or hours: not a length of a video, nor a number of comments.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<OutlineLine>
	 */
	private static function with_units( array $lines ): array {
		return array_values( array_filter(
			$lines,
			static fn ( OutlineLine $line ): bool => 1 === preg_match( '/^\d+\s?\p{L}/u', $line->text ) && Minutes::parse( $line->text ) > 0
		) );
	}

	/**
	 * Reads the facts that pictures name: all that tells them is what their boxes are called.
	 *
	 * @param list<OutlineLine>     $lines
	 * @param array<string, string> $patterns Patterns of names by facts.
	 * @return array<string, string>
	 */
	private static function of_names( array $lines, array $patterns ): array {
		$facts = [];
		// Lines share the boxes around them, and the outermost is the whole page: each is read once.
		/** @var \SplObjectStorage<\DOMElement, string|null> $boxes */
		$boxes = new \SplObjectStorage();
		foreach ( $lines as $line ) {
			if ( 1 !== preg_match( self::BARE_VALUE, $line->text ) && 1 !== preg_match( self::SUM, $line->text ) ) {
				continue;
			}
			$node = $line->element;
			for ( $depth = 0; $depth < 3 && $node instanceof \DOMElement; $node = $node->parentNode, ++$depth ) {
				$boxes[ $node ] = $names = $boxes->offsetExists( $node ) ? $boxes[ $node ] : self::names( $node );
				if ( null === $names ) {
					break;
				}
				foreach ( $patterns as $fact => $pattern ) {
					$found = 1 === preg_match( $pattern, $names ) ? FactTexts::checked( $fact, $line->text ) : null;
					if ( null !== $found ) {
						$facts[ $found[0] ] ??= $found[1];
						break 2;
					}
				}
			}
		}
		return $facts;
	}

	/**
	 * Returns what a box and what is in it are called: classes, and the names of pictures.
	 *
	 * @return string|null Null for one that holds more than a label and a value.
	 */
	private static function names( \DOMElement $box ): ?string {
		if ( mb_strlen( HtmlText::fold( $box->textContent ) ) > self::MAX_LENGTH ) {
			return null;
		}
		$names = '';
		foreach ( [ $box, ...iterator_to_array( $box->getElementsByTagName( '*' ), false ) ] as $element ) {
			foreach ( $element->attributes as $attribute ) {
				$names .= 1 === preg_match( '/^(?:class|alt|(?:xlink:)?href|src|data-.*icon.*)$/', $attribute->nodeName )
					? " {$attribute->nodeValue}"
					: '';
			}
		}
		return preg_replace( '/(?<=\p{Ll})(?=\p{Lu})/u', '-', $names ) ?? $names;
	}
}
