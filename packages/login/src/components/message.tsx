import type { ReactElement } from 'react';
import type { FormState } from '../types';

/**
 * Renders how a form went, also for those who do not see it.
 *
 * @return Two regions, of which one may speak.
 */
export function Message( {
	state,
}: {
	/** State of the form. */
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
