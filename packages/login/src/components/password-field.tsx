import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { FieldControls } from '../hooks/use-fields';
import { Field } from './field';

/**
 * Renders the field of the password, which can be shown.
 */
export function PasswordField( {
	controls,
}: {
	/** Its value and how to change it. */
	controls: FieldControls;
} ): ReactElement {
	const [ isShown, setIsShown ] = useState( false );
	return (
		<Field
			id="larder-login-password"
			name="pwd"
			type={ isShown ? 'text' : 'password' }
			label={ __( 'Password', 'larder' ) }
			autoComplete="current-password"
			controls={ controls }
		>
			<button
				type="button"
				className="larder-login__show"
				aria-label={
					isShown
						? __( 'Hide password', 'larder' )
						: __( 'Show password', 'larder' )
				}
				onClick={ () => setIsShown( ! isShown ) }
			>
				{ isShown ? __( 'Hide', 'larder' ) : __( 'Show', 'larder' ) }
			</button>
		</Field>
	);
}
