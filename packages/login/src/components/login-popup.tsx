import type { ReactElement } from 'react';
import type { LoginProps } from '@larder/contracts';
import { useLoginRequest } from '../hooks/use-login-request';
import { useStyle } from '@larder/ui';
import { LoginDialog } from './login-dialog';

/**
 * Renders the login popup: nothing until something on the page asks for it.
 *
 * @return The dialog, while it is open.
 */
export function LoginPopup( props: LoginProps ): ReactElement | null {
	const [ asked, forget ] = useLoginRequest();
	const isReady = useStyle( props.styleUrl );
	return asked === undefined || ! isReady ? null : (
		<LoginDialog { ...props } asked={ asked } onClosed={ forget } />
	);
}
