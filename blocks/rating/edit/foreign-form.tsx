import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';

declare global {
	interface Window {
		/** Name of the plugin whose comment form the site shows, if it is not WordPress's own. */
		larderCommentForm?: string;
	}
}

/**
 * Renders a notice that the comment form of another plugin asks for no stars, and
 * what a site can do.
 *
 * @return A notice, or nothing where the form is WordPress's own.
 */
export function ForeignForm(): ReactElement | null {
	const { larderCommentForm } = window;
	return larderCommentForm ? (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: name of a plugin, such as wpDiscuz. */
				__(
					'Comments on this site are written in the form of %s, which cannot show the stars of Larder. Under Settings → Discussion, let visitors rate without a comment: then the stars stand in this block.',
					'larder'
				),
				larderCommentForm
			) }
		</Notice>
	) : null;
}
