/**
 * Gives the address that opens a recipe elsewhere as it is scaled here.
 *
 * @param url      Address of the recipe.
 * @param servings How many it is scaled to; undefined for as it is written.
 * @return The address.
 */
export function phoneAddress(
	url: string,
	servings: number | undefined
): string {
	if ( servings === undefined ) {
		return url;
	}
	const address = new URL( url );
	address.searchParams.set( 'servings', String( servings ) );
	return address.href;
}
