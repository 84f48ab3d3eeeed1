import { request, type Actions, type Result } from '@larder/ajax';

type Login = Actions[ 'delicious_recipes_process_login' ];
type Registration = Actions[ 'larder_register' ];

/**
 * Logs the visitor in. Nothing of it is kept in the store, not even the state of the call: its key would hold the password.
 *
 * @param fields What was typed into the form.
 */
export function logIn(
	fields: Login[ 'request' ]
): () => Promise< Result< Login[ 'response' ] > > {
	return () =>
		request( 'delicious_recipes_process_login', {
			...fields,
			calling_action: 'delicious_recipes_modal_login',
		} );
}

/**
 * Creates an account, where the site lets visitors do so.
 *
 * @param fields What was typed into the form.
 */
export function registerAccount(
	fields: Registration[ 'request' ]
): () => Promise< Result< Registration[ 'response' ] > > {
	return () => request( 'larder_register', fields );
}
