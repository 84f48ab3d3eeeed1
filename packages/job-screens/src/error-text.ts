import { __ } from '@wordpress/i18n';

/** Codes of `apiFetch()` for a server that did not answer, or answered no JSON. */
const UNANSWERED = [ 'fetch_error', 'offline_error', 'invalid_json' ];

/**
 * Returns a property of a value that may be no object.
 */
function property( value: unknown, name: string ): unknown {
	return typeof value === 'object' && value !== null
		? Reflect.get( value, name )
		: undefined;
}

/**
 * Returns why the server refused a request: the message of a REST API error or
 * of `wp_send_json_error()`; null where the server did not answer.
 *
 * @param error What `apiFetch()` has thrown.
 */
export function refusalOf( error: unknown ): string | null {
	if ( error instanceof Error ) {
		return null;
	}
	const code = property( error, 'code' );
	if ( typeof code === 'string' ) {
		return UNANSWERED.includes( code )
			? null
			: String( property( error, 'message' ) );
	}
	const message = property( property( error, 'data' ), 'message' );
	return typeof message === 'string' ? message : null;
}

/**
 * Returns why a request failed, for the status of the screen.
 *
 * @param error What `apiFetch()` has thrown.
 */
export function errorText( error: unknown ): string {
	return refusalOf( error ) ?? __( 'The server did not answer.', 'larder' );
}

/**
 * Returns why a step failed that `runSteps()` requests again.
 *
 * @param error What `apiFetch()` has thrown.
 */
export function stepErrorText( error: unknown ): string {
	return (
		refusalOf( error ) ??
		__( 'The server did not answer. Trying again.', 'larder' )
	);
}
