<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * The foods that are counted: an article before them means one, and their form follows the number beside them.
 *
 * @phpstan-type Noun array{string, string}
 * @phpstan-type FoundFood array{language: string, noun: Noun, start: int, end: int, head: int, has_adjectives: bool}
 */
final class KnownFoods {

	/** @var array<string, array{nouns: array<string, Noun>, alone: array<string, Noun>}> Nouns by each of their forms, by language. */
	private static array $known = [];

	/**
	 * Whether a name begins with a food that the language or English knows, with nothing around it but words that go with it.
	 *
	 * @param string $name The name, with whatever follows the food: `large onion, chopped`.
	 */
	public static function is_known( string $name, Grammar $grammar ): bool {
		return null !== self::find( $name, $grammar ) || null !== self::either( $name, $grammar );
	}

	/**
	 * Splits a name into two foods of which one is taken: `shallot or small onion`.
	 *
	 * @return array{string, string, string}|null The first, what joins them, and the other; null where not both are known.
	 */
	public static function either( string $name, Grammar $grammar ): ?array {
		if ( 1 !== preg_match( Tables::pattern( 'known-foods.OR' ), $name, $found, PREG_OFFSET_CAPTURE ) || 0 === $found[0][1] ) {
			return null;
		}
		[ $or, $at ] = $found[0];
		$first       = substr( $name, 0, $at );
		$other       = substr( $name, $at + strlen( $or ) );
		return ( self::find( $first, $grammar )['head'] ?? null ) === $at && self::is_known( $other, $grammar )
			? [ $first, $or, $other ]
			: null;
	}

	/**
	 * Finds the noun that ends the English name of what is counted, whatever precedes it.
	 *
	 * @param string $word The last word of the name.
	 * @return Noun|null
	 */
	public static function head( string $word ): ?array {
		$key = self::key( $word, 'en' );
		foreach ( [ ...Tables::words( 'head-noun.HEADS' ), ...Tables::words( 'head-noun.WHOLE_HEADS' ) ] as $one ) {
			if ( is_string( $one ) && ( $one === $key || "{$one}s" === $key ) ) {
				return [ $one, "{$one}s" ];
			}
		}
		foreach ( Tables::words( 'head-noun.IRREGULAR_HEADS' ) as $one => $other ) {
			if ( is_string( $other ) && in_array( $key, [ $one, $other ], true ) ) {
				return [ (string) $one, $other ];
			}
		}
		return self::forms( 'en' )['alone'][ $key ] ?? null;
	}

	/**
	 * Whether the last word of an English name is one of what is counted, so that an article before it says one: `heirloom tomato`.
	 *
	 * @param string $name The name, with whatever follows it.
	 */
	public static function is_one_by_name( string $name ): bool {
		if ( 1 !== preg_match( Tables::pattern( 'head-noun.LAST_WORD' ), $name, $found ) ) {
			return false;
		}
		[ , $before, $last ] = $found;
		$key                 = self::key( $last, 'en' );
		return ( '' !== $before || in_array( $key, Tables::words( 'head-noun.WHOLE_HEADS' ), true ) )
			&& 1 !== preg_match( Tables::pattern( 'head-noun.NO_NUMBER' ), $before )
			&& $key === ( self::head( $last )[0] ?? null );
	}

