import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactElement } from 'react';
import { FIRST_SORT } from '../address';
import { choose } from '../chosen';
import { useSearch } from '../hooks/use-search';
import type { Chosen, SearchViewProps } from '../view-types';
import { totalText } from '../words';
import { ChosenList } from './chosen-list';
import { FilterControl } from './filter-control';
import { Pages } from './pages';
import { Results } from './results';

const BLOCK = 'wp-block-larder-recipe-search';

/**
 * The search on the page: filters, results and pages.
 *
 * @param props What the server printed.
 * @return What is inside the block's element.
 */
export function SearchView( props: SearchViewProps ): ReactElement {
	const { filters, sorts, hasCounts, hasEmpty, hasKeyword } = props;
	const found = useSearch( props );
	const { search, answer, status, change } = found;
	const total = useRef< HTMLParagraphElement >( null );

	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		change( search );
	};
	const goTo = ( page: number ): void => {
		found.goTo( page );
		total.current?.focus( { preventScroll: true } );
		total.current?.scrollIntoView( { block: 'nearest' } );
	};
	const changeFromChips = ( next: Chosen ): void => {
		change( next );
		// The chip goes away; without this the focus would be lost.
		total.current?.focus( { preventScroll: true } );
	};

	return (
		<>
			<form
				className={ `${ BLOCK }__form` }
				method="get"
				role="search"
				aria-label={ __( 'Recipes', 'larder' ) }
				onSubmit={ submit }
			>
				<div className={ `${ BLOCK }__bar` }>
					{ hasKeyword && (
						<input
							type="search"
							name="keyword"
							className={ `${ BLOCK }__keyword` }
							aria-label={ __( 'Search recipes', 'larder' ) }
							placeholder={ __( 'Search recipes', 'larder' ) }
							autoComplete="off"
							maxLength={ 200 }
							value={ search[ 'keyword' ]?.[ 0 ] ?? '' }
							onChange={ ( { target: { value } } ) =>
								change(
									choose(
										search,
										'keyword',
										value === '' ? [] : [ value ]
									),
									{ isTyping: true }
								)
							}
						/>
					) }
					{ filters.map( ( filter ) => (
						<FilterControl
							key={ filter.id }
							filter={ filter }
							search={ search }
							answer={ answer }
							hasCounts={ hasCounts }
							hasEmpty={ hasEmpty }
							onChange={ change }
						/>
					) ) }
					<button
						type="submit"
						className={ `${ BLOCK }__submit wp-element-button` }
					>
						{ __( 'Search', 'larder' ) }
					</button>
				</div>
				<ChosenList
					filters={ filters }
					search={ search }
					onChange={ changeFromChips }
				/>
				<div className={ `${ BLOCK }__head` }>
					<p
						className={ `${ BLOCK }__total` }
						role="status"
						tabIndex={ -1 }
						ref={ total }
					>
						{ totalText( answer.total ) }
					</p>
					{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- The list is in it; the rule does not see the text beside it. */ }
					<label className={ `${ BLOCK }__sort` }>
						<span>{ __( 'Sort by', 'larder' ) }</span>
						<select
							name="sorting"
							value={ search[ 'sorting' ]?.[ 0 ] ?? FIRST_SORT }
							onChange={ ( { target: { value } } ) =>
								change(
									choose(
										search,
										'sorting',
										value === FIRST_SORT ? [] : [ value ]
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
			</form>
			<p className={ `${ BLOCK }__error` } role="alert">
				{ status === 'error' && (
					<>
						{ __( 'The results could not be loaded.', 'larder' ) }{ ' ' }
						<button type="button" onClick={ found.retry }>
							{ __( 'Try again', 'larder' ) }
						</button>
					</>
				) }
			</p>
			<div
				className={ `${ BLOCK }__results` }
				aria-busy={ status === 'loading' }
			>
				<Results
					cards={ answer.results }
					none={ props.noResults }
					level={ props.level }
				/>
			</div>
			<Pages answer={ answer } search={ search } onGo={ goTo } />
		</>
	);
}
