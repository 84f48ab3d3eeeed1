<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Unpacks what somebody has packed, up to a size.
 */
final class Unpacker {

	/**
	 * Unpacks a file of Gzip.
	 *
	 * @param string $bytes The file.
	 * @param int    $most  Bytes that may come out.
	 * @return string|null Null for what is broken or larger.
	 */
	public static function gzip( string $bytes, int $most ): ?string {
		return self::quietly( static fn (): string|false => gzdecode( $bytes, $most ) );
	}

	/**
	 * Unpacks what is packed by Deflate, as in ZIP archives.
	 *
	 * @param string $bytes The packed bytes.
	 * @param int    $most  Bytes that may come out.
	 * @return string|null Null for what is broken or larger.
	 */
	public static function deflate( string $bytes, int $most ): ?string {
		return self::quietly( static fn (): string|false => gzinflate( $bytes, $most ) );
	}

	/**
	 * Unpacks without PHP's warnings, which say no more than the outcome.
	 *
	 * @param \Closure(): (string|false) $unpack Does it.
	 */
	private static function quietly( \Closure $unpack ): ?string {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- Restored at once.
		set_error_handler( static fn (): bool => true );
		try {
			$bytes = $unpack();
		} finally {
			restore_error_handler();
		}
		return false === $bytes ? null : $bytes;
	}
}
