import type { Media } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { fullUrl, safeUrl } from '@larder/editor';
import type { VideoAttributes } from '../types';
import { lengthOf } from './measure';

const PORTAL =
	/^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//i;

/** What another video does not have of the one before. */
const UNKNOWN = { duration: 0, tracks: [], poster: undefined };

type Options = {
	/** URL of the video that the block has. */
	current: string;
	setAttributes: ( attributes: Partial< VideoAttributes > ) => void;
	/** Stores what was found out about the video of a URL, while it is still the block's. */
	add: ( url: string, found: { duration: number } ) => void;
	/** Requests what is known of a URL from the server. */
	ask: ( url: string ) => Promise< void >;
	/** Shows an error to the author. */
	onError: ( message: string ) => void;
};

/**
 * Returns what sets the video of the block.
 *
 * @return Two functions: one takes a file of the media library, the other a URL as it was typed.
 */
export function useChoice( {
	current,
	setAttributes,
	add,
	ask,
	onError,
}: Options ): {
	chooseFile: ( media: Media | undefined ) => void;
	chooseUrl: ( typed: string ) => Promise< void >;
} {
	// Search engines take a date that changes for a new video.
	const uploadDate = (): string =>
		new Date().toISOString().replace( /\.\d+/, '' );
	const measure = async ( file: string ): Promise< number > => {
		const duration = await lengthOf( file );
		add( file, { duration } );
		return duration;
	};
	const chooseFile = ( media: Media | undefined ): void => {
		const file = media?.url ?? '';
		// While a file is uploaded, its URL is one of the browser. The same video keeps what is known of it.
		if ( safeUrl( file ) !== '' && file !== current ) {
			setAttributes( {
				id: media?.id ?? 0,
				url: file,
				uploadDate: uploadDate(),
				...UNKNOWN,
			} );
			void measure( file );
		}
	};
	const chooseUrl = async ( typed: string ): Promise< void > => {
		const url = safeUrl( fullUrl( typed ) );
		if ( url !== '' && url === current ) {
			return;
		}
		if ( /^https?:\/\//i.test( url ) ) {
			setAttributes( {
				id: 0,
				url,
				uploadDate: uploadDate(),
				...UNKNOWN,
			} );
			// The server says so where it is neither a file nor on a portal.
			if ( PORTAL.test( url ) || ( await measure( url ) ) === 0 ) {
				await ask( url );
			}
		} else {
			onError(
				sprintf(
					/* translators: %s: what was typed. */
					__( '“%s” is not the address of a video.', 'larder' ),
					typed.trim()
				)
			);
		}
	};
	return { chooseFile, chooseUrl };
}
