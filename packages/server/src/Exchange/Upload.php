<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Ajax\ServerVariables;

defined( 'ABSPATH' ) || exit;

/**
 * Explains why an uploaded file did not arrive.
 */
final class Upload {

	/** What PHP says of a file that is larger than it takes. */
	private const TOO_LARGE = [ UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ];

	/**
	 * Returns whether a request was so large that PHP has thrown all of it away.
	 */
	public static function is_lost(): bool {
		$sent = (int) ServerVariables::text( 'CONTENT_LENGTH' );
		$most = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $most > 0 && $sent > $most;
	}

	/**
	 * Returns an error that explains why a file did not arrive, or null where it did.
	 *
	 * @param int $error What PHP says of it.
	 * @return \WP_Error|null Null where it arrived.
	 */
	public static function refusal( int $error, string $name ): ?\WP_Error {
		return UPLOAD_ERR_OK === $error ? null : self::error( $error, $name );
	}

	/**
	 * Returns the error for a failed upload.
	 *
	 * @param int    $error What PHP says of a file.
	 * @param string $name  Its name; empty for all files of a request.
	 */
	public static function error( int $error, string $name = '' ): \WP_Error {
		$name = '' === $name ? __( 'What you sent', 'larder' ) : $name;
		return match ( true ) {
			in_array( $error, self::TOO_LARGE, true ) => new \WP_Error(
				'larder_upload_too_large',
				sprintf(
					/* translators: 1: name of a file, 2: a size such as "8 MB". */
					__( '%1$s is larger than this server takes: %2$s at most. Ask who runs it for a higher limit (upload_max_filesize and post_max_size of PHP), or send the file in parts.', 'larder' ),
					$name,
					(string) size_format( wp_max_upload_size() )
				),
				[ 'status' => 413 ]
			),
			UPLOAD_ERR_PARTIAL === $error => new \WP_Error(
				'larder_upload_cut',
				/* translators: %s: name of a file. */
				sprintf( __( '%s did not arrive whole. Please send it again.', 'larder' ), $name ),
				[ 'status' => 400 ]
			),
			default => new \WP_Error(
				'larder_not_kept',
				/* translators: %s: name of a file. */
				sprintf( __( '%s could not be stored. Is the disk full?', 'larder' ), $name ),
				[ 'status' => 507 ]
			),
		};
	}
}
