import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { LoginProps } from '@larder/contracts';
import { store } from '@larder/store';
import type { LoginRequest } from '@larder/ui';
import { keepForAfterLogin } from '../after-login';
import { useFields } from '../hooks/use-fields';
import { useSubmit } from '../hooks/use-submit';
import type { FormState } from '../types';
import { Field } from './field';
import { Message } from './message';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';

/** How long the success message is shown before the page reloads. */
const RELOAD_MS = 700;

type Props = Pick< LoginProps, 'loginUrl' | 'lostPasswordUrl' > & {
	asked: LoginRequest;
	/** Reloads the page; tests give their own. */
	reload?: () => void;
};

/**
 * Renders the form to log in. It is also one that the site's login page understands,
 * to which it goes where another plugin asks for a second step.
 */
export function LoginForm( {
	loginUrl,
	lostPasswordUrl,
	asked,
	reload = () => location.reload(),
}: Props ): ReactElement {
	const form = useRef< HTMLFormElement >( null );
	const { logIn } = useDispatch( store );
	const { fields, findProblem } = useFields( {
		username: 'text',
		password: 'text',
	} );
	const [ isRemembered, setIsRemembered ] = useState( false );
	const send = async (): Promise< FormState > => {
		const result = await logIn( {
			username: fields.username.value,
			password: fields.password.value,
			rememberme: isRemembered ? 'forever' : '',
			login: __( 'Log in', 'larder' ),
		} );
		if ( ! result.ok ) {
			return {
				status: 'failed',
				message:
					result.error.message ||
					__(
						'You could not be logged in. Please try again.',
						'larder'
					),
			};
		}
		keepForAfterLogin( asked );
		if ( result.data.hand_over !== undefined && form.current ) {
			form.current.action = result.data.hand_over;
			form.current.submit();
		} else {
			setTimeout( reload, RELOAD_MS );
		}
		return { status: 'done', message: result.data.success };
	};
	const { state, submit } = useSubmit( 'larder-login', findProblem, send );

	return (
		<form
			ref={ form }
			className="larder-login__form"
			method="post"
			action={ loginUrl }
			noValidate
			onSubmit={ submit }
		>
			<Message state={ state } />
			<Field
				id="larder-login-username"
				name="log"
				type="text"
				label={ __( 'Username or email address', 'larder' ) }
				autoComplete="username"
				controls={ fields.username }
			/>
			<PasswordField controls={ fields.password } />
			<div className="larder-login__row">
				<label
					className="larder-login__remember"
					htmlFor="larder-login-remember"
				>
					<input
						id="larder-login-remember"
						type="checkbox"
						name="rememberme"
						value="forever"
						checked={ isRemembered }
						onChange={ ( { target } ) =>
							setIsRemembered( target.checked )
						}
					/>
					{ __( 'Remember me', 'larder' ) }
				</label>
				<a href={ lostPasswordUrl }>
					{ __( 'Lost your password?', 'larder' ) }
				</a>
			</div>
			<input type="hidden" name="redirect_to" value={ location.href } />
			<SubmitButton
				isBusy={ state.status === 'busy' }
				busyLabel={ __( 'Logging in…', 'larder' ) }
			>
				{ __( 'Log in', 'larder' ) }
			</SubmitButton>
		</form>
	);
}
