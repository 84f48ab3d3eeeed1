import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { decodeText, encodeText } from '@larder/editor';
import type { Picture } from './found';

/** What happened to pictures of another site. */
export type Brought = {
	/** Pictures of the media library, by the URLs that they came from. */
	pictures: ReadonlyMap< string, Picture >;
	/** Why others are missing, in sentences. */
	failures: string[];
};

/** Returns why a picture could not be fetched. */
function reasonOf( refusal: unknown ): string {
	return refusal instanceof Object && 'message' in refusal
		? String( refusal.message )
		: __( 'The server did not answer.', 'larder' );
}

/**
 * Imports pictures of another site into the media library, one after the other
 * and each once.
 *
 * @param name What a picture shows that says nothing else: the dish.
 * @return Those that are there now, and what failed.
 */
export async function bringPictures(
	pictures: readonly Picture[],
	name: string
): Promise< Brought > {
	const brought = new Map< string, Picture >();
	const failures: string[] = [];
	for ( const { url, alt } of pictures ) {
		try {
			const picture = await apiFetch< Picture >( {
				path: '/larder/v1/pictures',
				method: 'POST',
				data: { url, alt: decodeText( alt ) || name },
			} );
			brought.set( url, { ...picture, alt: encodeText( picture.alt ) } );
		} catch ( refusal ) {
			failures.push(
				sprintf(
					/* translators: 1: address of a picture, 2: a sentence that says why. */
					__( 'Not brought in: %1$s. %2$s', 'larder' ),
					url,
					reasonOf( refusal )
				)
			);
		}
	}
	return { pictures: brought, failures };
}
