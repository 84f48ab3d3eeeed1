<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Writes to the site's error log, where an administrator or a developer looks for what went wrong.
 */
final class Log {

	/** As much of a message as helps, in characters. */
	private const MAX_LENGTH = 1000;

	/** @var array<string, true> Hints that the request has given. */
	private static array $hints = [];

	/**
	 * Tells whoever builds the site, once in a request, about what each view of a page would otherwise write again.
	 *
	 * @param string    $message  What is wrong with how the site is built, plain text.
	 * @param bool|null $is_built Whether somebody is building it; null to ask `WP_DEBUG`.
	 */
	public static function hint( string $message, ?bool $is_built = null ): void {
		if ( ( $is_built ?? ( defined( 'WP_DEBUG' ) && WP_DEBUG ) ) && ! isset( self::$hints[ $message ] ) ) {
			self::$hints[ $message ] = true;
			self::note( $message );
		}
	}

	/**
	 * Notes what went wrong, in one line: a message may quote what a visitor has sent, and nobody may write lines of their
	 * own into the log.
	 *
	 * @param string $message What went wrong, plain text.
	 */
	public static function note( string $message ): void {
		// Anything that is not text becomes U+FFFD; WordPress's own function for that gives up on it before 6.9.
		$text = htmlspecialchars_decode(
			htmlspecialchars( $message, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' ),
			ENT_QUOTES | ENT_HTML5
		);
		// Everything that could be a line break for a log viewer, or a control sequence for a terminal.
		$line = (string) preg_replace( '/[\p{Cc}\p{Cf}\x{2028}\x{2029}]+/u', ' ', $text );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The one place that does.
		error_log( 'Larder: ' . mb_substr( $line, 0, self::MAX_LENGTH, 'UTF-8' ) );
	}
}
