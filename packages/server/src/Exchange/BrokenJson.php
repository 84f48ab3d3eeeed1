<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Text\LooseJson;

defined( 'ABSPATH' ) || exit;

/**
 * Tells JSON that is broken, and where, from JSON that is no recipe.
 */
final class BrokenJson {

	/** What begins like JSON, and like nothing that people type. */
	private const BEGINNING = '/^\s*(?:\{\s*["\'}]|\[\s*[\[{"\'])/';

	/** A string, another value, or a mark, after blanks. */
	private const TOKEN = '/\G\s*+(?|("(?:[^"\\\\\x00-\x1F]++|\\\\.)*+")|(-?\d[\d.eE+-]*+|true|false|null)|([{}\[\],:]))/';

	/** What may follow within a list and within an object: a value, the end of a value; a name, a colon. */
	private const VALUE = 'value';
	private const AFTER = 'after';
	private const NAME  = 'name';
	private const COLON = 'colon';

	/**
	 * Returns a reading that says of a source without a recipe that it is broken where that is why.
	 *
	 * @param Reading $reading What was read of the source.
	 */
	public static function named( Reading $reading, Source $source ): Reading {
		$is_empty = [] === $reading->recipes && [ Notice::NO_RECIPE ] === array_column( $reading->notices, 'code' );
		if ( ! $is_empty || 1 !== preg_match( self::BEGINNING, $source->start() ) || null !== LooseJson::read( $source->text() ) ) {
			return $reading;
		}
		$at = self::place( $source->text() );
		return null === $at
			? $reading
			: new Reading( [], [ new Notice( Notice::BROKEN, '', 'line ' . ( substr_count( $source->text(), "\n", 0, $at ) + 1 ) ) ] );
	}

	/**
	 * Finds the first place at which a text stops to be JSON.
	 *
	 * @return int|null Null where it does not.
	 */
	private static function place( string $text ): ?int {
		$at   = 0;
		$next = self::VALUE;
		$open = [];
		while ( 1 === preg_match( self::TOKEN, $text, $token, 0, $at ) ) {
			$after = self::after( $token[1], $next, $open );
			if ( null === $after ) {
				return $at + strlen( $token[0] ) - strlen( $token[1] );
			}
			$at += strlen( $token[0] );
			$next = $after;
			if ( [] === $open && self::AFTER === $next ) {
				break;
			}
		}
		$at += strspn( $text, " \t\r\n", $at );
		return [] === $open && strlen( $text ) === $at ? null : $at;
	}

	/**
	 * Returns what may follow a token.
	 *
	 * @param string       $next What may be here.
	 * @param list<string> $open The closing marks of what is open, which the token opens or closes.
	 * @return string|null Null where the token may not be here.
	 */
	private static function after( string $token, string $next, array &$open ): ?string {
		$last = [] === $open ? '' : $open[ count( $open ) - 1 ];
		if ( self::VALUE === $next && ( '{' === $token || '[' === $token ) ) {
			$open[] = '{' === $token ? '}' : ']';
			return '{' === $token ? self::NAME : self::VALUE;
		}
		// A comma before the end is what many write.
		if ( $token === $last && self::COLON !== $next && ! ( self::VALUE === $next && '}' === $token ) ) {
			array_pop( $open );
			return self::AFTER;
		}
		return match ( true ) {
			self::AFTER === $next && ',' === $token && '' !== $last => '}' === $last ? self::NAME : self::VALUE,
			self::NAME === $next && '"' === $token[0] => self::COLON,
			self::COLON === $next && ':' === $token => self::VALUE,
			self::VALUE === $next && ! str_contains( '{}[],:', $token ) => self::AFTER,
			default => null,
		};
	}
}
