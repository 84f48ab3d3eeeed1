import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { CopyState } from '@larder/ui';

type Props = {
	/** How the last copy went. */
	state: CopyState;
	/** Called by a press. */
	onCopy: () => void;
};

/**
 * Copies the list, and says on itself how it went.
 */
export function CopyButton( { state, onCopy }: Props ): ReactElement {
	const labels: Record< CopyState, string > = {
		idle: __( 'Copy list', 'larder' ),
		copied: __( 'Copied', 'larder' ),
		failed: __( 'Your browser does not allow copying here', 'larder' ),
	};
	return (
		<button
			type="button"
			className="wp-block-larder-ingredients__copy"
			onClick={ onCopy }
		>
			<span aria-live="polite">{ labels[ state ] }</span>
		</button>
	);
}
