import { createBlock } from '@wordpress/blocks';
import type { Facts, Picture } from './read-recipe.mjs';

/**
 * Gives a picture as blocks store it. The loader puts the attachment in its place.
 *
 * @param picture Its name.
 * @param alt     What it shows.
 * @return Attributes, with an address that stands for the real one.
 */
export function stored(
	picture: string,
	alt: string
): { id: number; url: string; alt: string } {
	return { id: 0, url: `https://picture.invalid/${ picture }`, alt };
}

/**
 * Makes the gallery: the main picture, and those that the file names.
 *
 * @param slug  Name of the main picture.
 * @param facts The head of the file.
 * @return A block, or none.
 */
export function galleryOf(
	slug: string,
	{ alt, gallery = [] }: Facts
): ReturnType< typeof createBlock >[] {
	const pictures: Picture[] = [
		{ picture: slug, alt, caption: '' },
		...gallery,
	];
	const items = pictures.map( ( item ) => ( {
		type: 'image',
		...stored( item.picture, item.alt ),
		caption: item.caption,
	} ) );
	return gallery.length > 0
		? [ createBlock( 'larder/gallery', { items } ) ]
		: [];
}

/**
 * Makes the video, with the main picture before it plays.
 *
 * @param slug  Name of the main picture.
 * @param facts The head of the file.
 * @return A block, or none.
 */
export function videoOf(
	slug: string,
	{ alt, video }: Facts
): ReturnType< typeof createBlock >[] {
	if ( ! video ) {
		return [];
	}
	const { file, name, description, seconds } = video;
	const { alt: _alt, ...poster } = stored( slug, alt );
	return [
		createBlock( 'larder/video', {
			url: stored( `${ file }.mp4`, '' ).url,
			name,
			description,
			duration: seconds,
			poster,
			tracks: [
				{
					src: stored( `${ file }.vtt`, '' ).url,
					lang: 'en',
					label: 'English',
				},
			],
		} ),
	];
}
