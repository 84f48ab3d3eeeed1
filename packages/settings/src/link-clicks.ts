import apiFetch from '@wordpress/api-fetch';
import { isObject } from './record';

/** How often a link of a recipe was clicked. */
export type ClickedLink = {
	readonly id: string;
	/** Empty for a link that is gone. */
	readonly url: string;
	/** Title of the recipe, empty for one that is gone. */
	readonly recipe: string;
	/** Where the recipe is edited, empty for people who may not edit it. */
	readonly edit: string;
	readonly clicks: number;
	/** The last click, null where none was dated. */
	readonly last: Date | null;
};

/**
 * Requests how often links were clicked.
 *
 * @return The links, most clicked first.
 * @throws What the server says.
 */
export async function fetchClicks(): Promise< readonly ClickedLink[] > {
	const answer: unknown = await apiFetch( {
		path: '/larder/v1/link-clicks',
	} );
	return ( Array.isArray( answer ) ? answer : [] )
		.filter( isObject )
		.map( ( row ) => ( {
			id: String( row[ 'id' ] ),
			url: String( row[ 'url' ] ),
			recipe: String( row[ 'recipe' ] ),
			edit: String( row[ 'edit' ] ),
			clicks: Number( row[ 'clicks' ] ),
			last:
				typeof row[ 'last' ] === 'string'
					? new Date( row[ 'last' ] )
					: null,
		} ) );
}
