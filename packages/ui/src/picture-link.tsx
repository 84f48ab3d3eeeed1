import type { ReactElement } from 'react';
import { openLightbox, type LightboxItem } from './open-lightbox';
import { Picture, type PictureAttributes } from './picture';
import { isPlainPress } from './plain-press';

const CLASS = 'larder-picture-link';

/**
 * Returns the largest width that a picture comes in.
 *
 * @param image The picture.
 * @return Pixels.
 */
function largestWidth( image: HTMLImageElement ): number {
	return Math.max(
		Number( image.getAttribute( 'width' ) ),
		...[ ...image.srcset.matchAll( / (\d+)w/g ) ].map( ( [ , width ] ) =>
			Number( width )
		)
	);
}

/**
 * Turns a link to a picture into what the lightbox shows. Measures are those of
 * the whole picture only where it comes in several sizes: a thumbnail alone may
 * be cropped, and is smaller.
 */
function itemOf( link: HTMLAnchorElement ): LightboxItem {
	const image = link.querySelector( 'img' );
	const width = image?.srcset ? largestWidth( image ) : 0;
	const ratio =
		Number( image?.getAttribute( 'height' ) ) /
		Number( image?.getAttribute( 'width' ) );
	return {
		type: 'image',
		src: link.href,
		alt: image?.alt ?? '',
		caption: '',
		...( image && { srcset: image.srcset, thumbnail: image.src } ),
		...( width > 0 &&
			ratio > 0 && { width, height: Math.round( width * ratio ) } ),
	};
}

/**
 * Opens a picture in the lightbox, with the others of its block beside it.
 *
 * @param link The link that was pressed.
 */
function open( link: HTMLAnchorElement ): void {
	const block = link.closest( '[data-larder-island]' );
	const links = [
		...( block?.querySelectorAll< HTMLAnchorElement >( `a.${ CLASS }` ) ?? [
			link,
		] ),
	];
	openLightbox( {
		items: links.map( itemOf ),
		index: links.indexOf( link ),
		opener: link,
	} );
}

/**
 * Prints a picture as a link to the whole of it, which a plain press opens in
 * the lightbox. `Larder\Recipe\PictureLink` prints the same.
 */
export function PictureLink( {
	attributes,
	href = '',
	label,
}: {
	/** The picture. */
	attributes: PictureAttributes;
	/** URL of the whole picture; empty prints no link. */
	href: string | undefined;
	/** What the link is called where the picture has no words. */
	label: string;
} ): ReactElement {
	const picture = <Picture attributes={ attributes } />;
	return href === '' ? (
		picture
	) : (
		<a
			className={ CLASS }
			href={ href }
			data-larder-press=""
			aria-label={ attributes.alt === '' ? label : undefined }
			onClick={ ( event ) => {
				if ( isPlainPress( event ) ) {
					event.preventDefault();
					open( event.currentTarget );
				}
			} }
		>
			{ picture }
		</a>
	);
}
