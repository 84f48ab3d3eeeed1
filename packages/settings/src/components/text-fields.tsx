import {
	CheckboxControl,
	BaseControl,
	RadioControl,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { asciiDigits } from '@larder/duration';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldProps } from '../types';

/** As many choices as can be below each other. */
const MAX_RADIO_BUTTONS = 4;

/**
 * Renders a switch.
 */
export function SwitchField( props: FieldProps< boolean > ) {
	const { field, value, help, onChange } = props;
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ field.title }
			help={ help }
			checked={ value }
			disabled={ field.isLocked }
			onChange={ onChange }
		/>
	);
}

/** Reads a whole number as it was typed; NaN where it is none. */
function readWhole( text: string ): number {
	const typed = asciiDigits( text.trim() );
	return /^-?\d{1,9}$/.test( typed ) ? Number( typed ) : Number.NaN;
}

/**
 * Renders the field of a whole number. It is a text, for the browser's own field for numbers has nothing to
 * say of "1,5", and changes its number where somebody scrolls over it.
 */
export function NumberField( props: FieldProps< number > ) {
	const { field, value, help, onChange } = props;
	const [ draft, setDraft ] = useState( '' );
	const isWrong = Number.isNaN( value );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="larder-settings__number"
			inputMode="numeric"
			label={ field.title }
			help={
				isWrong
					? sprintf(
							/* translators: %s: an example of a number */
							__( 'Write a number such as %s.', 'larder' ),
							typeof field.fallback === 'number'
								? String( field.fallback )
								: '10'
						)
					: help
			}
			value={ isWrong ? draft : String( value ) }
			required
			aria-invalid={ isWrong }
			disabled={ field.isLocked }
			onChange={ ( text ) => {
				setDraft( text );
				onChange( readWhole( text ) );
			} }
		/>
	);
}

/**
 * Renders the field of a text of one line, or of several.
 */
export function TextField( props: FieldProps< string > ) {
	const { field, value, help, onChange } = props;
	const shared = { label: field.title, help, value, onChange };
	return field.control === 'textarea' ? (
		<TextareaControl
			__nextHasNoMarginBottom
			{ ...shared }
			disabled={ field.isLocked }
		/>
	) : (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...shared }
			disabled={ field.isLocked }
			placeholder={
				typeof field.fallback === 'string' ? field.fallback : ''
			}
		/>
	);
}

/**
 * Renders the choice of one of several values.
 */
export function ChoiceField( props: FieldProps< string > ) {
	const { field, value, help, onChange } = props;
	const options = field.options.map( ( option ) => ( { ...option } ) );
	return options.length <= MAX_RADIO_BUTTONS ? (
		<RadioControl
			label={ field.title }
			help={ help }
			selected={ value }
			options={ options }
			disabled={ field.isLocked }
			onChange={ onChange }
		/>
	) : (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ field.title }
			help={ help }
			value={ value }
			options={ options }
			disabled={ field.isLocked }
			onChange={ onChange }
		/>
	);
}

/**
 * Renders the choice of any of several values.
 */
export function ChoicesField( props: FieldProps< readonly string[] > ) {
	const { field, value, help, onChange } = props;
	return (
		<fieldset className="larder-settings__choices">
			<BaseControl.VisualLabel as="legend">
				{ field.title }
			</BaseControl.VisualLabel>
			{ field.options.map( ( option ) => (
				<CheckboxControl
					key={ option.value }
					__nextHasNoMarginBottom
					label={ option.label }
					checked={ value.includes( option.value ) }
					disabled={ field.isLocked }
					onChange={ ( isOn ) =>
						onChange(
							field.options
								.map( ( known ) => known.value )
								.filter( ( known ) =>
									known === option.value
										? isOn
										: value.includes( known )
								)
						)
					}
				/>
			) ) }
			{ help && <p className="larder-settings__help">{ help }</p> }
		</fieldset>
	);
}
