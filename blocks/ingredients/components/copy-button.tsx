import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { CopyState } from '@larder/ui';

type Props = {
	/** How the last copy went. */
	state: CopyState;
	onCopy: () => void;
};

/**
 * Copies the list, and says on itself how it went.
 *
 * @param props        Props.
 * @param props.state  How the last copy went.
 * @param props.onCopy Called by a press.
 * @return The button.
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
