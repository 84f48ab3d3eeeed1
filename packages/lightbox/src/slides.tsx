import type { LightboxItem, WrittenIn } from '@larder/ui';
import type { Slide } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/captions';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/video';
import type { Source } from './source/resolve-source';

type ImageSize = { src: string; width: number; height: number };

/**
 * Reads the sizes of a picture.
 *
 * @param srcset As an `img` has it.
 * @param ratio  Height by width of the whole picture.
 * @return Each size; none where the ratio is unknown.
 */
function sizesOf( srcset: string, ratio: number ): ImageSize[] {
	return [ ...srcset.matchAll( /(\S+)\s+(\d+)w(?:,|$)/g ) ].map(
		( [ , src = '', width ] ) => ( {
			src,
			width: Number( width ),
			height: Math.round( Number( width ) * ratio ),
		} )
	);
}

function imageSlide( item: LightboxItem ): Slide {
	const { src, alt, width = 0, height = 0, srcset = '' } = item;
	if ( width <= 0 || height <= 0 ) {
		return { type: 'image', src, alt };
	}
	const smaller = sizesOf( srcset, height / width );
	return {
		type: 'image',
		src,
		alt,
		width,
		height,
		...( smaller.length > 0 && {
			srcSet: [
				...smaller.filter( ( size ) => size.width < width ),
				{ src, width, height },
			],
		} ),
	};
}

/**
 * Turns an item into what the library shows.
 *
 * @param source What it is; undefined while that is found out.
 * @param words  Attributes of its words, where they are in another language than the page's.
 */
export function slideOf(
	item: LightboxItem,
	source: Source | undefined,
	words: WrittenIn
): Slide {
	const shared = {
		...( item.caption !== '' && {
			description: <span { ...words }>{ item.caption }</span>,
		} ),
		...( item.thumbnail && { thumbnail: item.thumbnail } ),
	};
	if ( source?.kind === 'image' ) {
		return { ...imageSlide( item ), ...shared };
	}
	if ( source?.kind === 'video' ) {
		return {
			...shared,
			type: 'video',
			width: source.width,
			height: source.height,
			sources: [ { src: item.src, type: '' } ],
			...( item.poster && { poster: item.poster } ),
		};
	}
	return {
		...shared,
		type: 'larder-source',
		source,
		name: item.alt || item.caption,
		words,
		poster: item.poster ?? '',
	};
}
