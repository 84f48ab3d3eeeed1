<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * What is needed to read the lines of one language, and English ones beside it.
 */
final class Grammar {

	/** A digit or fraction, within a pattern. */
	public const DIGIT = '[0-9' . Digits::FRACTION_SIGNS . ']';

	/** @var array<string, self> Those that were requested, by locale. */
	private static array $known = [];

	/**
	 * @param string                       $code          Primary part of the language tag.
	 * @param bool                         $has_comma     Whether the comma is the decimal mark, and the full stop parts thousands.
	 * @param bool                         $is_name_first Whether the food is often named before its amount.
	 * @param array<int|string, int|float> $numbers       Number words, in small letters.
	 * @param string                       $part_of       What is written between a part and a number, where an article had no need of it:
	 *                                                    `von `.
	 * @param list<string>                 $languages     Languages whose units count, the most likely first.
	 * @param array<string, string>        $patterns
	 */
	private function __construct(
		public readonly string $code,
		public readonly bool $has_comma,
		public readonly bool $is_name_first,
		public readonly array $numbers,
		public readonly string $part_of,
		public readonly array $languages,
		private readonly array $patterns
	) {}

	/**
	 * Returns the grammar of a language.
	 *
	 * @param string $locale Language tag such as `de-DE` or `de_DE`; of an unknown language English is read.
	 */
	public static function for_locale( string $locale ): self {
		return self::$known[ $locale ] ??= self::make( $locale );
	}

	/**
	 * Creates the grammar of a locale from its generated tables.
	 *
	 * @param string $locale Language tag.
	 */
	private static function make( string $locale ): self {
		$code      = Locale::code( $locale );
		$own       = in_array( $code, Tables::LANGUAGES, true ) ? $code : 'en';
		$table     = Tables::language( $own );
		$languages = array_values( array_unique( [ $own, 'en', ...Tables::LANGUAGES ] ) );
		return new self(
			$code,
			Locale::has_comma( $locale ),
			$table['isNameFirst'],
			$table['numbers'],
			$table['partOf'],
			$languages,
			$table['patterns']
		);
	}

	/**
	 * Finds where a pattern ends that is at a place.
	 *
	 * @param string $name Name of an anchored pattern: of the language, such as `lead`, or of all, such as `amount.JOINT`.
	 * @param int    $at   The place.
	 * @return int The same place where it is not there.
	 */
	public function skip( string $name, string $text, int $at ): int {
		return $at + strlen( $this->match( $name, $text, $at )[0] ?? '' );
	}

	/**
	 * Matches a pattern.
	 *
	 * @param string $name Name of the pattern.
	 * @param int    $at   Where to begin.
	 * @return array<int|string, string> What was found, by group; empty where it is not there.
	 */
	public function match( string $name, string $text, int $at = 0 ): array {
		$pattern = $this->pattern( $name );
		return null !== $pattern && 1 === preg_match( $pattern, $text, $found, 0, $at ) ? $found : [];
	}

	/**
	 * Returns whether a pattern stands anywhere in a text.
	 *
	 * @param string $name Name of the pattern.
	 */
	public function finds( string $name, string $text ): bool {
		return [] !== $this->match( $name, $text );
	}

	/**
	 * Finds the first place of a pattern.
	 *
	 * @param string $name Name of the pattern.
	 * @return int -1 where there is none.
	 */
	public function place( string $name, string $text ): int {
		return $this->places( $name, $text, 1 )[0] ?? -1;
	}

	/**
	 * Finds all places of a pattern.
	 *
	 * @param string $name Name of the pattern.
	 * @param int    $most Not more than these.
	 * @return list<int>
	 */
	public function places( string $name, string $text, int $most = PHP_INT_MAX ): array {
		$pattern = $this->pattern( $name );
		$places  = [];
		$at      = 0;
		while ( null !== $pattern && count( $places ) < $most && 1 === preg_match( $pattern, $text, $found, PREG_OFFSET_CAPTURE, $at ) ) {
			$places[] = $found[0][1];
			$at       = $found[0][1] + max( 1, strlen( $found[0][0] ) );
		}
		return $places;
	}

	/**
	 * Writes something in place of what a pattern finds.
	 *
	 * @param string $name Name of the pattern.
	 * @param string $with What to write.
	 */
	public function replace( string $name, string $text, string $with = '' ): string {
		$pattern = $this->pattern( $name );
		return null === $pattern ? $text : preg_replace( $pattern, $with, $text ) ?? $text;
	}

	/**
	 * Finds a pattern.
	 *
	 * @return string|null Null for one that the language has no words for.
	 */
	private function pattern( string $name ): ?string {
		return str_contains( $name, '.' ) ? Tables::pattern( $name ) : $this->patterns[ $name ] ?? null;
	}
}
