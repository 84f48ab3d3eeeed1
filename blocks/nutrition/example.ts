import { __ } from '@wordpress/i18n';

/** What the inserter shows. */
export const example = {
	attributes: {
		servingSize: __( '1 bowl (350 g)', 'larder' ),
		values: {
			calories: '320',
			totalFat: '9',
			saturatedFat: '1.5',
			totalCarbohydrate: '42',
			dietaryFiber: '11',
			protein: '18',
		},
	},
};
