<?php
declare( strict_types=1 );

namespace Larder\Exchange\Photo;

defined( 'ABSPATH' ) || exit;

/**
 * Explains beside file fields how photos are read, or what a site needs for that.
 */
final class PhotoHelp {

	/**
	 * Returns the explanation that fits this site and the current user.
	 */
	public static function text(): string {
		if ( ( new Photo() )->is_offered() ) {
			return __( 'Photos, scans and PDFs are sent to the AI provider of this site, which reads them.', 'larder' );
		}
		return function_exists( 'wp_supports_ai' )
			? __(
				'To read photos, scans and PDFs, this site needs an AI provider that reads pictures. An administrator can connect one under Settings → Connectors.',
				'larder'
			)
			: __(
				'To read photos, scans and PDFs, this site needs WordPress 7.0 or later, and an AI provider that reads pictures.',
				'larder'
			);
	}
}
