import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactElement } from 'react';
import { joinValues } from '../address';
import { choose, chosenCount } from '../chosen';
import { matchOf } from '../hooks/question';
import type { AddValues } from '../hooks/use-found-values';
import type { SearchControls } from '../hooks/use-search';
import type { Chosen, SearchViewProps } from '../view-types';
import { formatNumber } from '../words';
import { ChosenList } from './chosen-list';
import { FilterControl } from './filter-control';
import { FilterSheet } from './filter-sheet';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = SearchViewProps & {
	found: SearchControls;
	addValues: AddValues;
	/** Called with what is left once a chip, and the focus with it, has gone. */
	onRemove: ( search: Chosen ) => void;
};

/**
 * The form of the search: words, filters and what is chosen. On a phone the
 * filters open in a sheet.
 *
 * @return The form.
 */
export function FiltersPart( {
	found,
	addValues,
	onRemove,
	...props
}: Props ): ReactElement {
	const { filters, others, keep } = props;
	const { search, answer, change } = found;
	const opener = useRef< HTMLButtonElement >( null );
	const [ isOpen, setIsOpen ] = useState( false );
	const all = [ ...filters, ...others ];
	const count = chosenCount( all, search );
	const match = matchOf( filters );
	// A form leaves out what has no control in it.
	const unseen = Object.fromEntries(
		others.flatMap( ( { id } ) =>
			search[ id ] ? [ [ id, joinValues( id, search[ id ] ) ] ] : []
		)
	);

	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		change( search );
	};
	const close = (): void => {
		setIsOpen( false );
		opener.current?.focus();
	};
	const controls = filters.map( ( filter ) => (
		<FilterControl
			key={ filter.id }
			filter={ filter }
			search={ search }
			fixed={ props.fixed }
			answer={ answer }
			first={ props.answer }
			searchId={ props.id }
			match={ match }
			addValues={ addValues }
			isInline={ isOpen }
			hasCounts={ props.hasCounts }
			hasEmpty={ props.hasEmpty }
			onChange={ change }
		/>
	) );

	return (
		<>
			<form
				id={ `${ props.id }-form` }
				className={ `${ BLOCK }__form` }
				method="get"
				role="search"
				aria-label={ __( 'Recipes', 'larder' ) }
				onSubmit={ submit }
			>
				<div className={ `${ BLOCK }__bar` }>
					{ props.hasKeyword && (
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
					{ filters.length > 0 && (
						<button
							ref={ opener }
							type="button"
							className={ `${ BLOCK }__open` }
							aria-haspopup="dialog"
							onClick={ () => setIsOpen( true ) }
						>
							{ count === 0
								? __( 'Filter', 'larder' )
								: `${ __(
										'Filter',
										'larder'
									) } · ${ formatNumber( count ) }` }
						</button>
					) }
					{ filters.length > 0 && (
						<div className={ `${ BLOCK }__filters` }>
							{ ! isOpen && controls }
						</div>
					) }
					<button
						type="submit"
						className={ `${ BLOCK }__submit wp-element-button` }
					>
						{ __( 'Search', 'larder' ) }
					</button>
				</div>
				{ Object.entries( { ...keep, ...unseen } ).map(
					( [ name, value ] ) => (
						<input
							key={ name }
							type="hidden"
							name={ name }
							value={ value }
						/>
					)
				) }
				<ChosenList
					filters={ all }
					search={ search }
					keep={ keep }
					onChange={ onRemove }
				/>
			</form>
			{ isOpen && (
				<FilterSheet
					total={ answer.total }
					status={ found.status }
					hasChosen={ count > 0 }
					onClear={ () =>
						change(
							all.reduce(
								( left, { id } ) => choose( left, id, [] ),
								search
							)
						)
					}
					onRetry={ found.retry }
					onClose={ close }
				>
					{ controls }
				</FilterSheet>
			) }
		</>
	);
}
