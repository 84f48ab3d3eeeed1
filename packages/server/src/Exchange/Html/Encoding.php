<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Turns bytes of any encoding into UTF-8.
 */
final class Encoding {

	/** Marks at the start of a file, longest first, with what they announce. */
	private const MARKS = [
		"\xFF\xFE\x00\x00" => 'UTF-32LE',
		"\x00\x00\xFE\xFF" => 'UTF-32BE',
		"\xEF\xBB\xBF"     => 'UTF-8',
		"\xFF\xFE"         => 'UTF-16LE',
		"\xFE\xFF"         => 'UTF-16BE',
	];

	/** How far into a page its own word about its encoding may stand. */
	private const DECLARATION_BYTES = 4096;

	/** Labels of the WHATWG Encoding Standard that mean another encoding than their name. */
	private const ALIASES = [
		'iso-8859-1' => 'Windows-1252',
		'iso8859-1'  => 'Windows-1252',
		'latin1'     => 'Windows-1252',
		'us-ascii'   => 'Windows-1252',
		'ascii'      => 'Windows-1252',
		'iso-8859-9' => 'Windows-1254',
		'utf8'       => 'UTF-8',
		'utf-16'     => 'UTF-16LE',
		'x-sjis'     => 'SJIS-win',
		'shift_jis'  => 'SJIS-win',
		'gb2312'     => 'CP936',
		'gbk'        => 'CP936',
	];

	/** What PHP lists among encodings, though it is none of a text. */
	private const NO_ENCODINGS = [ 'BASE64', 'UUENCODE', 'HTML-ENTITIES', 'Quoted-Printable', '7bit', '8bit', 'UTF7-IMAP' ];

	/**
	 * Returns text in valid UTF-8, with line ends as `\n`, without byte order mark, NUL and the end-of-file character of DOS (0x1A).
	 *
	 * @param string $bytes    What was read.
	 * @param string $declared What a header said of it, if any.
	 */
	public static function utf8( string $bytes, string $declared = '' ): string {
		foreach ( self::MARKS as $mark => $encoding ) {
			if ( str_starts_with( $bytes, $mark ) ) {
				return self::convert( substr( $bytes, strlen( $mark ) ), $encoding );
			}
		}
		$wide = self::unmarked_utf16( $bytes );
		if ( '' !== $wide ) {
			return self::convert( $bytes, $wide );
		}
		// Most pages are UTF-8, whatever they say: text of another encoding is hardly ever valid by chance.
		if ( mb_check_encoding( $bytes, 'UTF-8' ) ) {
			return self::convert( $bytes, 'UTF-8' );
		}
		$named = '' === $declared ? self::named( $bytes ) : $declared;
		return self::convert( $bytes, self::known( $named ) );
	}

	/**
	 * Recognizes UTF-16 without a mark: Latin text has a NUL in every second byte.
	 *
	 * @param string $bytes What was read.
	 * @return string Empty for anything else.
	 */
	private static function unmarked_utf16( string $bytes ): string {
		$start = substr( $bytes, 0, 64 );
		if ( ! str_contains( $start, "\0" ) ) {
			return '';
		}
		return match ( 1 ) {
			preg_match( '/^(?:[^\0]\0){4}/s', $start ) => 'UTF-16LE',
			preg_match( '/^(?:\0[^\0]){4}/s', $start ) => 'UTF-16BE',
			default => '',
		};
	}

	/**
	 * Finds the encoding that a page or an XML file names in its head.
	 *
	 * @param string $bytes What was read.
	 */
	private static function named( string $bytes ): string {
		return 1 === preg_match( '/(?:charset|encoding)\s*=\s*["\']?\s*([\w:.-]+)/i', substr( $bytes, 0, self::DECLARATION_BYTES ), $match )
			? $match[1]
			: '';
	}

	/**
	 * Returns an encoding that PHP can read; where nobody knows better, that of old western files.
	 *
	 * @param string $name As somebody wrote it.
	 */
	private static function known( string $name ): string {
		$lower = strtolower( trim( $name ) );
		$real  = self::ALIASES[ $lower ] ?? $name;
		foreach ( array_diff( mb_list_encodings(), self::NO_ENCODINGS ) as $encoding ) {
			if (
				0 === strcasecmp( $encoding, $real )
				|| in_array( $lower, array_map( strtolower( ... ), mb_encoding_aliases( $encoding ) ), true )
			) {
				// Its own bytes are not valid UTF-8, so it is something else.
				return 'UTF-8' === $encoding ? 'Windows-1252' : $encoding;
			}
		}
		return 'Windows-1252';
	}

	/**
	 * Converts, replacing what is not valid.
	 *
	 * @param string $bytes    Without a mark.
	 * @param string $encoding A name that PHP knows.
	 */
	private static function convert( string $bytes, string $encoding ): string {
		$text = mb_convert_encoding( $bytes, 'UTF-8', $encoding );
		return str_replace( [ "\r\n", "\r", "\0", "\x1A" ], [ "\n", "\n", '', '' ], is_string( $text ) ? $text : '' );
	}
}
