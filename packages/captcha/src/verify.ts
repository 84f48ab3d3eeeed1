/** What the site says of a response. */
export type Verdict = 'passed' | 'failed' | 'unknown';

function isObject( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

/**
 * Verifies a response with the site.
 *
 * @param url      The route.
 * @param response What the provider gave.
 * @param action   What the response is made for.
 * @return What the site says; `unknown` when it cannot say.
 */
export async function verify(
	url: string,
	response: string,
	action: string
): Promise< Verdict > {
	try {
		const answer = await fetch( url, {
			method: 'POST',
			credentials: 'same-origin',
			body: new URLSearchParams( {
				recaptchaResponse: response,
				action,
			} ),
		} );
		if ( ! answer.ok ) {
			return 'unknown';
		}
		const body: unknown = await answer.json();
		return isObject( body ) &&
			body[ 'success' ] === true &&
			isObject( body[ 'data' ] ) &&
			body[ 'data' ][ 'success' ] === true
			? 'passed'
			: 'failed';
	} catch {
		return 'unknown';
	}
}
