<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Guesses in which language a text is written, by the letters and words that it has.
 *
 * The twin of `guessLanguage()` in `packages/words`, with the same words; both are held to `packages/words/test/fixtures/guesses.json`.
 *
 * @phpstan-type Known array{words: array<string, string>, letters: array<string, string>}
 */
final class LanguageGuess {

	/** So many words of a language are needed at least, those of several languages counted in part. */
	private const MIN_WORDS = 3;

	/** So many times more than of any other language. */
	private const MIN_LEAD = 1.4;

	/** What part of all letters has to be of a script that is one language's own. */
	private const SHARE = 0.3;

	/**
	 * Guesses the language of a text.
	 *
	 * @param string $text Plain text, such as all of a recipe.
	 * @return string Primary part of a language tag, such as `de`; empty where nothing is sure.
	 */
	public static function from_text( string $text ): string {
		$text = wp_check_invalid_utf8( $text );
		$own  = self::by_letters( $text );
		if ( '' !== $own ) {
			return $own;
		}
		preg_match_all( '/[\p{L}\p{M}\x{200C}]+/u', mb_strtolower( $text, 'UTF-8' ), $found );
		$languages = self::languages();
		$scores    = [];
		foreach ( $found[0] as $word ) {
			$codes = $languages[ $word ] ?? [];
			foreach ( $codes as $code ) {
				$scores[ $code ] = ( $scores[ $code ] ?? 0 ) + 1 / count( $codes );
			}
		}
		arsort( $scores );
		[ $first, $second ] = [ ...array_values( $scores ), 0, 0 ];
		return $first >= self::MIN_WORDS && $first >= self::MIN_LEAD * $second ? (string) array_key_first( $scores ) : '';
	}

	/**
	 * Finds the language whose own letters a text is written in.
	 *
	 * @param string $text Plain text.
	 * @return string Empty for none.
	 */
	private static function by_letters( string $text ): string {
		$letters = (int) preg_match_all( '/\p{L}/u', $text );
		foreach ( self::known()['letters'] as $code => $own ) {
			if ( (int) preg_match_all( "/[$own]/u", $text ) > self::SHARE * $letters ) {
				return $code;
			}
		}
		return '';
	}

	/**
	 * Returns the languages of each known word.
	 *
	 * @return array<array-key, list<string>> By word.
	 */
	private static function languages(): array {
		/** @var array<array-key, list<string>>|null $languages */
		static $languages = null;
		if ( null === $languages ) {
			$languages = [];
			foreach ( self::known()['words'] as $code => $words ) {
				foreach ( explode( ' ', $words ) as $word ) {
					$languages[ $word ][] = $code;
				}
			}
		}
		return $languages;
	}

	/**
	 * Returns the words and letters by which languages are known.
	 *
	 * @return Known
	 */
	private static function known(): array {
		static $known = null;
		/** @var Known $known */
		$known ??= require dirname( __DIR__, 2 ) . '/contracts/language-words.php';
		return $known;
	}
}
