<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Finds where in the lines of a page the parts of a recipe may stand.
 */
final class SectionPlaces {

	/** Lines of one list at most; a list that is longer is not a list of a recipe. */
	public const MAX_LINES = 150;

	/** Letters of a sentence that may also be a food and its full stop. */
	private const SHORT_SENTENCE = 20;

	/** A heading that says no more than that the recipe follows. */
	private const BARE_RECIPE = '/^(?:the |het |das |la )?(?:recipe|recept|rezept|recette|receta|ricetta)\s*:?$/iu';

	/**
	 * @param list<OutlineLine> $lines
	 */
	public function __construct( private readonly array $lines ) {}

	/**
	 * Returns what is below headings that name a part.
	 *
	 * @param string $part One of the constants of `SectionNames`.
	 * @return iterable<array{list<OutlineLine>, float}>
	 */
	public function below_headings( string $part ): iterable {
		foreach ( $this->lines as $at => $line ) {
			if ( SectionNames::part_of( $line->text ) === $part ) {
				$content = $this->content( $at );
				$bounded = SharedBox::lines( $line, $content );
				if ( count( $bounded ) < count( $content ) ) {
					yield [
						SectionNames::INGREDIENTS === $part ? array_slice( $bounded, 0, self::end_of_foods( $bounded ) ) : $bounded,
						$line->level > 0 ? 0.9 : 0.6,
					];
				}
				yield [
					SectionNames::INGREDIENTS === $part ? array_slice( $content, 0, self::end_of_foods( $content ) ) : $content,
					$line->level > 0 ? 0.5 : 0.2,
				];
			}
		}
	}

	/**
	 * Returns lists of foods that no heading names, and of a recipe whose steps no heading names what follows its foods.
	 *
	 * @param string $part One of the constants of `SectionNames`.
	 * @return iterable<array{list<OutlineLine>, float}>
	 */
	public function of_lists( string $part ): iterable {
		if ( SectionNames::INGREDIENTS !== $part && SectionNames::INSTRUCTIONS !== $part ) {
			return;
		}
		$best = 0;
		$mark = 1.0;
		foreach ( $this->lists() as [ $start, $end ] ) {
			$list = array_slice( $this->lines, $start, $end - $start );
			if ( SectionNames::INGREDIENTS === $part ) {
				yield [ $list, -0.7 ];
				continue;
			}
			$likeness = SectionLikeness::of_ingredients( array_map( static fn ( OutlineLine $line ): string => $line->text, $list ) );
			if ( $likeness > $mark ) {
				$best = $end;
				$mark = $likeness;
			}
		}
		if ( SectionNames::INSTRUCTIONS === $part ) {
			yield from $this->below_foods();
			yield from $this->below_numbers();
			yield from $this->below_recipe();
		}
		if ( $best > 0 ) {
			$found = $this->following( $best );
			yield [ $found, $this->begins_numbered( $best ) ? 0.0 : -0.5 ];
		}
	}

	/**
	 * Returns what is below a heading, until another part or a greater heading begins.
	 *
	 * @param int $start Place of the heading.
	 * @return list<OutlineLine>
	 */
	private function content( int $start ): array {
		$level   = $this->lines[ $start ]->level;
		$article = self::article( $this->lines[ $start ] );
		$found   = [];
		for ( $at = $start + 1; isset( $this->lines[ $at ] ) && count( $found ) < self::MAX_LINES; ++$at ) {
			$line = $this->lines[ $at ];
			if ( null !== $article && $article !== self::article( $line ) ) {
				break;
			}
			$is_inside = [] !== $found
				&& ( ( $line->is_item && 0 === $line->level ) || EntryLines::is_tip_of( $found[ count( $found ) - 1 ], $line ) );
			if ( $is_inside ) {
				$found[] = $line;
				continue;
			}
			$part = SectionNames::part_of( $line->text );
			if ( [] !== $found && SectionNames::INSTRUCTIONS === $part && $this->goes_on( $start, $line ) ) {
				$found[] = $line;
				continue;
			}
			if ( '' !== $part || ( $line->level > 0 && $line->level < 7 && ( 0 === $level || $line->level <= $level ) && [] !== $found ) ) {
				break;
			}
			$found[] = $line;
		}
		return $found;
	}

