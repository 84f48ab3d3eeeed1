import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { store } from '@larder/store';
import { useFields } from '../hooks/use-fields';
import { useSubmit } from '../hooks/use-submit';
import type { FormState } from '../types';
import { Field } from './field';
import { Message } from './message';
import { SubmitButton } from './submit-button';

/**
 * Renders the form to make an account; the password is chosen by a link in a mail.
 */
export function RegisterForm( {
	registerUrl,
}: {
	/** The site's own page for new accounts. */
	registerUrl: string;
} ): ReactElement {
	const { registerAccount } = useDispatch( store );
	const { fields, findProblem } = useFields( {
		username: 'text',
		email: 'email',
	} );
	const send = async (): Promise< FormState > => {
		const result = await registerAccount( {
			username: fields.username.value,
			email: fields.email.value,
		} );
		return result.ok
			? { status: 'done', message: result.data.success }
			: {
					status: 'failed',
					message:
						result.error.message ||
						__(
							'The account could not be made. Please try again.',
							'larder'
						),
				};
	};
	const { state, submit } = useSubmit( 'larder-register', findProblem, send );

	if ( state.status === 'done' ) {
		return <Message state={ state } />;
	}
	return (
		<form
			className="larder-login__form"
			method="post"
			action={ registerUrl }
			noValidate
			onSubmit={ submit }
		>
			<Message state={ state } />
			<Field
				id="larder-register-username"
				name="user_login"
				type="text"
				label={ __( 'Username', 'larder' ) }
				autoComplete="username"
				controls={ fields.username }
			/>
			<Field
				id="larder-register-email"
				name="user_email"
				type="email"
				label={ __( 'Email address', 'larder' ) }
				autoComplete="email"
				inputMode="email"
				controls={ fields.email }
			/>
			<p className="larder-login__hint">
				{ __(
					'A link to choose a password is sent to this address.',
					'larder'
				) }
			</p>
			<SubmitButton
				isBusy={ state.status === 'busy' }
				busyLabel={ __( 'Making your account…', 'larder' ) }
			>
				{ __( 'Create account', 'larder' ) }
			</SubmitButton>
		</form>
	);
}
