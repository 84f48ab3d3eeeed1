/**
 * Returns what a recipe of another site is called until somebody names it.
 *
 * @return The name of the site; the URL where it has none.
 */
export function hostOf( url: string ): string {
	return URL.canParse( url ) ? new URL( url ).hostname : url;
}