	/**
	 * Returns the article that a line is in: what follows its end is another text.
	 */
	private static function article( OutlineLine $line ): ?\DOMElement {
		$outer = null;
		for ( $node = $line->element; $node instanceof \DOMElement; $node = $node->parentNode ) {
			$outer = 'article' === $node->nodeName ? $node : $outer;
		}
		return $outer;
	}

	/**
	 * Returns whether a heading among steps is the next part of them: "Cooking" below "Preparation".
	 *
	 * @param int $start Place of the heading above.
	 */
	private function goes_on( int $start, OutlineLine $line ): bool {
		$first = $this->lines[ $start ];
		return SectionNames::INSTRUCTIONS === SectionNames::part_of( $first->text )
			&& $line->level === $first->level
			&& $line->text !== $first->text;
	}

	/**
	 * Returns the sentences that follow foods under a heading that names neither: "Recette".
	 *
	 * @return iterable<array{list<OutlineLine>, float}>
	 */
	private function below_foods(): iterable {
		foreach ( $this->lines as $at => $line ) {
			$content = SectionNames::INGREDIENTS === SectionNames::part_of( $line->text ) ? $this->content( $at ) : [];
			$end     = self::end_of_foods( $content );
			if ( $end > 0 && self::heads_sentences( $content, $end ) ) {
				yield [ array_slice( $content, $end + 1 ), 0.0 ];
			}
		}
	}

	/**
	 * Returns what is below headings that are numbered, one after the other.
	 *
	 * @return iterable<array{list<OutlineLine>, float}>
	 */
	private function below_numbers(): iterable {
		$found = [];
		$next  = 1;
		foreach ( $this->lines as $line ) {
			$is_heading = $line->level > 0 && $line->level < 7;
			if ( $is_heading && 1 === preg_match( "/^(?:step\\s*)?$next\\s*[.):]\\s*\\p{L}/iu", $line->text ) ) {
				++$next;
			} elseif ( $is_heading && $next > 1 ) {
				break;
			} elseif ( $next > 1 ) {
				$found[] = $line;
			}
		}
		if ( $next > 3 && [] !== $found ) {
			yield [ $found, 0.0 ];
		}
	}

	/**
	 * Returns what is below headings that announce the recipe itself, after a story: "Recipe: apple pie".
	 *
	 * @return iterable<array{list<OutlineLine>, float}>
	 */
	private function below_recipe(): iterable {
		foreach ( $this->lines as $at => $line ) {
			if ( $line->level > 1 && $line->level < 5 && SectionNames::announces_recipe( $line->text ) ) {
				yield [ SharedBox::lines( $line, $this->content( $at ) ), 0.0 ];
			}
		}
	}

	/**
	 * Returns where the ingredients of a content end: where long sentences begin after short lines, or below "Recipe".
	 *
	 * @param list<OutlineLine> $lines
	 */
	private static function end_of_foods( array $lines ): int {
		foreach ( $lines as $at => $line ) {
			$next = $lines[ $at + 1 ]->text ?? $line->text;
			if (
				$at > 1
				&& (
					( self::is_sentence( $line->text ) && self::is_sentence( $next ) && ! $line->has_amount() )
						|| self::heads_sentences( $lines, $at )
				)
			) {
				return $at;
			}
		}
		return count( $lines );
	}

	/**
	 * Returns whether a line is a heading that says "Recipe", and all that is below it are sentences without amounts, as foods are not. Any
	 * other heading may be that of a group, whose foods may be written as sentences.
	 *
	 * @param list<OutlineLine> $lines The lines.
	 * @param int               $at    Place of the heading.
	 */
	private static function heads_sentences( array $lines, int $at ): bool {
		$heading = $lines[ $at ] ?? null;
		if ( null === $heading || 0 === $heading->level || $heading->is_item || 1 !== preg_match( self::BARE_RECIPE, $heading->text ) ) {
			return false;
		}
		$long = 0;
		foreach ( array_slice( $lines, $at + 1 ) as $line ) {
			if ( $line->has_amount() || 1 !== preg_match( '/\p{L}[.!…]\s*$/u', str_replace( ' !', '!', $line->text ) ) ) {
				return false;
			}
			$long += mb_strlen( $line->text ) > self::SHORT_SENTENCE ? 1 : 0;
		}
		return $long > 1;
	}

