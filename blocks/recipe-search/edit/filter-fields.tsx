import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MAX_AWAITED_LETTERS } from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import type { Control, FilterSetting } from '../types';
import type { FacetChoice } from './use-choices';

type Props = {
	filter: FilterSetting;
	/** What the site says of it; undefined until the site has answered. */
	facet: FacetChoice | undefined;
	/** Changes of the same scope are one undo step, without one it is a step of its own. */
	onChange: ( filter: FilterSetting, scope?: string ) => void;
};

/**
 * Chooses with what visitors choose values, and when a dropdown lists them.
 */
function ControlFields( {
	filter,
	onChange,
}: Omit< Props, 'facet' > ): ReactElement {
	const chosen = filter.control ?? 'dropdown';
	return (
		<>
			<SelectControl< Control >
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Control', 'larder' ) }
				value={ chosen }
				options={ [
					{ value: 'dropdown', label: __( 'Dropdown', 'larder' ) },
					{ value: 'chips', label: __( 'Chips', 'larder' ) },
					{
						value: 'checkboxes',
						label: __( 'Checkboxes', 'larder' ),
					},
				] }
				onChange={ ( control ) => onChange( { ...filter, control } ) }
			/>
			{ chosen === 'dropdown' && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Letters before values are listed', 'larder' ) }
					value={ filter.letters ?? 0 }
					min={ 0 }
					max={ MAX_AWAITED_LETTERS }
					onChange={ ( letters ) =>
						onChange(
							{ ...filter, letters: letters ?? 0 },
							`${ filter.id }:letters`
						)
					}
				/>
			) }
		</>
	);
}

/**
 * Sets the label of a filter and how it is used; a slider has nothing but its label.
 */
export function FilterFields( {
	filter,
	facet,
	onChange,
}: Props ): ReactElement {
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Label', 'larder' ) }
				value={ filter.label ?? '' }
				placeholder={ facet?.label ?? '' }
				onChange={ ( label ) =>
					onChange( { ...filter, label }, `${ filter.id }:label` )
				}
			/>
			{ facet?.kind !== 'range' && (
				<ControlFields filter={ filter } onChange={ onChange } />
			) }
			{ facet?.kind === 'values' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Recipes have all chosen values', 'larder' ) }
					checked={
						filter.match ? filter.match === 'all' : facet.isAll
					}
					onChange={ ( isAll ) =>
						onChange( {
							...filter,
							match: isAll ? 'all' : 'any',
						} )
					}
				/>
			) }
		</>
	);
}
