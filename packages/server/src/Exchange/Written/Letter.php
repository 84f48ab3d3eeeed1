<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what a letter says around its recipe, by the rules of the editor's paste, in `packages/editor/src/paste/letter.ts`.
 */
final class Letter {

	/** A greeting as which no recipe is called: one word, or with a comma at its end. */
	private const GREETING_ALONE = '/^(?:\p{L}+[\s\p{P}]*|.*[,،]\s*)$/u';

	/** What says something of a recipe behind a label: "Wine: Riesling". */
	private const LABELLED = '/^\p{L}[\p{L}\' -]{1,28}?\s*[:：]\s/u';

	/**
	 * Sets aside what a letter says above its recipe: a greeting at its start, and the sentences below it. Where no title is below these,
	 * "Hello Dolly Bars!" is one itself.
	 *
	 * @param list<MarkedLine> $lines The lines above the lists.
	 * @return list<MarkedLine> The same lines, those of a letter marked.
	 */
	public static function above( array $lines ): array {
		if ( [] === $lines || ! self::greets( $lines[0] ) ) {
			return $lines;
		}
		$said    = [];
		$is_sure = 1 === preg_match( self::GREETING_ALONE, $lines[0]->text );
		foreach ( $lines as $at => $line ) {
			if ( $line->aside || ( $at > 0 && null !== FactTexts::written( $line->text ) ) ) {
				continue;
			}
			if ( $at > 0 && ( $line->level > 0 || 1 !== preg_match( '/[.!?…]$/u', self::text( $line ) ) ) ) {
				$is_sure = $is_sure || self::may_be_title( $line );
				break;
			}
			$said[ $at ] = true;
		}
		return ! $is_sure ? $lines : array_map(
			static fn ( MarkedLine $line, int $at ): MarkedLine
				=> isset( $said[ $at ] ) ? $line->set_aside() : $line,
			$lines,
			array_keys( $lines )
		);
	}

	/**
	 * Returns whether a line that is neither a sentence nor a fact may be the title below a letter.
	 */
	private static function may_be_title( MarkedLine $line ): bool {
		return ! $line->is_item
			&& mb_strlen( $line->text ) <= Constants::MAX_FIRST_LINE_LENGTH
			&& 1 !== preg_match( self::LABELLED, $line->text );
	}

	/**
	 * Returns whether a line greets whom the letter is for.
	 */
	private static function greets( MarkedLine $line ): bool {
		$greeting = WrittenRules::all()['greeting'];
		return ! $line->is_item && 0 === $line->level
			&& 1 === preg_match( "%^(?:$greeting)(?:" . self::signs() . ')*$%iu', self::text( $line ) );
	}

	/**
	 * Finds where a letter begins to take leave below a recipe. A wish alone is the last step of many recipes, but below numbered steps it
	 * has no number.
	 *
	 * @param list<MarkedLine> $lines The lines of the last part.
	 * @return int The first such line; their number where there is none.
	 */
	public static function farewell_in( array $lines ): int {
		$count = count( $lines );
		for ( $at = max( 0, $count - Constants::MAX_FAREWELL_LINES ); $at < $count; ++$at ) {
			$below = array_slice( $lines, $at + 1 );
			$names = array_filter( $below, static fn ( MarkedLine $line ): bool
				=> self::takes_leave( $line ) || self::is_signature( self::text( $line ) ) );
			$before = $lines[ $at - 1 ] ?? null;
			$leaves = self::takes_leave( $lines[ $at ] )
				|| self::is_signed( $lines[ $at ], $below[0] ?? null )
				|| ( true === $before?->counted && self::is_wish( $lines[ $at ] ) );
			if ( $leaves && $names === $below ) {
				return null !== $before && self::is_wish( $before ) ? $at - 1 : $at;
			}
		}
		return $count;
	}

	/**
	 * Returns whether a line wishes well, and no more: "Enjoy!" One with a number is a step.
	 */
	private static function is_wish( MarkedLine $line ): bool {
		return ! $line->counted && '' === self::behind_wish( self::text( $line ) );
	}

