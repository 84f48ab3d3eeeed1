import sharp from 'sharp';
import type { Rest } from './rest';

/** A picture of the media library. */
export type Picture = { id: number; url: string };

function readPicture( value: unknown ): Picture[] {
	return typeof value === 'object' &&
		value !== null &&
		'id' in value &&
		typeof value.id === 'number' &&
		'source_url' in value &&
		typeof value.source_url === 'string'
		? [ { id: value.id, url: value.source_url } ]
		: [];
}

/**
 * Paints a picture of one colour.
 *
 * @param red   How much red it has, from 0 to 255.
 * @param width How wide it is, in pixels; it is three quarters as high.
 * @return The bytes of a PNG.
 */
function paint( red: number, width: number ): Promise< Buffer > {
	return sharp( {
		create: {
			width,
			height: width * 0.75,
			channels: 3,
			background: { r: red, g: 120, b: 90 },
		},
	} )
		.png()
		.toBuffer();
}

/**
 * Uploads a painted picture to the media library.
 *
 * @param rest   The REST API.
 * @param number Which one it is, from 1; each has a colour of its own.
 * @param width  How wide it is, in pixels; it is three quarters as high.
 * @return The picture, in a list.
 */
async function upload(
	rest: Rest,
	number: number,
	width: number
): Promise< Picture[] > {
	const body = await paint( 60 * ( number - 1 ), width );
	return readPicture(
		await rest.upload( `dish-${ number }.png`, 'image/png', body )
	);
}

/**
 * Returns pictures of the media library, and uploads those that a site without the demo content lacks.
 *
 * @param rest The REST API.
 */
export async function pictures(
	rest: Rest,
	count: number
): Promise< Picture[] > {
	// The oldest: a new one may be another test's, which takes it away.
	const found = await rest.send(
		'GET',
		`/wp/v2/media?media_type=image&orderby=id&order=asc&per_page=${ count }`
	);
	const list = Array.isArray( found ) ? found.flatMap( readPicture ) : [];
	while ( list.length < count ) {
		list.push( ...( await upload( rest, list.length + 1, 640 ) ) );
	}
	return list;
}

/**
 * Uploads pictures that are larger than a window, 1600 by 1200 pixels, and are theirs who asked.
 *
 * @param rest The REST API.
 */
export async function largePictures(
	rest: Rest,
	count: number
): Promise< Picture[] > {
	const list: Picture[] = [];
	while ( list.length < count ) {
		list.push( ...( await upload( rest, list.length + 1, 1600 ) ) );
	}
	return list;
}
