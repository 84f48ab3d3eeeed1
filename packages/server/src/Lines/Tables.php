<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * The words and patterns of ingredient lines, as `npm run contracts` makes them
 * from TypeScript. Each file is loaded when a line first needs it.
 *
 * @phpstan-type LanguageTable array{isNameFirst: bool, partOf: string, numbers: array<int|string, int|float>, patterns: array<string, string>}
 * @phpstan-type FoodTable array{before: string, nouns: list<array{string, string}>, alone: list<array{string, string}>, agreeing: list<array{string, string}>}
 */
final class Tables {

	/** Languages whose lines are read, the one that is read everywhere first. */
	public const LANGUAGES = [ 'en', 'de', 'fr', 'es', 'it' ];

	/** @var array<string, mixed>|null What does not depend on the language. */
	private static ?array $shared = null;

	/** @var array<string, mixed>|null The same for other units. */
	private static ?array $convert = null;

	/** @var array<string, array{string, int|float, array<string, int|float>}>|null What a cup of foods weighs. */
	private static ?array $densities = null;

	/** @var array<string, array<string, string>>|null Ids of units, by language and folded word. */
	private static ?array $units = null;

	/** @var array<string, list<array{string, string, string}>>|null Nouns of all languages. */
	private static ?array $nouns = null;

	/** @var array<string, LanguageTable> */
	private static array $languages = [];

	/** @var array<string, FoodTable> */
	private static array $foods = [];

	/**
	 * Returns a pattern.
	 *
	 * @param string $name File and constant of TypeScript, such as `amount.JOINT`.
	 */
	public static function pattern( string $name ): string {
		$pattern = self::shared( $name );
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A name in the code.
		return is_string( $pattern ) ? $pattern : throw self::missing( $name );
	}

	/**
	 * Returns a list of words.
	 *
	 * @param string $name File and constant of TypeScript.
	 * @return array<array-key, mixed> Words by number, or values by word.
	 */
	public static function words( string $name ): array {
		$words = self::shared( $name );
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A name in the code.
		return is_array( $words ) ? $words : throw self::missing( $name );
	}

	/**
	 * Returns a number.
	 *
	 * @param string $name File and constant of TypeScript.
	 */
	public static function number( string $name ): int|float {
		$number = self::shared( $name );
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A name in the code.
		return is_int( $number ) || is_float( $number ) ? $number : throw self::missing( $name );
	}

	/**
	 * Returns the patterns and number words of a language.
	 *
	 * @param string $code One of {@see self::LANGUAGES}.
	 * @return LanguageTable
	 */
	public static function language( string $code ): array {
		if ( ! isset( self::$languages[ $code ] ) ) {
			/** @var LanguageTable $table */
			$table                    = self::load( $code );
			self::$languages[ $code ] = $table;
		}
		return self::$languages[ $code ];
	}

	/**
	 * Returns the counted foods of a language.
	 *
	 * @param string $code One of {@see self::LANGUAGES}.
	 * @return FoodTable
	 */
	public static function foods( string $code ): array {
		if ( ! isset( self::$foods[ $code ] ) ) {
			/** @var FoodTable $table */
			$table                = self::load( "foods-$code" );
			self::$foods[ $code ] = $table;
		}
		return self::$foods[ $code ];
	}

	/**
	 * Returns the words of units of a language.
	 *
	 * @param string $code One of {@see self::LANGUAGES}.
	 * @return array<string, string> Ids by folded word.
	 */
	public static function units( string $code ): array {
		if ( null === self::$units ) {
			/** @var array<string, array<string, string>> $table */
			$table       = self::load( 'units' );
			self::$units = $table;
		}
		return self::$units[ $code ] ?? [];
	}

	/**
	 * Returns the nouns of units, of what recipes make, and of what cooks take parts of.
	 *
	 * @return array<string, list<array{string, string, string}>> Language and the forms for one and for several, by either form in small
	 *                                                            letters.
	 */
	public static function nouns(): array {
		if ( null === self::$nouns ) {
			/** @var array<string, list<array{string, string, string}>> $table */
			$table       = self::load( 'nouns' );
			self::$nouns = $table;
		}
		return self::$nouns;
	}

	/**
	 * Returns what a cup of foods weighs.
	 *
	 * @return array<string, array{string, int|float, array<string, int|float>}> How each is measured, grams, and other grams by what was
	 *        done to it.
	 */
	public static function densities(): array {
		if ( null === self::$densities ) {
			/** @var array<string, array{string, int|float, array<string, int|float>}> $table */
			$table           = self::load( 'densities' );
			self::$densities = $table;
		}
		return self::$densities;
	}

	/**
	 * Returns something that all languages share.
	 *
	 * @param string $name File and constant of TypeScript.
	 */
	private static function shared( string $name ): mixed {
		if ( null === self::$shared ) {
			/** @var array<string, mixed> $table */
			$table        = self::load( 'shared' );
			self::$shared = $table;
		}
		if ( ! isset( self::$shared[ $name ] ) && null === self::$convert ) {
			/** @var array<string, mixed> $table */
			$table         = self::load( 'convert' );
			self::$convert = $table;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A name in the code.
		return self::$shared[ $name ] ?? self::$convert[ $name ] ?? throw self::missing( $name );
	}

	/**
	 * Loads a file.
	 */
	private static function load( string $name ): mixed {
		return require dirname( __DIR__, 2 ) . "/contracts/lines/$name.php";
	}

	/**
	 * Creates the error that tells a developer how to add what the generated tables lack.
	 *
	 * @param string $name What is not there.
	 */
	private static function missing( string $name ): \LogicException {
		return new \LogicException(
			"The sources of TypeScript have no $name, or it is of another kind. Change packages/server/src/Lines, then: npm run contracts"
		);
	}
}