	/**
	 * Returns whether a line is a sentence of a step.
	 *
	 * @param string $text The line.
	 */
	private static function is_sentence( string $text ): bool {
		return mb_strlen( $text ) > 60 && 1 === preg_match( '/[.!]\s*$/', $text );
	}

	/**
	 * Returns whether a line is a sentence in a numbered list.
	 */
	private static function is_numbered( OutlineLine $line ): bool {
		return 'ol' === $line->element->parentNode?->nodeName && 1 === preg_match( '/[.!…]$/u', $line->text );
	}

	/**
	 * Returns whether a numbered list of sentences begins at a place, or below the name of the steps there. Below another heading it may be
	 * one of anything.
	 */
	private function begins_numbered( int $at ): bool {
		$is_named = SectionNames::INSTRUCTIONS === SectionNames::part_of( $this->lines[ $at ]->text ?? '' );
		$first    = $this->lines[ $is_named ? $at + 1 : $at ] ?? null;
		return null !== $first && self::is_numbered( $first );
	}

	/**
	 * Finds runs of list entries that look like foods.
	 *
	 * @return iterable<array{int, int}> Where each begins and ends.
	 */
	private function lists(): iterable {
		$start = null;
		foreach ( [ ...$this->lines, null ] as $at => $line ) {
			$is_food = null !== $line
				&& mb_strlen( $line->text ) < 120
				&& ( $line->is_item || $line->has_amount() || ! self::is_sentence( $line->text ) )
				&& ( $line->is_item || $line->has_amount() || ( null !== $start && $line->element === $this->lines[ $at - 1 ]->element ) )
				&& ! ( $line->level > 0 && $line->level < 7 );
			$parent  = $line?->element->parentNode;
			// A list of steps may follow the list of foods at once.
			if (
				null !== $start
				&& $is_food
				&& 'ol' === $parent?->nodeName
				&& 'ul' === $this->lines[ $at - 1 ]->element->parentNode?->nodeName
			) {
				yield [ $start, $at ];
				$start = null;
				continue;
			}
			if ( $is_food ) {
				$start ??= $at;
			} elseif ( null !== $start ) {
				if ( $at - $start > 2 && $at - $start < self::MAX_LINES ) {
					yield [ $start, $at ];
				}
				$start = null;
			}
		}
	}

	/**
	 * Returns whether a line is a food of another list among the steps, or the name of that list.
	 *
	 * @param int $at Place of the line.
	 */
	private function is_of_foods( int $at ): bool {
		$line    = $this->lines[ $at ];
		$is_food = static fn ( ?OutlineLine $line ): bool => null !== $line
			&& $line->is_item
			&& $line->has_amount()
			&& ! self::is_sentence( $line->text );
		for ( $start = $at; $line->is_item && (
			$this->lines[ $start - 1 ] ?? null
		)?->element->parentNode === $line->element->parentNode; --$start );
		return $is_food( $line )
			|| ( $is_food( $this->lines[ $start ] ) && ! self::is_sentence( $line->text ) )
			|| ( $is_food( $this->lines[ $at + 1 ] ?? null ) && 1 !== preg_match( '/[.!:]$/', $this->lines[ $at ]->text ) );
	}

	/**
	 * Returns the lines after a list, until a heading follows what has been said.
	 *
	 * @param int $start Where they begin.
	 * @return list<OutlineLine>
	 */
	private function following( int $start ): array {
		$found       = [];
		$is_numbered = $this->begins_numbered( $start );
		for ( $at = $start; isset( $this->lines[ $at ] ) && count( $found ) < 60; ++$at ) {
			$line       = $this->lines[ $at ];
			$is_heading = $line->level > 0 && $line->level < 7;
			if ( ( $is_heading || '' !== SectionNames::part_of( $line->text ) ) && [] !== $found ) {
				break;
			}
			$is_step    = mb_strlen( $line->text ) > 25 || ( $is_numbered && self::is_numbered( $line ) );
			if ( ! $is_heading && $is_step && ! ( [] !== $found && $this->is_of_foods( $at ) ) ) {
				$found[] = $line;
			}
		}
		// What is left of a list of foods, before paragraphs.
		while ( ! $is_numbered && [] !== $found && $found[0]->is_item && ! $found[ count( $found ) - 1 ]->is_item ) {
			array_shift( $found );
		}
		return $found;
	}
}
