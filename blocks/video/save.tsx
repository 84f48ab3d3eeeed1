import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import { decodeText, isBlank, safeUrl } from '@larder/editor/content';
import type { VideoAttributes } from './types';

const FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:$|[?#])/i;

/**
 * Prints the video as plain HTML, which is what a reader gets when the plugin
 * is switched off: a file in a player with its name below, everything else as a
 * link that is called so.
 *
 * @param props   The block's attributes.
 * @param version Version of the markup.
 * @return A figure; nothing without a video.
 */
export function save(
	{ attributes }: BlockSaveProps< VideoAttributes >,
	version: 1 | 2 = 2
): ReactElement | null {
	const { url: stored, name, poster, tracks } = attributes;
	const url = safeUrl( stored );
	if ( url === '' ) {
		return null;
	}
	const picture = safeUrl( poster?.url ?? '' );
	const isFile = FILE.test( url );
	return (
		<figure { ...useBlockProps.save() }>
			{ isFile ? (
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
			{ ( isFile || version === 1 ) && ! isBlank( name ) && (
				<RichText.Content tagName="figcaption" value={ name } />
			) }
		</figure>
	);
}
