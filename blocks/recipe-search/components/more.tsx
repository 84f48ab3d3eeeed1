import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { formatNumber } from '@larder/ui';
import { searchUrl } from '../search-url';
import type { SearchControls } from '../hooks/use-search';
import { useNearEnd } from '../hooks/use-near-end';
import { failedText } from '../words';
import { SearchLink } from './search-link';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	/** State of the search. */
	found: SearchControls;
	/** URL within the page of where the results begin. */
	begin: string;
	/** Recipes on a page. */
	perPage: number;
	/** Query arguments that links also have. */
	keep: Record< string, string >;
	/** Called when the visitor asks for more, or for those before. */
	onAdd: ( where: 'before' | 'after' ) => void;
};

/**
 * Links to the recipes before those shown, for a shared link that opened a later page.
 *
 * @return The link, or nothing on the first page.
 */
export function Earlier( {
	begin,
	found: { first, search },
	keep,
	onAdd,
}: Omit< Props, 'perPage' > ): ReactElement | null {
	return first < 2 ? null : (
		<p className={ `${ BLOCK }__earlier` }>
			<SearchLink
				href={ searchUrl( search, first - 1, keep ) + begin }
				rel="prev"
				onPress={ () => onAdd( 'before' ) }
			>
				{ __( 'Show earlier recipes', 'larder' ) }
			</SearchLink>
		</p>
	);
}

/**
 * Renders how many of the recipes are shown, and loads the next ones: when its
 * button is pressed, or by itself once its end is near.
 *
 * @return The line and the link, or nothing where one page shows all.
 */
export function More( {
	begin,
	found,
	perPage,
	keep,
	onAdd,
	isAuto,
}: Props & {
	/** Whether it adds by itself. */
	isAuto: boolean;
} ): ReactElement | null {
	const { answer, search, first, status, adding } = found;
	const { page, pages, total } = answer;
	const isAdding = status === 'loading' && adding !== null;
	const text =
		status === 'error' && adding === 'after'
			? // The message above the recipes may be far away.
				`${ failedText() } ${ __( 'Try again', 'larder' ) }`
			: __( 'Load more recipes', 'larder' );
	const element = useRef< HTMLElement >( null );
	useNearEnd(
		element,
		isAuto && page < pages && status !== 'error' ? answer : null,
		() => void found.add( 'after' )
	);
	if ( pages < 2 ) {
		return null;
	}
	const before = ( first - 1 ) * perPage;
	return (
		<nav
			className={ `${ BLOCK }__more` }
			aria-label={ __( 'Pages of results', 'larder' ) }
			ref={ element }
		>
			<p role="status">
				{ sprintf(
					/* translators: 1: number of the first recipe shown, 2: of the last one, 3: how many there are. */
					__( '%1$s–%2$s of %3$s', 'larder' ),
					formatNumber( Math.min( before + 1, total ) ),
					formatNumber( before + answer.results.length ),
					formatNumber( total )
				) }
			</p>
			{ page < pages && (
				<SearchLink
					href={ searchUrl( search, page + 1, keep ) + begin }
					rel="next"
					aria-disabled={ isAdding || undefined }
					onPress={ () => onAdd( 'after' ) }
				>
					{ isAdding
						? __( 'Loading more results…', 'larder' )
						: text }
				</SearchLink>
			) }
		</nav>
	);
}
