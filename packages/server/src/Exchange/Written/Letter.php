<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what a letter says around its recipe, by the rules of the editor's paste, in `packages/editor/src/paste/letter.ts`.
 */
final class Letter {

	/** So many lines at the end of a letter may take leave: a wish, a greeting, a name, a name of a device. */
	private const MAX_LINES = 5;

	/**
	 * Returns whether a line greets whom the letter is for.
	 *
	 * @param MarkedLine $line The line.
	 */
	public static function greets( MarkedLine $line ): bool {
		$greeting = WrittenRules::all()['greeting'];
		return 1 === preg_match( "%^(?:$greeting)(?:" . self::signs() . ')*$%iu', self::text( $line ) );
	}

	/**
	 * Finds where a letter begins to take leave below a recipe. A wish alone is the last step of many recipes.
	 *
	 * @param list<MarkedLine> $lines The lines of the last part.
	 * @return int The first such line; their number where there is none.
	 */
	public static function farewell_in( array $lines ): int {
		$count = count( $lines );
		for ( $at = max( 0, $count - self::MAX_LINES ); $at < $count; ++$at ) {
			$below = array_slice( $lines, $at + 1 );
			$names = array_filter( $below, static fn ( MarkedLine $line ): bool
				=> self::takes_leave( $line ) || self::is_signature( self::text( $line ) ) );
			if ( self::takes_leave( $lines[ $at ] ) && $names === $below ) {
				return $at > 0 && '' === self::behind_wish( self::text( $lines[ $at - 1 ] ) ) ? $at - 1 : $at;
			}
		}
		return $count;
	}

	/**
	 * Returns what may be around the words of a letter, as an expression.
	 */
	private static function signs(): string {
		return '[\s.,!…–—-]|[' . WrittenRules::all()['emoji'] . '♥❤]';
	}

	/**
	 * Returns the words of a line; a heading may have lost the colon that it ended with.
	 *
	 * @param MarkedLine $line The line.
	 */
	private static function text( MarkedLine $line ): string {
		return $line->text . ( $line->is_head && 0 === $line->level ? ':' : '' );
	}

	/**
	 * Returns whether a line takes leave, with a wish before it or not: "Enjoy! xx Mum".
	 *
	 * @param MarkedLine $line The line.
	 */
	private static function takes_leave( MarkedLine $line ): bool {
		$text = self::text( $line );
		return self::is_farewell( $text ) || self::is_farewell( self::behind_wish( $text ) ?? '' );
	}

	/**
	 * Returns whether a text takes leave: "Love, Mum".
	 *
	 * @param string $text The text.
	 */
	private static function is_farewell( string $text ): bool {
		if ( 1 === preg_match( '/^\p{Lu}[\p{L}\'’-]*\s+[xX]{1,5}$/u', $text ) ) {
			return true;
		}
		return 1 === preg_match( '%^(?:' . self::signs() . ')*' . WrittenRules::all()['farewell'] . '%iu', $text, $words )
			&& self::is_signature( substr( $text, strlen( $words[0] ) ) );
	}

	/**
	 * Returns whether a text is a name, which begins with a capital, or nothing; kisses may follow it.
	 *
	 * @param string $text The text.
	 */
	private static function is_signature( string $text ): bool {
		$signs = self::signs();
		$name  = WrittenRules::all()['signature'];
		return 1 === preg_match( "%^(?:$signs)*(?:$name)?(?:$signs|[xXoO])*$%u", $text );
	}

	/**
	 * Returns what a text says after a wish.
	 *
	 * @param string $text The text.
	 * @return string|null Null where it begins with no wish.
	 */
	private static function behind_wish( string $text ): ?string {
		$wish = WrittenRules::all()['wish'];
		return 1 === preg_match( "%^(?:$wish)(?:" . self::signs() . ')*%iu', $text, $match ) ? substr( $text, strlen( $match[0] ) ) : null;
	}
}
