import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { SearchAnswer } from '@larder/store';
import { formatNumber } from '@larder/ui';
import { searchUrl } from '../search-url';
import { pagesAround } from '../chosen';
import type { Chosen } from '../view-types';
import { SearchLink } from './search-link';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	/** URL within the page of where the results begin. */
	begin: string;
	/** The answer, with page and pages. */
	answer: SearchAnswer;
	/** What is chosen. */
	search: Chosen;
	/** Query arguments that links also have. */
	keep: Record< string, string >;
	/** Called with another page. */
	onGo: ( page: number ) => void;
};

/**
 * Renders links to the pages of the results, which can be shared.
 *
 * @return The links, or nothing when there is one page.
 */
export function Pages( {
	begin,
	answer,
	search,
	keep,
	onGo,
}: Props ): ReactElement | null {
	const { page, pages } = answer;
	if ( pages < 2 ) {
		return null;
	}
	const link = (
		number: number,
		text: string,
		more: { rel?: string; 'aria-current'?: 'page' } = {}
	): ReactElement => (
		<SearchLink
			href={ searchUrl( search, number, keep ) + begin }
			{ ...more }
			onPress={ () => onGo( number ) }
		>
			{ text }
		</SearchLink>
	);
	return (
		<nav
			className={ `${ BLOCK }__pages` }
			aria-label={ __( 'Pages of results', 'larder' ) }
		>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list. */ }
			<ul role="list">
				{ page > 1 && (
					<li>
						{ link( page - 1, __( 'Previous', 'larder' ), {
							rel: 'prev',
						} ) }
					</li>
				) }
				{ pagesAround( page, pages ).map( ( number, index ) =>
					number === null ? (
						<li
							key={ `gap${ index }` }
							className={ `${ BLOCK }__gap` }
							aria-hidden="true"
						>
							…
						</li>
					) : (
						<li key={ number }>
							{ link(
								number,
								formatNumber( number ),
								number === page
									? { 'aria-current': 'page' }
									: {}
							) }
						</li>
					)
				) }
				{ page < pages && (
					<li>
						{ link( page + 1, __( 'Next', 'larder' ), {
							rel: 'next',
						} ) }
					</li>
				) }
			</ul>
		</nav>
	);
}