	/**
	 * Finds where a letter begins to take leave below a list of foods, as far as that is sure: a name is below or behind the words, which
	 * "Best Foods Mayonnaise" has not.
	 *
	 * @param list<MarkedLine> $lines
	 * @return int The first such line; their number where there is none.
	 */
	public static function farewell_below_foods( array $lines ): int {
		$at    = self::farewell_in( $lines );
		$first = $lines[ $at ] ?? null;
		if ( null === $first ) {
			return $at;
		}
		$others  = array_slice( $lines, $at + 1 );
		$is_sure = [] === $others
			? 1 === preg_match( '/^[,!]\s*\p{Lu}/u', self::behind_farewell( self::text( $first ) ) ?? '' )
			: self::takes_leave( $first ) && [] !== array_filter( $others, self::is_name( ... ) );
		return $is_sure ? $at : count( $lines );
	}

	/**
	 * Returns whether a line takes leave because of the name below it: "Love", and then "Mum".
	 *
	 * @param MarkedLine|null $next The line below it.
	 */
	private static function is_signed( MarkedLine $line, ?MarkedLine $next ): bool {
		return null !== $next
			&& 1 === preg_match( WrittenRules::whole( WrittenRules::all()['signed'] ), self::text( $line ) )
			&& self::is_name( $next );
	}

	/**
	 * Returns whether a line is a name; a food is none.
	 */
	private static function is_name( MarkedLine $line ): bool {
		[ 'signature' => $name, 'commonFoods' => $foods ] = WrittenRules::all();
		return 1 === preg_match( "%^(?:$name)[\\s.]*$%u", self::text( $line ) )
			&& 1 !== preg_match( WrittenRules::whole( $foods ), self::text( $line ) );
	}

	/**
	 * Returns what may be around the words of a letter, as an expression.
	 */
	private static function signs(): string {
		return '[\s.,!…–—-]|[' . WrittenRules::all()['emoji'] . '♥❤]';
	}

	/**
	 * Returns the words of a line; a heading may have lost the colon that it ended with.
	 */
	private static function text( MarkedLine $line ): string {
		return $line->text . ( $line->is_head && 0 === $line->level ? ':' : '' );
	}

	/**
	 * Returns whether a line takes leave, with a wish before it or not: "Enjoy! xx Mum".
	 */
	private static function takes_leave( MarkedLine $line ): bool {
		$text = self::text( $line );
		return self::is_farewell( $text ) || self::is_farewell( self::behind_wish( $text ) ?? '' );
	}

	/**
	 * Returns whether a text takes leave: "Love, Mum".
	 */
	private static function is_farewell( string $text ): bool {
		if ( 1 === preg_match( '/^\p{Lu}[\p{L}\'’-]*\s+[xX]{1,5}$/u', $text ) ) {
			return true;
		}
		$rest = self::behind_farewell( $text );
		return null !== $rest && self::is_signature( $rest );
	}

	/**
	 * Returns what a text says after words that take leave.
	 *
	 * @return string|null Null where it begins with none.
	 */
	private static function behind_farewell( string $text ): ?string {
		return 1 === preg_match( '%^(?:' . self::signs() . ')*' . WrittenRules::all()['farewell'] . '%iu', $text, $words )
			? substr( $text, strlen( $words[0] ) )
			: null;
	}

	/**
	 * Returns whether a text is a name, which begins with a capital, or nothing; kisses may follow it.
	 */
	private static function is_signature( string $text ): bool {
		$signs = self::signs();
		$name  = WrittenRules::all()['signature'];
		return 1 === preg_match( "%^(?:$signs)*(?:$name)?(?:$signs|[xXoO])*$%u", $text );
	}

	/**
	 * Returns what a text says after a wish.
	 *
	 * @return string|null Null where it begins with no wish.
	 */
	private static function behind_wish( string $text ): ?string {
		$wish = WrittenRules::all()['wish'];
		return 1 === preg_match( "%^(?:$wish)(?:" . self::signs() . ')*%iu', $text, $match ) ? substr( $text, strlen( $match[0] ) ) : null;
	}
}
