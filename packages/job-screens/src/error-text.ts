import { __ } from '@wordpress/i18n';

/** Codes of `apiFetch()` for a server that did not answer, or answered no JSON. */
const UNANSWERED = [ 'fetch_error', 'offline_error', 'invalid_json' ];

/**
 * Returns the message of a REST API error; null where the server did not answer.
 *
 * @param error What `apiFetch()` has thrown.
 * @return The message.
 */
export function refusalOf( error: unknown ): string | null {
	if (
		typeof error !== 'object' ||
		error === null ||
		error instanceof Error
	) {
		return null;
	}
	const code: unknown = Reflect.get( error, 'code' );
	return typeof code !== 'string' || UNANSWERED.includes( code )
		? null
		: String( Reflect.get( error, 'message' ) );
}

/**
 * Returns why a request failed, for the status of the screen.
 *
 * @param error What `apiFetch()` has thrown.
 * @return The text.
 */
export function errorText( error: unknown ): string {
	return refusalOf( error ) ?? __( 'The server did not answer.', 'larder' );
}

/**
 * Returns why a step failed that `runSteps()` requests again.
 *
 * @param error What `apiFetch()` has thrown.
 * @return The text.
 */
export function stepErrorText( error: unknown ): string {
	return (
		refusalOf( error ) ??
		__( 'The server did not answer. Trying again.', 'larder' )
	);
}
