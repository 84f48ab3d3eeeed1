import {
	CheckboxControl,
	BaseControl,
	RadioControl,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { FieldProps } from '../types';

/** As many choices as can stand below each other. */
const FEW = 4;

/**
 * A switch.
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

/**
 * A whole number.
 */
export function NumberField( props: FieldProps< number > ) {
	const { field, value, help, onChange } = props;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="larder-settings__number"
			type="number"
			label={ field.title }
			help={ help }
			value={ Number.isNaN( value ) ? '' : value }
			min={ field.minimum ?? undefined }
			max={ field.maximum ?? undefined }
			step={ 1 }
			required
			disabled={ field.isLocked }
			onChange={ ( text ) => onChange( Number.parseInt( text, 10 ) ) }
		/>
	);
}

/**
 * A text of one line, or of several.
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
 * One of several values.
 */
export function ChoiceField( props: FieldProps< string > ) {
	const { field, value, help, onChange } = props;
	const options = field.options.map( ( option ) => ( { ...option } ) );
	return options.length <= FEW ? (
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
 * Any of several values.
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
