import { __ } from '@wordpress/i18n';

/**
 * Returns what a taxonomy is for and where readers see its terms: several look
 * alike.
 *
 * @param slug The taxonomy, or `keywords`.
 * @return A sentence or two; empty for a taxonomy of somebody else.
 */
export function termHelp( slug: string ): string {
	const texts: Readonly< Record< string, string > > = {
		'recipe-course': __(
			'When it is eaten, such as main course or dessert. Shown below the facts, in filters, and told to search engines.',
			'larder'
		),
		'recipe-cuisine': __(
			'Where it comes from, such as Italian or Thai. Shown below the facts, in filters, and told to search engines.',
			'larder'
		),
		'recipe-cooking-method': __(
			'How it is cooked, such as baking or frying. Shown below the facts and in filters.',
			'larder'
		),
		'recipe-dietary': __(
			'Whom it suits, such as vegan or gluten-free. Shown below the facts, in filters, and told to search engines.',
			'larder'
		),
		'recipe-key': __(
			'A property with an icon, such as spicy or 30 minutes. The icon is shown on cards, the word below the facts and in filters.',
			'larder'
		),
		'recipe-tag': __(
			'Anything else that recipes are collected by, such as picnic. Shown below the facts and in filters; each has a page of its recipes.',
			'larder'
		),
		'recipe-badge': __(
			'One word on the picture of the card, such as new or award. Shown nowhere else but in filters.',
			'larder'
		),
		keywords: __(
			'Told to search engines alone. Readers see them only where they are among the shown facts of this block.',
			'larder'
		),
	};
	return texts[ slug ] ?? '';
}
