/**
 * Gives the address of a recipe's print page for a number of servings.
 *
 * @param url      Address of the print page.
 * @param servings How many it is scaled to; undefined for as it is written.
 * @return The address.
 */
export function printAddress(
	url: string,
	servings: number | undefined
): string {
	if ( servings === undefined ) {
		return url;
	}
	const address = new URL( url );
	address.searchParams.set( 'recipe_servings', String( servings ) );
	return address.href;
}
