import { __, sprintf } from '@wordpress/i18n';
import type { ListView } from '@larder/editor';
import type { Step } from '../types';
import { StepFields, StepTitle } from './step-fields';
import { StepTools } from './step-tools';

/** What the list of steps shows. */
export const stepView: ListView< Step > = {
	className: 'wp-block-larder-instructions',
	Before: StepTitle,
	After: StepFields,
	Tools: StepTools,
	hasLineBreaks: true,
	isOrdered: true,
	words: {
		placeholder: __( 'Chop the onion and fry it in the oil.', 'larder' ),
		line: ( number ) =>
			/* translators: %d: number of the step */
			sprintf( __( 'Step %d', 'larder' ), number ),
		headingPlaceholder: __( 'For the sauce', 'larder' ),
		addRow: __( 'Add step', 'larder' ),
		remove: __( 'Remove step', 'larder' ),
		invitation: __(
			'Or paste your instructions, one step a line.',
			'larder'
		),
	},
};