	/**
	 * Finds the food that a name begins with.
	 *
	 * @return FoundFood|null Where the noun is, where the food ends with what agrees with it, and whether adjectives are beside it.
	 */
	public static function find( string $name, Grammar $grammar ): ?array {
		foreach ( array_unique( [ $grammar->code, 'en' ] ) as $code ) {
			if ( ! in_array( $code, Tables::LANGUAGES, true ) ) {
				continue;
			}
			// The comma of "red, yellow or orange pepper" ends nothing.
			preg_match( Tables::foods( $code )['before'], $name, $before );
			$start = strlen( $before[0] ?? '' );
			$cut   = $grammar->place( 'headEnd', substr( $name, $start ) );
			$head  = Chars::trim_end( $cut < 0 ? $name : substr( $name, 0, $start + $cut ) );
			$found = self::noun( '' === $head ? $name : $head, $code );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Finds the noun of a text whose every word is known: words that stay before it, and adjectives that agree with it.
	 *
	 * @param string $head The text.
	 * @param string $code Language.
	 * @return FoundFood|null
	 */
	private static function noun( string $head, string $code ): ?array {
		$table = Tables::foods( $code );
		$forms = self::forms( $code );
		$found = [
			'language' => $code,
			'head'     => strlen( $head ),
		];
		preg_match( $table['before'], $head, $before );
		$from = strlen( $before[0] ?? '' );
		$noun = self::form( $forms[ $from > 0 ? 'nouns' : 'alone' ], self::key( substr( $head, $from ), $code ), $code );
		if ( null !== $noun ) {
			return [
				...$found,
				'noun'           => $noun,
				'start'          => $from,
				'end'            => strlen( $head ),
				'has_adjectives' => false,
			];
		}
		$start = Adjectives::before( $head, $table['agreeing'] );
		$end   = strlen( $head ) - Adjectives::behind( $head, $table['agreeing'] );
		$noun  = $start < $end ? self::form( $forms['alone'], self::key( substr( $head, $start, $end - $start ), $code ), $code ) : null;
		return null === $noun ? null : [
			...$found,
			'noun'           => $noun,
			'start'          => $start,
			'end'            => $end,
			'has_adjectives' => $start > 0 || $end < strlen( $head ),
		];
	}

	/**
	 * Returns the forms of a noun, also of a German one that ends with a food: `Fleischtomate`, `Bio-Ei`.
	 *
	 * @param array<string, Noun> $nouns Nouns by each of their forms.
	 * @param string              $key   The word.
	 * @param string              $code  Language.
	 * @return Noun|null
	 */
	private static function form( array $nouns, string $key, string $code ): ?array {
		$noun = $nouns[ $key ] ?? null;
		if ( null !== $noun || 'de' !== $code || 1 !== preg_match( Tables::pattern( 'compound.NOUN' ), $key ) ) {
			return $noun;
		}
		$alone  = self::forms( $code )['alone'];
		$length = mb_strlen( $key, 'UTF-8' );
		for ( $at = (int) Tables::number( 'compound.MIN_LENGTH_BEFORE' ); $at < $length - 1; ++$at ) {
			$before  = mb_substr( $key, 0, $at, 'UTF-8' );
			$tail    = mb_substr( $key, $at, null, 'UTF-8' );
			$is_tied = ! str_ends_with( $before, '-' );
			$noun    = ! $is_tied || mb_strlen( $tail, 'UTF-8' ) >= Tables::number( 'compound.MIN_LENGTH' )
				? $alone[ $is_tied ? mb_convert_case( $tail, MB_CASE_TITLE, 'UTF-8' ) : $tail ] ?? null
				: null;
			if ( null !== $noun ) {
				$join = static fn ( string $form ): string => $before . ( $is_tied
					? mb_strtolower( mb_substr( $form, 0, 1, 'UTF-8' ), 'UTF-8' ) . mb_substr( $form, 1, null, 'UTF-8' )
					: $form );
				return [ $join( $noun[0] ), $join( $noun[1] ) ];
			}
		}
		return null;
	}

	/**
	 * Returns the nouns of a language by each of their forms, loaded once.
	 *
	 * @param string $code Language.
	 * @return array{nouns: array<string, Noun>, alone: array<string, Noun>}
	 */
	private static function forms( string $code ): array {
		if ( ! isset( self::$known[ $code ] ) ) {
			[ 'nouns' => $nouns, 'alone' => $alone ] = Tables::foods( $code );
			self::$known[ $code ]                    = [
				'nouns' => self::by_form( $nouns, $code ),
				'alone' => self::by_form( [ ...$alone, ...$nouns ], $code ),
			];
		}
		return self::$known[ $code ];
	}

	/**
	 * Indexes nouns by each of their forms.
	 *
	 * @param list<Noun> $nouns For one and for several.
	 * @param string     $code  Language.
	 * @return array<string, Noun>
	 */
	private static function by_form( array $nouns, string $code ): array {
		$known = [];
		foreach ( $nouns as $noun ) {
			$known[ self::folded( $noun[0], $code ) ] = $noun;
			$known[ self::folded( $noun[1], $code ) ] = $noun;
		}
		return $known;
	}

	/**
	 * Returns the key of a word in the index of forms, without an ending in brackets.
	 *
	 * @param string $code Language.
	 */
	private static function key( string $word, string $code ): string {
		preg_match( Tables::pattern( 'unit-label.ENDING' ), $word, $stem );
		return self::folded( $stem[1] ?? $word, $code );
	}

	/**
	 * Normalizes the spelling of a word. German tells nouns by their capital; elsewhere a line may begin with one.
	 *
	 * @param string $code Language.
	 */
	private static function folded( string $word, string $code ): string {
		return 'de' === $code ? $word : str_replace( '’', "'", mb_strtolower( $word, 'UTF-8' ) );
	}
}
