import { store as coreStore } from '@wordpress/core-data';
import type { useRegistry } from '@wordpress/data';
import { isLoose, readCount, readHtml, readList } from '../list/read';
import { decodeText } from '../text/html-text';

/** A term, its name as plain text. */
export type Term = { id: number; name: string };

/**
 * Reads terms as REST gives them.
 *
 * @param records What the store holds.
 * @return The terms with plain names.
 */
export function readTerms( records: unknown ): Term[] {
	return readList( records )
		.filter( isLoose )
		.map( ( record ) => ( {
			id: readCount( record[ 'id' ] ),
			name: decodeText( readHtml( record[ 'name' ] ) ),
		} ) )
		.filter( ( term ) => term.id > 0 && term.name !== '' );
}

/**
 * Reads which term is meant, where the site refuses to make one that is there.
 *
 * @param error What REST answered.
 * @return Its id; 0 for any other answer.
 */
function idOfExisting( error: unknown ): number {
	const data =
		isLoose( error ) && error[ 'code' ] === 'term_exists'
			? error[ 'data' ]
			: null;
	return isLoose( data ) ? readCount( data[ 'term_id' ] ) : 0;
}

/**
 * Finds a term by its name, or makes it.
 *
 * @param registry What holds the terms.
 * @param slug     The taxonomy.
 * @return Id of the term of that name.
 */
export async function findOrMakeTerm(
	registry: ReturnType< typeof useRegistry >,
	slug: string,
	name: string
): Promise< number > {
	// What is offered may not have come yet, and who may not make terms may still use them.
	const found: unknown = await registry
		.resolveSelect( coreStore )
		.getEntityRecords( 'taxonomy', slug, {
			search: name,
			per_page: 100,
			context: 'view',
		} );
	const same = readTerms( found ).find(
		( term ) => term.name.toLowerCase() === name.toLowerCase()
	);
	if ( same ) {
		return same.id;
	}
	try {
		const saved: unknown = await registry
			.dispatch( coreStore )
			.saveEntityRecord(
				'taxonomy',
				slug,
				{ name },
				{ throwOnError: true }
			);
		return isLoose( saved ) ? readCount( saved[ 'id' ] ) : 0;
	} catch ( error ) {
		const id = idOfExisting( error );
		if ( id === 0 ) {
			throw error;
		}
		return id;
	}
}
