import { __ } from '@wordpress/i18n';

/** What the inserter shows. */
export const example = {
	attributes: {
		name: 'Ana',
		bio: __( 'Cooks what her grandmother wrote down.', 'larder' ),
	},
};
