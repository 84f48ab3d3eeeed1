<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Knows the foods that are counted, so that an article before them says one.
 */
final class KnownFoods {

	/** @var array<string, array{nouns: array<string, true>, alone: array<string, true>}> Forms of nouns, by language. */
	private static array $known = [];

	/**
	 * Tells whether a name begins with a food that the language or English knows, with nothing around it but words that go with it.
	 *
	 * @param string  $name    The name, with whatever follows the food: `large onion, chopped`.
	 * @param Grammar $grammar The languages.
	 */
	public static function is_known( string $name, Grammar $grammar ): bool {
		$cut  = $grammar->place( 'headEnd', $name );
		$head = Chars::trim_end( $cut > 0 ? substr( $name, 0, $cut ) : $name );
		foreach ( array_unique( [ $grammar->code, 'en' ] ) as $code ) {
			if ( in_array( $code, Tables::LANGUAGES, true ) && self::is_noun( $head, $code ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Tells whether a text is a noun with words that stay before it, or with adjectives that agree with it.
	 *
	 * @param string $head The text.
	 * @param string $code Language.
	 */
	private static function is_noun( string $head, string $code ): bool {
		$table = Tables::foods( $code );
		$forms = self::forms( $code );
		preg_match( $table['before'], $head, $before );
		$from = strlen( $before[0] ?? '' );
		if ( isset( $forms[ $from > 0 ? 'nouns' : 'alone' ][ self::key( substr( $head, $from ), $code ) ] ) ) {
			return true;
		}
		$start = Adjectives::before( $head, $table['agreeing'] );
		$end   = strlen( $head ) - Adjectives::behind( $head, $table['agreeing'] );
		return $start < $end && isset( $forms['alone'][ self::key( substr( $head, $start, $end - $start ), $code ) ] );
	}

	/**
	 * Gives the forms of the nouns of a language.
	 *
	 * @param string $code Language.
	 * @return array{nouns: array<string, true>, alone: array<string, true>}
	 */
	private static function forms( string $code ): array {
		if ( ! isset( self::$known[ $code ] ) ) {
			[ 'nouns' => $nouns, 'alone' => $alone ] = Tables::foods( $code );
			self::$known[ $code ] = [
				'nouns' => self::keys( $nouns, $code ),
				'alone' => self::keys( [ ...$alone, ...$nouns ], $code ),
			];
		}
		return self::$known[ $code ];
	}

	/**
	 * Gives the forms of nouns as they are kept.
	 *
	 * @param list<array{string, string}> $nouns For one and for several.
	 * @param string                      $code  Language.
	 * @return array<string, true>
	 */
	private static function keys( array $nouns, string $code ): array {
		$keys = [];
		foreach ( $nouns as [ $one, $other ] ) {
			$keys[ self::folded( $one, $code ) ]   = true;
			$keys[ self::folded( $other, $code ) ] = true;
		}
		return $keys;
	}

	/**
	 * Gives a word as the forms are kept, without an ending in brackets.
	 *
	 * @param string $word The word.
	 * @param string $code Language.
	 */
	private static function key( string $word, string $code ): string {
		preg_match( Tables::pattern( 'unit-label.ENDING' ), $word, $stem );
		return self::folded( $stem[1] ?? $word, $code );
	}

	/**
	 * Makes spellings alike. German tells nouns by their capital; elsewhere a line may begin with one.
	 *
	 * @param string $word The word.
	 * @param string $code Language.
	 */
	private static function folded( string $word, string $code ): string {
		return 'de' === $code ? $word : str_replace( '’', "'", mb_strtolower( $word, 'UTF-8' ) );
	}
}
