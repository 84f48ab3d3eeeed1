<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\JsonObjects;
use Larder\Exchange\Text\LooseJson;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the states that a page carries for the program which draws it, wherever that program looks for them.
 */
final class StateScripts {

	/** How many states a page may carry. */
	private const MAX_STATES = 50;

	/** How many values of all states are looked at for what they refer to. */
	private const MAX_VALUES = 100_000;

	/** How deep what is referred to may refer further. */
	private const DEPTH = 12;

	/** What a program gives the object of a state to: `window.__STATE__ =`. */
	private const ASSIGNMENT = '/(?:^|[;\s])(?:(?:var|let|const)\s+|(?:window|self|globalThis)[.\[])[\w$.\["\'\]-]{1,60}\s*=\s*(?=\{|JSON\.parse\(\s*")/';

	/** A piece of the state that comes as a text in an argument. */
	private const PUSHED = '/\.push\(\s*(\[\s*\d+\s*,\s*"(?:[^"\\\\]|\\\\.)*+"\s*\])\s*\)/s';

	/**
	 * Returns the states of a page.
	 *
	 * @return list<mixed>
	 */
	public static function read( Page $page ): array {
		$texts = [
			...array_slice( $page->scripts( 'application/json' ), 0, self::MAX_STATES ),
			...array_map(
				static fn ( \DOMElement $element ): string => $element->getAttribute( 'data-page' ),
				array_slice( $page->all( '//*[@data-page]' ), 0, self::MAX_STATES )
			),
		];
		$pushed   = '';
		$assigned = [];
		foreach ( array_slice( $page->programs(), 0, self::MAX_STATES ) as $program ) {
			array_push( $assigned, ...self::assigned( $program, self::MAX_STATES - count( $assigned ) ) );
			preg_match_all( self::PUSHED, $program, $pieces );
			foreach ( $pieces[1] as $piece ) {
				$pair    = json_decode( $piece, true );
				$pushed .= is_array( $pair ) && is_string( $pair[1] ?? null ) ? $pair[1] : '';
			}
		}
		preg_match_all( '/^[\da-f]{1,8}:(?=[\[{])(.++)$/m', $pushed, $rows );
		$left = self::MAX_VALUES;
		return array_map(
			static function ( string $text ) use ( &$left ): mixed {
				return self::resolved( LooseJson::read( $text ), $left );
			},
			[ ...$texts, ...$assigned, ...$rows[1] ]
		);
	}

	/**
	 * Returns the objects that a program gives to variables, as JSON.
	 *
	 * @param string $program Its text.
	 * @param int    $limit   How many are wanted at most.
	 * @return list<string>
	 */
	private static function assigned( string $program, int $limit ): array {
		preg_match_all( self::ASSIGNMENT, $program, $found, PREG_OFFSET_CAPTURE );
		$objects = [];
		foreach ( array_slice( $found[0], 0, $limit ) as [ $name, $at ] ) {
			$rest = substr( $program, $at + strlen( $name ) );
			if ( '{' === $rest[0] ) {
				$objects[] = JsonObjects::first( $rest );
			} elseif ( 1 === preg_match( '/^JSON\.parse\(\s*("(?:[^"\\\\]|\\\\.)*+")/s', $rest, $text ) ) {
				$objects[] = $text[1];
			}
		}
		return $objects;
	}

	/**
	 * Returns a state with its parts in the places that refer to them.
	 *
	 * @param int $left How many values may still be looked at.
	 */
	private static function resolved( mixed $state, int &$left ): mixed {
		$parts = [];
		self::collect( $state, $parts, $left );
		return [] === $parts ? $state : self::filled( $state, $parts, $left, self::DEPTH );
	}

	/**
	 * Collects the objects that are kept by a name and say of what type they are.
	 *
	 * @param mixed                                  $value Any part of the state.
	 * @param array<string, array<array-key, mixed>> $parts Receives what is found.
	 * @param int                                    $left  How many values may still be looked at.
	 */
	private static function collect( mixed $value, array &$parts, int &$left ): void {
		foreach ( is_array( $value ) ? $value : [] as $name => $inner ) {
			if ( --$left < 0 || ! is_array( $inner ) ) {
				continue;
			}
			if ( is_string( $name ) && isset( $inner['__typename'] ) ) {
				$parts[ $name ] = $inner;
			}
			self::collect( $inner, $parts, $left );
		}
	}

	/**
	 * Returns a value with parts in the places that refer to them.
	 *
	 * @param mixed                                  $value Any part of the state.
	 * @param array<string, array<array-key, mixed>> $parts What may be referred to.
	 * @param int                                    $left  How many values may still be looked at.
	 * @param int                                    $depth How deep parts may refer further.
	 */
	private static function filled( mixed $value, array $parts, int &$left, int $depth ): mixed {
		if ( ! is_array( $value ) || --$left < 0 ) {
			return $value;
		}
		$name = $value['__ref'] ?? null;
		if ( is_string( $name ) && isset( $parts[ $name ] ) ) {
			return $depth > 0 ? self::filled( $parts[ $name ], $parts, $left, $depth - 1 ) : [];
		}
		foreach ( $value as $key => $inner ) {
			$value[ $key ] = self::filled( $inner, $parts, $left, $depth );
		}
		return $value;
	}
}
