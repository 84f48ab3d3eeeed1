import { __ } from '@wordpress/i18n';

/** What the inserter shows. */
export const example = {
	attributes: {
		groups: [
			{
				id: 'example0',
				title: '',
				items: [
					__( 'Cast-iron pan, 26 cm', 'larder' ),
					__( 'Rolling pin', 'larder' ),
				].map( ( text, at ) => ( {
					id: `example${ at + 1 }`,
					text,
					note: '',
				} ) ),
			},
		],
	},
};
