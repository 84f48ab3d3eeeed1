import { useEffect, useState } from '@wordpress/element';
import { loadFoods } from '@larder/shopping/load-foods';
import { pageLocale } from '@larder/ui';
import type { ListedRecipe } from './use-shopping-list';

/**
 * Loads where the foods of the page's language and of the recipes' stand in a
 * shop. Without them they are under "Other", where one finds them, too.
 *
 * @param recipes The recipes on the list.
 * @return How many languages are known besides English: it changes with each.
 */
export function useFoods( recipes: readonly ListedRecipe[] ): number {
	const [ known, setKnown ] = useState( 0 );
	const page = pageLocale();
	const tags = [
		...new Set( [ page, ...recipes.map( ( { lang } ) => lang ?? page ) ] ),
	].join( ' ' );
	useEffect( () => {
		for ( const tag of tags.split( ' ' ) ) {
			loadFoods( tag ).then(
				( isNew ) => {
					if ( isNew ) {
						setKnown( ( before ) => before + 1 );
					}
				},
				( error: unknown ) => {
					// eslint-disable-next-line no-console -- Tells a developer why much is under "Other".
					console.error( 'Larder: no foods could be loaded.', error );
				}
			);
		}
	}, [ tags ] );
	return known;
}
