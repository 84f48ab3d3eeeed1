import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

type Props = {
	/** HTML, empty for the default. */
	value: string;
	/** Stores another one. */
	onChange: ( label: string ) => void;
	/** The default label. */
	placeholder: string;
};

/**
 * Renders the label of a control, typed in place.
 */
export function ControlLabel( {
	value,
	onChange,
	placeholder,
}: Props ): ReactElement {
	return (
		<RichText
			identifier="label"
			tagName="span"
			className="larder-vote__label"
			value={ value }
			onChange={ onChange }
			placeholder={ placeholder }
			aria-label={ __( 'Label of the button', 'larder' ) }
			allowedFormats={ [] }
			disableLineBreaks
		/>
	);
}
