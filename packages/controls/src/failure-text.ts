import { __ } from '@wordpress/i18n';
import type { Failure } from '@larder/store';

/**
 * Returns why something did not work: in the server's words, where it sent some.
 *
 * @param failure What went wrong.
 * @return A sentence for people.
 */
export function failureText( { code, message }: Failure ): string {
	if ( message !== '' ) {
		return message;
	}
	return code === 'network' || code === 'timeout'
		? __( 'There is no connection. Please try again.', 'larder' )
		: __( 'That did not work. Please try again.', 'larder' );
}
