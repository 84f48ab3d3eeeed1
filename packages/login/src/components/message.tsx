import type { ReactElement } from 'react';
import type { FormState } from '../types';

/**
 * Says how a form went, to those who do not see it, too.
 *
 * @return Two regions, of which one may speak.
 */
export function Message( {
	state,
}: {
	/** How the form stands. */
	state: FormState;
} ): ReactElement {
	return (
		<div className="larder-login__messages">
			<p className="larder-login__error" role="alert">
				{ state.status === 'failed' ? state.message : '' }
			</p>
			<p className="larder-login__success" role="status">
				{ state.status === 'done' ? state.message : '' }
			</p>
		</div>
	);
}
