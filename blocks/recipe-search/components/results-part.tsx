import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { ReactElement, RefObject } from 'react';
import { firstSort } from '../address';
import { choose } from '../chosen';
import type { SearchControls } from '../hooks/use-search';
import { useSlow } from '../hooks/use-slow';
import type { Chosen, SearchViewProps } from '../view-types';
import { failedText, totalText } from '../words';
import { Earlier, More } from './more';
import { Pages } from './pages';
import { Cards } from './cards';
import { NothingFound } from './nothing-found';

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
 * What was found: number, order, recipes and pages.
 *
 * @return The results.
 */
export function ResultsPart( {
	found,
	total,
	onGo,
	onChoose,
	...props
}: Props ): ReactElement {
	const { search, answer, status, change } = found;
	const { keep, pagination, sorts } = props;
	const first = firstSort( sorts );
	const [ focusOn, setFocusOn ] = useState< number | null >( null );
	const isWaiting = status === 'loading' && found.adding === null;
	const place = `${ props.id }-results`;
	const isSlow = useSlow( isWaiting );

	const retry = (): void => {
		found.retry();
		// What is pressed goes away with the message.
		total.current?.focus( { preventScroll: true } );
	};
	const add = ( where: 'before' | 'after' ): void => {
		// The recipes that are shown are those of another search.
		if ( status === 'error' && found.adding === null ) {
			retry();
			return;
		}
		const at = where === 'after' ? answer.results.length : 0;
		setFocusOn( null );
		void found.add( where ).then( ( isAdded ) => {
			if ( isAdded ) {
				setFocusOn( at );
			}
		} );
	};
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
				{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- The list is in it; the rule does not see the text beside it. */ }
				<label className={ `${ BLOCK }__sort` }>
					<span>{ __( 'Sort by', 'larder' ) }</span>
					<select
						name="sorting"
						form={ `${ props.id }-form` }
						value={ search[ 'sorting' ]?.[ 0 ] ?? first }
						onChange={ ( { target: { value } } ) =>
							change(
								choose(
									search,
									'sorting',
									value === first ? [] : [ value ]
								)
							)
						}
					>
						{ sorts.map( ( { value, label } ) => (
							<option key={ value } value={ value }>
								{ label }
							</option>
						) ) }
					</select>
				</label>
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
