import { __ } from '@wordpress/i18n';
import type { ReactElement, Ref } from 'react';

type Props = {
	/** Gets the button, which is inside the block. */
	within: Ref< HTMLButtonElement >;
	/** Whether all answers are shown. */
	isOn: boolean;
	/** Called with the state to come. */
	onToggle: ( isOn: boolean ) => void;
};

/**
 * Renders the switch that is on while all answers are shown.
 */
export function AllSwitch( { within, isOn, onToggle }: Props ): ReactElement {
	return (
		<button
			type="button"
			role="switch"
			className="wp-block-larder-faq__switch"
			aria-checked={ isOn }
			ref={ within }
			onClick={ () => onToggle( ! isOn ) }
		>
			{ __( 'Expand all', 'larder' ) }
		</button>
	);
}
