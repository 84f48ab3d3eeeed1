<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the files of a ZIP archive whose end is missing, and with it the list of what is in it: each file tells its own name and size.
 */
final class TruncatedArchive {

	/** What a file begins with. */
	private const FILE = "PK\x03\x04";

	/** How long what precedes its name is. */
	private const LOCAL_HEADER_BYTES = 30;

	/** The bit of a file that is encrypted. */
	private const ENCRYPTED = 1;

	/** The bit of a file that says its size after its bytes. */
	private const SIZE_FOLLOWS = 8;

	/**
	 * Yields the files one by one, up to the one that is truncated.
	 *
	 * @param string $bytes   The archive.
	 * @param int    $largest Bytes that one file may unpack to.
	 * @return iterable<string, string|Notice> Bytes of files by their names, or why there are none.
	 */
	public static function files( string $bytes, int $largest ): iterable {
		$at = 0;
		while ( substr( $bytes, $at, 4 ) === self::FILE ) {
			$head = strlen( $bytes ) < $at + self::LOCAL_HEADER_BYTES
				? false
				: unpack(
					'vversion/vflags/vmethod/vtime/vdate/Vcrc/Vpacked/Vsize/vname/vextra',
					substr( $bytes, $at + 4, self::LOCAL_HEADER_BYTES - 4 )
				);
			if ( false === $head ) {
				return;
			}
			[
				'flags'  => $flags,
				'method' => $method,
				'crc'    => $crc,
				'packed' => $packed,
				'name'   => $length,
				'extra'  => $extra,
			] = array_map( static fn ( mixed $number ): int => is_int( $number ) ? $number : 0, $head );
			$name  = substr( $bytes, $at + self::LOCAL_HEADER_BYTES, $length );
			$start = $at + self::LOCAL_HEADER_BYTES + $length + $extra;
			if ( 0 !== ( $flags & self::SIZE_FOLLOWS ) && 0 === $packed ) {
				// Where it ends is told after it alone, so that this is the last that can be found.
				yield $name => new Notice( Notice::BROKEN, $name );
				return;
			}
			$raw = substr( $bytes, $start, $packed );
			yield $name => match ( true ) {
				0 !== ( $flags & self::ENCRYPTED ) => new Notice( Notice::LOCKED, $name ),
				strlen( $raw ) < $packed => new Notice( Notice::BROKEN, $name ),
				default => self::unpacked( $raw, $method, $crc, $largest, $name ),
			};
			$at = $start + $packed;
		}
	}

	/**
	 * Unpacks a file.
	 *
	 * @param string $raw     Its bytes in the archive.
	 * @param int    $method  How they are packed: 0 for not at all, 8 for Deflate.
	 * @param int    $crc     The checksum of what comes out.
	 * @param int    $largest Bytes that may come out.
	 */
	private static function unpacked( string $raw, int $method, int $crc, int $largest, string $name ): string|Notice {
		$bytes = 8 === $method ? Unpacker::deflate( $raw, $largest ) : ( 0 === $method ? $raw : null );
		if ( null === $bytes ) {
			// Deflate makes at most a thousandth of what was there.
			return new Notice( 8 === $method && strlen( $raw ) * 1032 > $largest ? Notice::TOO_LARGE : Notice::BROKEN, $name );
		}
		return crc32( $bytes ) === $crc ? $bytes : new Notice( Notice::BROKEN, $name );
	}
}
