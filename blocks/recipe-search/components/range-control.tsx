import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { useDropdown, usePlacement } from '@larder/ui/multi-select';
import type { Filter } from '../view-types';
import { mostText } from '../words';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	filter: Filter;
	/** Such as `-30`; undefined when everything is let through. */
	value: string | undefined;
	/** Whether it opens in the flow of a sheet. */
	isInline: boolean;
	/** Called with a range, or with none for any. */
	onChange: ( values: string[] ) => void;
};

type PanelProps = Omit< Props, 'onChange' > & {
	/** Names the panel for its button. */
	id: string;
	/** Called with the most, or null for any, and whether a pointer has said so. */
	onChoose: ( most: number | null, isPointer: boolean ) => void;
};

/** Renders what opens at the button: a radio button for each preset, and one for what a URL has chosen. */
function RangePanel( {
	id: panelId,
	filter,
	value,
	isInline,
	onChoose,
}: PanelProps ): ReactElement {
	const { id, label, presets } = filter;
	const panel = useRef< HTMLDivElement >( null );
	const { isAbove, style } = usePlacement( panel, isInline );
	const chosen = value === undefined ? null : mostOf( value );
	const all = [ ...new Set( [ ...presets, chosen ?? presets[ 0 ] ?? 0 ] ) ];
	useEffect( () => {
		panel.current
			?.querySelector< HTMLInputElement >( 'input:checked' )
			?.focus();
	}, [] );
	return (
		<div
			ref={ panel }
			id={ panelId }
			className={ `larder-multi-select__panel is-range${
				isAbove ? ' is-above' : ''
			}` }
			style={ style }
			role="dialog"
			aria-label={ label }
			tabIndex={ -1 }
		>
			<div
				className={ `${ BLOCK }__options` }
				role="radiogroup"
				aria-label={ label }
			>
				{ [ null, ...all.sort( ( one, two ) => one - two ) ].map(
					( most ) => (
						// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The button is in it; the rule does not see the text beside it.
						<label
							key={ most ?? '' }
							className={ `${ BLOCK }__option` }
						>
							<input
								type="radio"
								name={ id }
								value={ most ?? '' }
								checked={ most === chosen }
								onChange={ ( { nativeEvent } ) =>
									onChoose(
										most,
										nativeEvent instanceof UIEvent &&
											nativeEvent.detail > 0
									)
								}
							/>
							<span>
								{ most === null
									? __( 'Any', 'larder' )
									: mostText( filter, most ) }
							</span>
						</label>
					)
				) }
			</div>
		</div>
	);
}

/**
 * Renders a button that opens a choice of how much at most.
 *
 * @return The button, and its panel while it is open.
 */
export function RangeControl( {
	filter,
	value,
	isInline,
	onChange,
}: Props ): ReactElement {
	const id = useId();
	const { open, close, root, button } = useDropdown( { isInline } );
	return (
		<div className={ `${ BLOCK }__filter is-range` }>
			<div { ...root }>
				<button { ...button } aria-controls={ open ? id : undefined }>
					{ value === undefined
						? filter.label
						: mostText( filter, mostOf( value ) ) }
				</button>
				{ open && (
					<RangePanel
						id={ id }
						filter={ filter }
						value={ value }
						isInline={ isInline }
						onChoose={ ( most, isPointer ) => {
							onChange( most === null ? [] : [ `-${ most }` ] );
							// Arrow keys go through them, so that the list stays for the next one.
							if ( isPointer && ! isInline ) {
								close();
							}
						} }
					/>
				) }
			</div>
		</div>
	);
}

/** Reads the most of a range such as `-30`. */
function mostOf( value: string ): number {
	return Number( value.replace( /^-/, '' ) );
}
