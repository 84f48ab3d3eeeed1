import { __ } from '@wordpress/i18n';
import { pageLocale } from './page-locale';

/**
 * Returns what follows an amount that does not follow the servings.
 *
 * @return The words, in the language of the page.
 */
export function notScaled(): string {
	return __( '(not scaled)', 'larder' );
}

/**
 * Returns the attributes of the element that holds them, quiet as the notes of lines are.
 *
 * @return Class and language, as the words around may be of another.
 */
export function notScaledAttributes(): { class: string; lang?: string } {
	const lang = pageLocale();
	return {
		class: 'wp-block-larder-ingredients__note larder-not-scaled',
		...( lang && { lang } ),
	};
}
