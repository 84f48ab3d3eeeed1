<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads JSON as sites and apps really print it.
 *
 * What parsers refuse is repaired first: comments, commas before a closing bracket, line breaks and
 * quotes inside strings, entities instead of quotes, single quotes, words of other languages for no value,
 * a variable before it, a semicolon at the end.
 */
final class LooseJson {

	/** How deep JSON may be nested. */
	public const DEPTH = 128;

	/** What a program gives a value to, before that value. */
	private const ASSIGNED = '/\A\s*(?:(?:var|let|const)\s+)?[\p{L}_$][\w$.]{0,60}+(?:\[["\'][\w-]{1,40}["\']\])?\s*=\s*(?=[{\[])/u';

	/** Words of other languages where JSON has `null`, `true` and `false`. */
	private const WORDS = [
		'NaN'       => 'null',
		'Infinity'  => 'null',
		'-Infinity' => 'null',
		'undefined' => 'null',
		'None'      => 'null',
		'True'      => 'true',
		'False'     => 'false',
	];

	/** Bytes of JSON that is repaired: a page's data, or a piece of a file. */
	private const MAX_REPAIRED = 2_097_152;

	/** Bytes at the end of a text in which its wrapping ends. */
	private const WRAPPED = 64;

	/**
	 * Reads JSON.
	 *
	 * @param string $text In UTF-8.
	 * @return mixed Null for anything that is not JSON, even with good will.
	 */
	public static function read( string $text ): mixed {
		$text = self::bare( $text );
		// What is JSON needs no repair, which takes a look at each letter.
		$value = json_decode( $text, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE );
		if ( is_string( $value ) && 1 === preg_match( '/^\s*[\[{]/', $value ) ) {
			// Written as JSON twice.
			return json_decode( $value, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE ) ?? $value;
		}
		// What is nested too deep is so when it is repaired, too.
		if ( null !== $value || JSON_ERROR_DEPTH === json_last_error() ) {
			return $value;
		}
		$objects = self::objects( $text );
		if ( [] !== $objects || strlen( $text ) > self::MAX_REPAIRED ) {
			return [] === $objects ? null : $objects;
		}
		foreach ( [ self::repair( $text ), self::repair( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ] as $try ) {
			$value = json_decode( $try, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE );
			if ( null !== $value ) {
				return $value;
			}
		}
		return null;
	}

	/**
	 * Reads objects that are one after the other; one that is broken is empty.
	 *
	 * @param string $text Almost JSON.
	 * @return list<array<mixed>> None unless the text begins with a whole object and another one follows.
	 */
	private static function objects( string $text ): array {
		// Where each has a line of its own, one that is broken ends there.
		$objects = 1 === preg_match( '/^\{[^\n]*\}\s*\n\s*\{/', $text )
			? array_filter( explode( "\n", $text ), static fn ( string $line ): bool => '' !== trim( $line ) )
			: JsonObjects::split( $text );
		if ( count( $objects ) < 2 ) {
			return [];
		}
		$values = [];
		foreach ( $objects as $object ) {
			$value    = json_decode( $object, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE );
			$values[] = is_array( $value ) ? $value : [];
			if ( [] === $values[0] ) {
				return [];
			}
		}
		return $values;
	}

	/**
	 * Strips the comments and marks in which pages wrap their data.
	 */
	private static function bare( string $text ): string {
		$text  = preg_replace( '/\A\s*\xEF\xBB\xBF/', '', $text ) ?? $text;
		$inner = preg_replace( '/\A\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)/', '', $text ) ?? $text;
		// Not where a letter is broken.
		$inner = preg_replace( self::ASSIGNED, '', $inner ) ?? $inner;
		// At the end alone: a search from the start would try each letter of a long text.
		$end = preg_replace( '/(?:\/\/\s*)?(?:\]\]>|-->)\s*;?\s*\z/', '', substr( $inner, -self::WRAPPED ) ) ?? '';
		return trim( substr( $inner, 0, -self::WRAPPED ) . $end );
	}

	/**
	 * Repairs JSON, letter by letter.
	 *
	 * @param string $text Almost JSON.
	 */
	private static function repair( string $text ): string {
		$length = strlen( $text );
		$out    = '';
		for ( $at = 0; $at < $length; ++$at ) {
			$letter = $text[ $at ];
			if ( '"' === $letter || "'" === $letter ) {
				$out .= self::string( $text, $at );
			} elseif ( '/' === $letter && 1 === preg_match( '#\G(?://[^\n]*|/\*.*?\*/)#s', $text, $comment, 0, $at ) ) {
				$at += strlen( $comment[0] ) - 1;
			} elseif (
				// The first letters of all words, as each look by an expression takes time.
				str_contains( '-INuTF', $letter )
				&& 1 === preg_match( '/\G(?:-?Infinity|NaN|undefined|None|True|False)\b/', $text, $word, 0, $at )
			) {
				$out .= self::WORDS[ $word[0] ];
				$at += strlen( $word[0] ) - 1;
			} else {
				$out .= $letter;
			}
		}
		// Outside of strings alone: the strings' own commas are escaped until here.
		$out = preg_replace( '/,(?=\s*[}\]])/', '', $out ) ?? $out;
		$out = preg_replace( '/;\s*$/', '', $out ) ?? $out;
		return str_replace( '\u002c', ',', $out );
	}

	/**
	 * Reads one string, up to a quote at which a string can end.
	 *
	 * @param string $text The whole text.
	 * @param int    $at   Where the string begins; afterwards where it ends.
	 */
	private static function string( string $text, int &$at ): string {
		$length = strlen( $text );
		$quote  = $text[ $at ];
		$out    = '"';
		for ( ++$at; $at < $length; ++$at ) {
			$letter = $text[ $at ];
			if ( '\\' === $letter && $at + 1 < $length ) {
				$next = $text[ ++$at ];
				$out .= str_contains( '"\\/bfnrtu', $next )
					&& ( 'u' !== $next || 1 === preg_match( '/\G[0-9a-f]{4}/i', $text, $hex, 0, $at + 1 ) )
					? "\\$next"
					: ( 'u' === $next ? '\\\\u' : $next );
			} elseif ( $quote === $letter ) {
				if ( 1 === preg_match(
					"#\\G$quote\\s*(?:[:}\\]]|,\\s*(?:[\"$quote\\{\\[}\\]\\d-]|true|false|null|/[/*])|,?\\s*$|/[/*]|\"\\s*$)#",
					$text,
					$end,
					0,
					$at
				) ) {
					return $out . '"';
				}
				$out .= '"' === $quote ? '\"' : $quote;
			} else {
				$out .= self::inside( $letter );
			}
		}
		return $out . '"';
	}

	/**
	 * Escapes a letter inside a string where JSON asks for it.
	 *
	 * @param string $letter One byte.
	 */
	private static function inside( string $letter ): string {
		return match ( true ) {
			"\n" === $letter => '\n',
			'"' === $letter => '\"',
			"\t" === $letter => '\t',
			',' === $letter => '\u002c',
			ord( $letter ) < 0x20 => ' ',
			default => $letter,
		};
	}
}
