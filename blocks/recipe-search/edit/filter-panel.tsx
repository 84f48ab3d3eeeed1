import {
	Button,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { afterRemoval, useNextFocus } from '@larder/editor';
import { downIcon, removeIcon, upIcon } from '@larder/editor/icons';
import {
	DEFAULT_FILTERS,
	MAX_AWAITED_LETTERS,
} from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import type { Control, FilterSetting } from '../types';
import { movedFilter } from './filter-list';
import { useChoices } from './use-choices';

type Props = {
	/** The filters, empty for the usual ones. */
	filters: FilterSetting[];
	/** Changes of the same scope are one undo step, without one it is a step of its own. */
	onChange: ( filters: FilterSetting[], scope?: string ) => void;
};

/**
 * Chooses filters, their order, their labels and their kind of control.
 *
 * @return The list, and a choice of further ones.
 */
export function FilterPanel( { filters, onChange }: Props ): ReactElement {
	const { facets } = useChoices();
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	const shown: readonly FilterSetting[] =
		filters.length > 0 ? filters : DEFAULT_FILTERS;
	const unused = facets.filter(
		( { id } ) => ! shown.some( ( filter ) => filter.id === id )
	);
	const change = (
		index: number,
		next: FilterSetting,
		scope?: string
	): void =>
		onChange(
			shown.map( ( filter, at ) => ( at === index ? next : filter ) ),
			scope
		);

	return (
		<div ref={ area }>
			{ shown.map( ( filter, index ) => {
				const facet = facets.find( ( { id } ) => id === filter.id );
				const name = filter.label || facet?.label || filter.id;
				return (
					<div
						key={ filter.id }
						className="larder-search-filter"
						role="group"
						aria-label={ name }
					>
						<div className="larder-search-filter__head">
							<span>{ name }</span>
							<Button
								size="small"
								icon={ upIcon }
								label={ sprintf(
									/* translators: %s: name of a filter. */
									__( 'Move %s up', 'larder' ),
									name
								) }
								disabled={ index === 0 }
								accessibleWhenDisabled
								onClick={ () =>
									onChange( movedFilter( shown, index, -1 ) )
								}
							/>
							<Button
								size="small"
								icon={ downIcon }
								label={ sprintf(
									/* translators: %s: name of a filter. */
									__( 'Move %s down', 'larder' ),
									name
								) }
								disabled={ index === shown.length - 1 }
								accessibleWhenDisabled
								onClick={ () =>
									onChange( movedFilter( shown, index, 1 ) )
								}
							/>
							<Button
								size="small"
								icon={ removeIcon }
								data-larder-remove
								label={ sprintf(
									/* translators: %s: name of a filter. */
									__( 'Remove %s', 'larder' ),
									name
								) }
								disabled={ shown.length === 1 }
								accessibleWhenDisabled
								onClick={ () => {
									focusNext( afterRemoval( index ) );
									onChange( shown.toSpliced( index, 1 ) );
								} }
							/>
						</div>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Label', 'larder' ) }
							value={ filter.label ?? '' }
							placeholder={ facet?.label ?? '' }
							onChange={ ( label ) =>
								change(
									index,
									{ ...filter, label },
									`${ filter.id }:label`
								)
							}
						/>
						{ facet?.kind !== 'range' && (
							<SelectControl< Control >
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __( 'Control', 'larder' ) }
								value={ filter.control ?? 'dropdown' }
								options={ [
									{
										value: 'dropdown',
										label: __( 'Dropdown', 'larder' ),
									},
									{
										value: 'chips',
										label: __( 'Chips', 'larder' ),
									},
									{
										value: 'checkboxes',
										label: __( 'Checkboxes', 'larder' ),
									},
								] }
								onChange={ ( control ) =>
									change( index, { ...filter, control } )
								}
							/>
						) }
						{ facet?.kind !== 'range' &&
							( filter.control ?? 'dropdown' ) === 'dropdown' && (
								<RangeControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ __(
										'Letters before values are listed',
										'larder'
									) }
									value={ filter.letters ?? 0 }
									min={ 0 }
									max={ MAX_AWAITED_LETTERS }
									onChange={ ( letters ) =>
										change(
											index,
											{
												...filter,
												letters: letters ?? 0,
											},
											`${ filter.id }:letters`
										)
									}
								/>
							) }
						{ facet?.kind === 'values' && (
							<ToggleControl
								__nextHasNoMarginBottom
								label={ __(
									'Recipes have all chosen values',
									'larder'
								) }
								checked={
									filter.match
										? filter.match === 'all'
										: facet.isAll
								}
								onChange={ ( isAll ) =>
									change( index, {
										...filter,
										match: isAll ? 'all' : 'any',
									} )
								}
							/>
						) }
					</div>
				);
			} ) }
			{ unused.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Add a filter', 'larder' ) }
					value=""
					options={ [
						{ value: '', label: __( 'Choose…', 'larder' ) },
						...unused.map( ( { id, label } ) => ( {
							value: id,
							label,
						} ) ),
					] }
					onChange={ ( id ) =>
						id !== '' && onChange( [ ...shown, { id } ] )
					}
				/>
			) }
		</div>
	);
}
