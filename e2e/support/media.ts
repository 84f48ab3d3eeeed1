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
 * Finds pictures in the media library.
 *
 * @param rest  The REST API.
 * @param count How many.
 * @return The pictures; throws when the site has fewer.
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
	if ( list.length < count ) {
		throw new Error(
			`The media library has ${ list.length } pictures: does the site have the demo content?`
		);
	}
	return list;
}
