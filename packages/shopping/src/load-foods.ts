import { teachFoods } from './aisles';

/** The languages whose foods are known besides English. */
const LOADERS = {
	ar: () =>
		import(
			/* webpackChunkName: "packages/shopping/foods-ar" */ './foods-of/ar'
		),
	de: () =>
		import(
			/* webpackChunkName: "packages/shopping/foods-de" */ './foods-of/de'
		),
	es: () =>
		import(
			/* webpackChunkName: "packages/shopping/foods-es" */ './foods-of/es'
		),
	fr: () =>
		import(
			/* webpackChunkName: "packages/shopping/foods-fr" */ './foods-of/fr'
		),
	it: () =>
		import(
			/* webpackChunkName: "packages/shopping/foods-it" */ './foods-of/it'
		),
};

function isKnown( code: string ): code is keyof typeof LOADERS {
	return Object.hasOwn( LOADERS, code );
}

/**
 * Loads the aisles of the foods of a language; those of English are always known.
 *
 * @param locale Language tag of the page or of a recipe.
 * @return True once further foods are known; rejects where they are not available.
 */
export async function loadFoods( locale = 'en' ): Promise< boolean > {
	const [ code = '' ] = locale.toLowerCase().split( /[-_]/ );
	if ( ! isKnown( code ) ) {
		return false;
	}
	const { foods } = await LOADERS[ code ]();
	teachFoods( foods, locale );
	return true;
}
