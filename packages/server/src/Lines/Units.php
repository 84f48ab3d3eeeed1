<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Looks up units of all languages by their words, and the kind of each unit.
 */
final class Units {

	/** @var array<string, string>|null Letters by those with accents. */
	private static ?array $letters = null;

	/**
	 * Finds the unit that a word names.
	 *
	 * @param string       $word      A word in any case, with or without full stops.
	 * @param list<string> $languages Languages to look in, the most likely first.
	 * @return string|null Stable id of the unit.
	 */
	public static function find( string $word, array $languages ): ?string {
		$plain = self::folded( $word );
		$meant = self::is( 'units.FOODS', $plain ) ? array_slice( $languages, 0, 1 ) : $languages;
		foreach ( $meant as $language ) {
			$id = Tables::units( $language )[ $plain ] ?? null;
			if ( null !== $id ) {
				return $id;
			}
		}
		return null;
	}

	/**
	 * Returns whether a unit measures a length.
	 *
	 * @param string|null $id Stable id.
	 */
	public static function is_length( ?string $id ): bool {
		return self::is( 'units.LENGTHS', $id );
	}

	/**
	 * Returns whether a unit measures weight or volume.
	 *
	 * @param string|null $id Stable id.
	 */
	public static function is_measure( ?string $id ): bool {
		return self::is( 'units.MEASURES', $id );
	}

	/**
	 * Returns whether a unit is a package, which is as large as it is in any amount.
	 *
	 * @param string|null $id Stable id.
	 */
	public static function is_package( ?string $id ): bool {
		return self::is( 'units.PACKAGES', $id );
	}

	/**
	 * Returns whether an article before a unit says no number: `a pinch`.
	 *
	 * @param string|null $id Stable id.
	 */
	public static function is_vague( ?string $id ): bool {
		return self::is( 'units.VAGUE', $id );
	}

	/**
	 * Returns whether a list has a word.
	 *
	 * @param string $words Name of the list.
	 */
	public static function is( string $words, ?string $word ): bool {
		return null !== $word && in_array( $word, Tables::words( $words ), true );
	}

	/**
	 * Removes accents from letters.
	 *
	 * @param string $text Text in small letters.
	 */
	public static function without_accents( string $text ): string {
		return 1 === preg_match( '/[^\x00-\x7F]/', $text )
			? preg_replace( '/\p{M}/u', '', strtr( $text, self::letters() ) ) ?? $text
			: $text;
	}

	/**
	 * Normalizes the spelling of a unit: without case, accents and full stops.
	 */
	private static function folded( string $word ): string {
		$plain = mb_strtolower( $word, 'UTF-8' );
		$plain = self::without_accents( $plain );
		$plain = preg_replace( '~(?<=\p{L}{2})(?:\(\p{L}+\)|/\p{L}+)\z~u', '', $plain ) ?? $plain;
		return trim( preg_replace( '/[\s.]+/u', ' ', $plain ) ?? $plain );
	}

	/**
	 * Returns the letters without accents.
	 *
	 * @return array<string, string>
	 */
	private static function letters(): array {
		if ( null === self::$letters ) {
			self::$letters = [];
			foreach ( Tables::words( 'accents' ) as $bare => $accented ) {
				foreach ( is_string( $accented ) ? mb_str_split( $accented, 1, 'UTF-8' ) : [] as $letter ) {
					self::$letters[ $letter ] = (string) $bare;
				}
			}
		}
		return self::$letters;
	}
}
