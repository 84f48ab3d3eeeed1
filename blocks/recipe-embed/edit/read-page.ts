import apiFetch from '@wordpress/api-fetch';
import { encodeText, isLoose, readHtml, readList } from '@larder/editor';
import type { RecipeEmbedAttributes } from '../types';

/** What the page of a recipe says of it. */
type Said = Partial<
	Pick< RecipeEmbedAttributes, 'title' | 'image' | 'text' >
>;

/**
 * Reads what the server has found on a page; what the page does not say is left out.
 *
 * @param answer The server's answer.
 * @return Name, picture and words of the first recipe; undefined where there is none.
 */
export function readSaid( answer: unknown ): Said | undefined {
	const found = isLoose( answer ) ? readList( answer[ 'recipes' ] )[ 0 ] : {};
	const recipe = isLoose( found ) ? found[ 'document' ] : {};
	if ( ! isLoose( recipe ) || readHtml( recipe[ 'name' ] ) === '' ) {
		return undefined;
	}
	const image = isLoose( recipe[ 'image' ] ) ? recipe[ 'image' ] : {};
	const picture = readHtml( image[ 'url' ] );
	const text = readHtml( recipe[ 'description' ] );
	return {
		title: encodeText( readHtml( recipe[ 'name' ] ) ),
		...( picture !== '' && { image: picture } ),
		...( text !== '' && { text: encodeText( text ) } ),
	};
}

/**
 * Asks the server once to read the page of a recipe.
 *
 * @return What it says; undefined where no recipe is there. Rejected where the page does not come.
 */
export async function readPage( url: string ): Promise< Said | undefined > {
	return readSaid(
		await apiFetch( {
			path: '/larder/v1/read',
			method: 'POST',
			data: { url },
		} )
	);
}
