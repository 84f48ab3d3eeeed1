import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import { decodeText, isBlank, safeUrl } from '@larder/editor/content';
import type { VideoAttributes } from './types';

const FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:$|[?#])/i;

/**
 * Prints the video as plain HTML, which is what a reader gets when the plugin
 * is switched off: a file in a player, everything else as a link.
 *
 * @return A figure; nothing without a video.
 */
export function save( {
	attributes: { url: stored, name, poster, tracks },
}: BlockSaveProps< VideoAttributes > ): ReactElement | null {
	const url = safeUrl( stored );
	if ( url === '' ) {
		return null;
	}
	const picture = safeUrl( poster?.url ?? '' );
	return (
		<figure { ...useBlockProps.save() }>
			{ FILE.test( url ) ? (
				<video
					controls
					preload="none"
					src={ url }
					{ ...( picture !== '' && { poster: picture } ) }
				>
					{ tracks.map( ( { src, lang, label } ) => (
						<track
							key={ src }
							kind="captions"
							src={ safeUrl( src ) }
							srcLang={ decodeText( lang ) }
							label={ decodeText( label ) }
						/>
					) ) }
				</video>
			) : (
				<p>
					<a href={ url }>{ decodeText( name ) || url }</a>
				</p>
			) }
			{ ! isBlank( name ) && (
				<RichText.Content tagName="figcaption" value={ name } />
			) }
		</figure>
	);
}
