import { request } from '@larder/ajax';
import type { Thunk } from './thunk';

/**
 * Counts a click on the link of an ingredient.
 *
 * A failure is logged only: the visitor has gone to the link by then.
 *
 * @param ingredientLinkID Post id and ingredient id, such as `12-k3f9a0b2`.
 */
export function countIngredientLink(
	ingredientLinkID: string
): Thunk< Promise< void > > {
	return async () => {
		const result = await request( 'get_ingredient_links_count', {
			ingredientLinkID,
		} );
		if ( ! result.ok ) {
			console.error( 'Larder: the click was not counted.', result.error ); // eslint-disable-line no-console -- The specification asks for a log and nothing else.
		}
	};
}
