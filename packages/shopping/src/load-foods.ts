import { teachFoods } from './aisles';

/** The languages whose foods are known besides English. */
const LOADERS = {
	de: () =>
		import(
			/* webpackChunkName: "packages/shopping/foods-de" */ './foods-of/de'
		),
	es: () =>
		import(
			/* webpackChunkName: "packages/shopping/foods-es" */ './foods-of/es'
		),
};

/**
 * Loads where the foods of the page's language stand in a shop; those of English
 * are always known.
 *
 * @param locale Language tag of the page.
 * @return True once further foods are known; rejects where they cannot be had.
 */
export async function loadFoods( locale = 'en' ): Promise< boolean > {
	const [ code = '' ] = locale.toLowerCase().split( /[-_]/ );
	if ( code !== 'de' && code !== 'es' ) {
		return false;
	}
	const { foods } = await LOADERS[ code ]();
	teachFoods( foods, locale );
	return true;
}
