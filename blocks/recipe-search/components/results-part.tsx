import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { ReactElement, RefObject } from 'react';
import type { SearchControls } from '../hooks/use-search';
import { useSlow } from '../hooks/use-slow';
import type { Chosen, SearchViewProps } from '../view-types';
import { failedText, totalText } from '../words';
import { Earlier, More } from './more';
import { Pages } from './pages';
import { Cards } from './cards';
import { NothingFound } from './nothing-found';
import { SortMenu } from './sort-menu';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = SearchViewProps & {
	found: SearchControls;
	/** The number of recipes, which takes the focus where the pressed element goes. */
	total: RefObject< HTMLParagraphElement >;
	onGo: ( page: number ) => void;
	/** Called with another search; what was pressed, and the focus with it, goes away. */
	onChoose: ( search: Chosen ) => void;
};

/**
 * Adds the page before or after those shown, and has its first recipe get the focus.
 *
 * @param onRetry Asks once more for what has failed.
 * @return The way to add one, and which recipe gets the focus.
 */
function useAddedPage(
	found: SearchControls,
	onRetry: () => void
): { add: ( where: 'before' | 'after' ) => void; focusOn: number | null } {
	const [ focusOn, setFocusOn ] = useState< number | null >( null );
	const add = ( where: 'before' | 'after' ): void => {
		// The recipes that are shown are those of another search.
		if ( found.status === 'error' && found.adding === null ) {
			onRetry();
			return;
		}
		const at = where === 'after' ? found.answer.results.length : 0;
		setFocusOn( null );
		void found.add( where ).then( ( isAdded ) => {
			if ( isAdded ) {
				setFocusOn( at );
			}
		} );
	};
	return { add, focusOn };
}

/**
 * Renders what was found: number, order, recipes and pages.
 */
export function ResultsPart( {
	found,
	total,
	onGo,
	onChoose,
	...props
}: Props ): ReactElement {
	const { search, answer, status } = found;
	const { keep, pagination } = props;
	const isWaiting = status === 'loading' && found.adding === null;
	const place = `${ props.id }-results`;
	const isSlow = useSlow( isWaiting );

	const retry = (): void => {
		found.retry();
		// What is pressed goes away with the message.
		total.current?.focus( { preventScroll: true } );
	};
	const { add, focusOn } = useAddedPage( found, retry );
	return (
		<>
			<div className={ `${ BLOCK }__head` }>
				<p
					id={ place }
					className={ `${ BLOCK }__total` }
					role="status"
					tabIndex={ -1 }
					ref={ total }
				>
					{ isSlow
						? __( 'Searching…', 'larder' )
						: totalText( answer.total ) }
				</p>
				<SortMenu
					id={ props.id }
					sorts={ props.sorts }
					search={ search }
					onChange={ found.change }
				/>
			</div>
			<p className={ `${ BLOCK }__error` } role="alert">
				{ status === 'error' && (
					<>
						{ failedText() }{ ' ' }
						<button type="button" onClick={ retry }>
							{ __( 'Try again', 'larder' ) }
						</button>
					</>
				) }
			</p>
			{ pagination !== 'numbers' && (
				<Earlier
					begin={ `#${ place }` }
					found={ found }
					keep={ keep }
					onAdd={ add }
				/>
			) }
			<div
				className={ `${ BLOCK }__results${ isSlow ? ' is-slow' : '' }` }
				aria-busy={ isWaiting }
			>
				{ answer.results.length === 0 ? (
					<NothingFound
						{ ...props }
						search={ search }
						answer={ answer }
						onChoose={ onChoose }
					/>
				) : (
					<Cards
						cards={ answer.results }
						printed={ answer.printed }
						level={ props.level }
						focusOn={ focusOn }
					/>
				) }
			</div>
			{ pagination === 'numbers' ? (
				<Pages
					begin={ `#${ place }` }
					answer={ answer }
					search={ search }
					keep={ keep }
					onGo={ onGo }
				/>
			) : (
				<More
					begin={ `#${ place }` }
					found={ found }
					perPage={ props.perPage }
					keep={ keep }
					onAdd={ add }
					isAuto={ pagination === 'scroll' }
				/>
			) }
		</>
	);
}
