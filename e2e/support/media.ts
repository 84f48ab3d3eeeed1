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
 * @param red How much red it has, from 0 to 255.
 * @return The bytes of a PNG.
 */
function paint( red: number ): Promise< Buffer > {
	return sharp( {
		create: {
			width: 640,
			height: 480,
			channels: 3,
			background: { r: red, g: 120, b: 90 },
		},
	} )
		.png()
		.toBuffer();
}

/**
 * Gives pictures of the media library, and uploads those that a site without the demo content lacks.
 *
 * @param rest  The REST API.
 * @param count How many.
 * @return The pictures.
 */
export async function pictures(
	rest: Rest,
	count: number
): Promise< Picture[] > {
	const found = await rest.send(
		'GET',
		`/wp/v2/media?media_type=image&per_page=${ count }`
	);
	const list = Array.isArray( found ) ? found.flatMap( readPicture ) : [];
	while ( list.length < count ) {
		const name = `dish-${ list.length + 1 }.png`;
		const body = await paint( 60 * list.length );
		list.push(
			...readPicture( await rest.upload( name, 'image/png', body ) )
		);
	}
	return list;
}
