import apiFetch from '@wordpress/api-fetch';
import type { RecipeDocument } from '@larder/contracts';

/** A recipe that the server has read. */
export type FoundRecipe = {
	document: RecipeDocument;
	/** Block markup. */
	blocks: string;
	/** What could not be read of it, in sentences. */
	notices: string[];
};

/** What the server has read of a source. */
export type Found = { recipes: FoundRecipe[]; notices: string[] };

/** What a recipe is read from; the first that is given counts. */
export type Elsewhere = { url?: string; text?: string; file?: File };

/** Whether the site reads photos, and what to say of it. */
export type PhotoOffer = {
	/** Endings of the files that it reads; none where it has no AI provider. */
	photos: string[];
	help: string;
};

/**
 * Requests whether the site reads photos.
 *
 * @return What it says.
 */
export function askPhotos(): Promise< PhotoOffer > {
	return apiFetch< PhotoOffer >( { path: '/larder/v1/read' } );
}

/**
 * Asks the server to read a recipe.
 *
 * @param source Where from.
 * @return What it has read; rejected with its message where it refuses.
 */
export function readElsewhere( {
	url,
	text,
	file,
}: Elsewhere ): Promise< Found > {
	const path = '/larder/v1/read';
	if ( file ) {
		const body = new FormData();
		body.append( 'file', file );
		return apiFetch< Found >( { path, method: 'POST', body } );
	}
	return apiFetch< Found >( {
		path,
		method: 'POST',
		data: url ? { url } : { text: text ?? '' },
	} );
}
