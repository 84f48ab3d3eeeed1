import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

/**
 * Prints a video: a file in a player, everything else as a link that asks
 * nobody before it is followed.
 *
 * @return Player, link or nothing.
 */
export function Video( {
	url,
}: {
	/** URL, empty when there is none. */
	url: string;
} ): ReactElement | null {
	if ( url === '' ) {
		return null;
	}
	if ( /\.(?:mp4|webm|ogv)(?:$|[?#])/i.test( url ) ) {
		return (
			<video
				className="wp-block-larder-instructions__video"
				src={ url }
				controls
				preload="none"
				playsInline
			/>
		);
	}
	return (
		<p className="wp-block-larder-instructions__video">
			<a href={ url }>{ __( 'Watch the video', 'larder' ) }</a>
		</p>
	);
}
