import type { Field } from './types';

function plain( text: string ): string {
	return text.normalize( 'NFKD' ).replace( /\p{M}/gu, '' ).toLowerCase();
}

/**
 * Finds fields by words of their titles, descriptions and choices.
 *
 * @param query What somebody typed; each word has to occur.
 */
export function findFields(
	fields: readonly Field[],
	query: string
): readonly Field[] {
	const words = plain( query ).split( /\s+/ ).filter( Boolean );
	return fields.filter( ( field ) => {
		const text = plain(
			[
				field.title,
				field.description,
				field.key,
				...field.options.map( ( { label } ) => label ),
			].join( ' ' )
		);
		return words.every( ( word ) => text.includes( word ) );
	} );
}
