import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactElement } from 'react';
import { formatNumber } from '@larder/ui';
import { joinValues } from '../search-url';
import { choose, chosenCount } from '../chosen';
import { matchOf } from '../hooks/question';
import type { AddValues } from '../hooks/use-found-values';
import type { SearchControls } from '../hooks/use-search';
import type { Chosen, SearchViewProps } from '../view-types';
import { ChosenList } from './chosen-list';
import { FilterControl } from './filter-control';
import { FilterSheet } from './filter-sheet';
import { KeywordField } from './keyword-field';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = SearchViewProps & {
	found: SearchControls;
	addValues: AddValues;
	/** Called with what is left once a chip, and the focus with it, has gone. */
	onRemove: ( search: Chosen ) => void;
};

/**
 * Renders what a form would leave out, as it has no control in it: arguments that
 * WordPress needs, and filters of the URL that the block does not show.
 */
function HiddenFields( {
	keep,
	others,
	search,
}: Pick< SearchViewProps, 'keep' | 'others' | 'search' > ): ReactElement {
	const unseen = Object.fromEntries(
		others.flatMap( ( { id } ) =>
			search[ id ] ? [ [ id, joinValues( id, search[ id ] ) ] ] : []
		)
	);
	return (
		<>
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
		</>
	);
}

/**
 * Renders the filters, each with its kind of control.
 *
 * @return The controls, in the order of the block.
 */
function Controls( {
	filters,
	found: { search, answer, change },
	addValues,
	isInline,
	...props
}: Omit< Props, 'onRemove' > & {
	/** Whether lists open in their place, not over the page. */
	isInline: boolean;
} ): ReactElement {
	const match = matchOf( filters );
	return (
		<>
			{ filters.map( ( filter ) => (
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
					isInline={ isInline }
					hasCounts={ props.hasCounts }
					hasEmpty={ props.hasEmpty }
					onChange={ change }
				/>
			) ) }
		</>
	);
}

/** Returns the label of the button, with the number of selected values. */
function openText( count: number ): string {
	const text = __( 'Filter', 'larder' );
	return count === 0 ? text : `${ text } · ${ formatNumber( count ) }`;
}

/**
 * Renders the form of the search: words, filters and what is chosen. On a phone the
 * filters open in a sheet.
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
	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		change( search );
	};
	const close = (): void => {
		setIsOpen( false );
		opener.current?.focus();
	};
	const controls = (
		<Controls
			{ ...props }
			found={ found }
			addValues={ addValues }
			isInline={ isOpen }
		/>
	);

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
						<KeywordField search={ search } change={ change } />
					) }
					{ filters.length > 0 && (
						<button
							ref={ opener }
							type="button"
							className={ `${ BLOCK }__open` }
							aria-haspopup="dialog"
							onClick={ () => setIsOpen( true ) }
						>
							{ openText( count ) }
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
				<HiddenFields
					keep={ keep }
					others={ others }
					search={ search }
				/>
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
