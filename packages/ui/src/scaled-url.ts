/**
 * Returns a URL that opens a recipe as it is scaled here.
 *
 * @param url       A whole URL.
 * @param servings  How many it is scaled to; undefined for as it is written.
 * @param parameter What the page at the URL reads them from; that of print pages is `recipe_servings`.
 * @return The URL.
 */
export function scaledUrl(
	url: string,
	servings: number | undefined,
	parameter: 'servings' | 'recipe_servings' = 'servings'
): string {
	if ( servings === undefined ) {
		return url;
	}
	const scaled = new URL( url );
	scaled.searchParams.set( parameter, String( servings ) );
	return scaled.href;
}
