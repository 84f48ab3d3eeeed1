import { __, sprintf } from '@wordpress/i18n';
import type { ListView } from '@larder/editor';
import type { Tool } from '../types';
import { ToolButtons, ToolFields } from './tool-fields';

/** What the list of equipment shows. */
export const toolView: ListView< Tool > = {
	className: 'wp-block-larder-equipment',
	After: ToolFields,
	Tools: ToolButtons,
	hasLineBreaks: false,
	isOrdered: false,
	words: {
		placeholder: __( 'Cast-iron pan, 26 cm', 'larder' ),
		line: ( number ) =>
			/* translators: %d: number of the piece of equipment */
			sprintf( __( 'Equipment %d', 'larder' ), number ),
		headingPlaceholder: __( 'For the dough', 'larder' ),
		addRow: __( 'Add equipment', 'larder' ),
		remove: __( 'Remove equipment', 'larder' ),
		invitation: __( 'Or paste a list, one piece a line.', 'larder' ),
	},
};
