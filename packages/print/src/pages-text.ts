import { _n, sprintf } from '@wordpress/i18n';

/**
 * Returns how many pages a print takes.
 *
 * @param pages Number of pages; 0 before it is measured.
 * @return Such as "2 pages"; empty before it is measured.
 */
export function pagesText( pages: number ): string {
	return pages === 0
		? ''
		: sprintf(
				/* translators: %d: number of printed pages. */
				_n( '%d page', '%d pages', pages, 'larder' ),
				pages
			);
}
