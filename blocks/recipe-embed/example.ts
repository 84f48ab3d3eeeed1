import { __ } from '@wordpress/i18n';

/** What the inserter shows. */
export const example = {
	attributes: {
		display: 'line',
		title: __( 'Spaghetti aglio e olio', 'larder' ),
		url: '#',
	},
};
