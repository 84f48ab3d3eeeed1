<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Finds adjectives beside a noun by their forms.
 */
final class Adjectives {

	/**
	 * Measures the adjectives at the beginning of a text.
	 *
	 * @param list<array{string, string}> $agreeing The adjectives, for one and for several.
	 * @return int Where the noun begins.
	 */
	public static function before( string $text, array $agreeing ): int {
		$place = 0;
		preg_match_all( '/(\S+)\s/u', $text, $words, PREG_SET_ORDER );
		foreach ( $words as [ $all, $word ] ) {
			if ( ! self::is_adjective( $word, $agreeing ) ) {
				break;
			}
			$place += strlen( $all );
		}
		return $place;
	}

	/**
	 * Measures the adjectives at the end of a text.
	 *
	 * @param list<array{string, string}> $agreeing The adjectives.
	 * @return int How long they are, with the space before them.
	 */
	public static function behind( string $text, array $agreeing ): int {
		$length = 0;
		$passed = 0;
		foreach ( array_reverse( array_slice( explode( ' ', $text ), 1 ) ) as $word ) {
			$passed += strlen( $word ) + 1;
			if (
				self::is_adjective( $word, $agreeing )
				|| ( $length > 0 && 1 === preg_match( Tables::pattern( 'agree.ADVERB' ), $word ) )
			) {
				$length = $passed;
			} elseif ( 1 !== preg_match( Tables::pattern( 0 === $length ? 'agree.ADVERB' : 'agree.JOINT' ), $word ) ) {
				break;
			}
		}
		return $length;
	}

	/**
	 * Measures the adjectives and participles with which a note begins, and what joins them: `pelada y picada`.
	 *
	 * @param string                      $text     The note.
	 * @param list<array{string, string}> $agreeing The adjectives.
	 * @return int Where the last of them ends.
	 */
	public static function leading( string $text, array $agreeing ): int {
		$end = 0;
		preg_match_all( '/[\p{L}-]+/u', $text, $words, PREG_OFFSET_CAPTURE );
		foreach ( $words[0] as [ $word, $at ] ) {
			if ( self::is_adjective( $word, $agreeing ) ) {
				$end = $at + strlen( $word );
			} elseif (
				1 !== preg_match( Tables::pattern( 'agree.JOINT' ), $word )
				&& 1 !== preg_match( Tables::pattern( 'agree.ADVERB' ), $word )
			) {
				break;
			}
		}
		return $end;
	}

	/**
	 * Returns adjectives in the form that agrees with their noun.
	 *
	 * @param string                      $words    Adjectives with the spaces between them.
	 * @param list<array{string, string}> $agreeing The adjectives, for one and for several.
	 * @param bool                        $is_many  Whether the noun is in its form for several.
	 * @return string|null Null where one of them has no known form.
	 */
	public static function with( string $words, array $agreeing, bool $is_many ): ?string {
		$formed = [];
		foreach ( explode( ' ', $words ) as $word ) {
			$form = '' !== $word && self::is_adjective( $word, $agreeing ) ? self::form( $word, $agreeing, $is_many ) : $word;
			if ( null === $form ) {
				return null;
			}
			$formed[] = $form;
		}
		return implode( ' ', $formed );
	}

	/**
	 * Returns adjectives of one Italian egg in the gender of several: `un uovo sodo`, `due uova sode`.
	 *
	 * @param string $words The adjectives.
	 * @param string $form  The food in its number.
	 */
	public static function of_eggs( string $words, string $form ): string {
		return 'uova' === $form ? preg_replace( '/(?<!bi)o(?=\s|,|\z)/u', 'a', $words ) ?? $words : $words;
	}

	/**
	 * Returns one of the adjectives in the form that agrees with its noun.
	 *
	 * @param list<array{string, string}> $agreeing The adjectives.
	 * @param bool                        $is_many  Whether the noun is in its form for several.
	 * @return string|null Null where the form is not known: "große" may have been "großer" or "großes".
	 */
	private static function form( string $word, array $agreeing, bool $is_many ): ?string {
		$lower = mb_strtolower( $word, 'UTF-8' );
		foreach ( $agreeing as [ $one, $other ] ) {
			if ( str_starts_with( $one, '*' ) ) {
				if ( self::ends( $lower, substr( $one, 1 ), 3 ) ) {
					return $is_many ? substr( $word, 0, 1 - strlen( $one ) ) . substr( $other, 1 ) : $word;
				}
				if ( self::ends( $lower, substr( $other, 1 ), 5 - mb_strlen( $other, 'UTF-8' ) ) ) {
					return $is_many ? $word : null;
				}
			} elseif ( in_array( $lower, [ $one, $other ], true ) ) {
				return NounForms::like_typed( $is_many ? $other : $one, $word );
			}
		}
		return $word;
	}

	/**
	 * Whether a word has an ending with at least so many letters before it.
	 *
	 * @param int $least So many letters.
	 */
	private static function ends( string $word, string $ending, int $least ): bool {
		return str_ends_with( $word, $ending ) && mb_strlen( $word, 'UTF-8' ) >= mb_strlen( $ending, 'UTF-8' ) + $least;
	}

	/**
	 * Whether a word is one of the adjectives; a star in them stands for any letters.
	 *
	 * @param list<array{string, string}> $agreeing The adjectives.
	 */
	private static function is_adjective( string $word, array $agreeing ): bool {
		$lower = mb_strtolower( $word, 'UTF-8' );
		foreach ( $agreeing as [ $one, $other ] ) {
			$is_one = str_starts_with( $one, '*' )
				? self::ends( $lower, substr( $one, 1 ), 3 ) || self::ends( $lower, substr( $other, 1 ), 5 - mb_strlen( $other, 'UTF-8' ) )
				: in_array( $lower, [ $one, $other ], true );
			if ( $is_one ) {
				return true;
			}
		}
		return false;
	}
}
