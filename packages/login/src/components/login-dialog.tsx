import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MouseEvent, ReactElement } from 'react';
import type { LoginProps } from '@larder/contracts';
import { keepEscape, type LoginRequest } from '@larder/ui';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

type Props = LoginProps & {
	asked: LoginRequest;
	onClosed: () => void;
};

function reasonText( reason: LoginRequest[ 'reason' ] ): string {
	switch ( reason ) {
		case 'save':
			return __( 'Log in to save this recipe to your list.', 'larder' );
		case 'collections':
			return __( 'Log in to see your saved recipes.', 'larder' );
		default:
			return '';
	}
}

/**
 * Renders the dialog, to log in or to make an account. The browser keeps the focus
 * inside it and gives it back.
 */
export function LoginDialog( props: Props ): ReactElement {
	const { asked, onClosed, canRegister, registerUrl } = props;
	const dialog = useRef< HTMLDialogElement >( null );
	const pressedOutside = useRef( false );
	const [ isRegistering, setIsRegistering ] = useState( false );
	const reason = reasonText( asked.reason );

	useEffect( () => {
		if ( dialog.current?.open === false ) {
			dialog.current.showModal();
		}
		// By default the browser focuses the first control, the close button.
		dialog.current?.querySelector( 'input' )?.focus();
	}, [ isRegistering ] );

	// A press that starts inside and ends outside selects text; it closes nothing.
	const isOutside = ( { target }: MouseEvent ): boolean =>
		target === dialog.current;
	const onClick = ( event: MouseEvent ): void => {
		if ( pressedOutside.current && isOutside( event ) ) {
			dialog.current?.close();
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A click outside is one of three ways to close it; Escape and the button are the others.
		<dialog
			ref={ dialog }
			className="larder-login__dialog"
			aria-labelledby="larder-login-title"
			onClose={ onClosed }
			onKeyDown={ keepEscape }
			onMouseDown={ ( event ) => {
				pressedOutside.current = isOutside( event );
			} }
			onClick={ onClick }
		>
			<div className="larder-login__body">
				<div className="larder-login__head">
					<h2 id="larder-login-title">
						{ isRegistering
							? __( 'Create an account', 'larder' )
							: __( 'Log in', 'larder' ) }
					</h2>
					<button
						type="button"
						className="larder-login__close"
						aria-label={ __( 'Close', 'larder' ) }
						onClick={ () => dialog.current?.close() }
					>
						<svg
							viewBox="0 0 24 24"
							width="24"
							height="24"
							aria-hidden="true"
						>
							<path d="m6 6 12 12M18 6 6 18" />
						</svg>
					</button>
				</div>
				{ reason !== '' && ! isRegistering && (
					<p className="larder-login__reason">{ reason }</p>
				) }
				{ isRegistering ? (
					<RegisterForm registerUrl={ registerUrl } />
				) : (
					<LoginForm { ...props } />
				) }
				{ canRegister && (
					<p className="larder-login__other">
						{ isRegistering
							? __( 'You have an account?', 'larder' )
							: __( 'New here?', 'larder' ) }{ ' ' }
						<button
							type="button"
							onClick={ () =>
								setIsRegistering( ! isRegistering )
							}
						>
							{ isRegistering
								? __( 'Log in', 'larder' )
								: __( 'Create an account', 'larder' ) }
						</button>
					</p>
				) }
				{ ! canRegister && registerUrl !== '' && (
					<p className="larder-login__other">
						<a href={ registerUrl }>
							{ __( 'Create an account', 'larder' ) }
						</a>
					</p>
				) }
			</div>
		</dialog>
	);
}
