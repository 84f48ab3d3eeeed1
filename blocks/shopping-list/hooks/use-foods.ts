import { useEffect, useState } from '@wordpress/element';
import { loadFoods } from '@larder/shopping/load-foods';
import { pageLocale } from '@larder/ui';

/**
 * Loads where the foods of the page's language stand in a shop. Without them
 * they stand under "Other", where one finds them, too.
 *
 * @return True once further foods are known.
 */
export function useFoods(): boolean {
	const [ hasFoods, setHasFoods ] = useState( false );
	useEffect( () => {
		loadFoods( pageLocale() ).then(
			( isNew ) => {
				if ( isNew ) {
					setHasFoods( true );
				}
			},
			( error: unknown ) => {
				// eslint-disable-next-line no-console -- Tells a developer why much stands under "Other".
				console.error( 'Larder: no foods could be loaded.', error );
			}
		);
	}, [] );
	return hasFoods;
}
