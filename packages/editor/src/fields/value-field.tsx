import { useId, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, ReactElement } from 'react';
import { isHistory, keepKey } from './field-keys';

type Props< Value > = {
	label: string;
	value: Value;
	/** Prints the value for the field. */
	format: ( value: Value ) => string;
	/** Reads what was typed; undefined when it cannot be read. */
	parse: ( text: string ) => Value | undefined;
	onChange: ( value: Value ) => void;
	/** Said when the text cannot be read. */
	hint: string;
	placeholder?: string;
	inputMode?: 'decimal' | 'numeric' | 'text';
};

/**
 * A field for a value that is typed as people write it. What can be read is
 * stored at once; what cannot brings back the value from before the field was
 * entered, as the start of "1e9" is no number that anybody meant, and says how to
 * write.
 *
 * @param props             Props.
 * @param props.label       What it is.
 * @param props.value       The value.
 * @param props.format      Prints it.
 * @param props.parse       Reads it.
 * @param props.onChange    Called with each value that can be read.
 * @param props.hint        Said when the text cannot be read.
 * @param props.placeholder Example.
 * @param props.inputMode   Keyboard to offer.
 * @return The field.
 */
export function ValueField< Value >( {
	label,
	value,
	format,
	parse,
	onChange,
	hint,
	placeholder = '',
	inputMode = 'text',
}: Props< Value > ): ReactElement {
	const [ draft, setDraft ] = useState< string | null >( null );
	const [ isLeft, setIsLeft ] = useState( false );
	const before = useRef( value );
	const hintId = useId();
	const shown = draft ?? format( value );
	const isWrong = draft !== null && isLeft && parse( draft ) === undefined;
	const onKeyDown = ( event: KeyboardEvent< HTMLInputElement > ) => {
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			event.currentTarget.blur();
		}
		if ( event.key === 'Escape' || isHistory( event ) ) {
			setDraft( null );
		}
		keepKey( event );
	};
	return (
		<span className="larder-field">
			<input
				className="larder-field__input"
				aria-label={ label }
				aria-invalid={ isWrong }
				aria-describedby={ isWrong ? hintId : undefined }
				inputMode={ inputMode }
				value={ shown }
				placeholder={ placeholder }
				size={ Math.max( 2, ( shown || placeholder ).length ) }
				onFocus={ () => {
					before.current = value;
					setIsLeft( false );
				} }
				onChange={ ( event ) => {
					setDraft( event.target.value );
					const next = parse( event.target.value );
					onChange( next === undefined ? before.current : next );
				} }
				onBlur={ () => {
					setIsLeft( true );
					if ( draft !== null && parse( draft ) !== undefined ) {
						setDraft( null );
					}
				} }
				onKeyDown={ onKeyDown }
			/>
			{ isWrong && (
				<span className="larder-field__hint" id={ hintId } role="alert">
					{ hint }
				</span>
			) }
		</span>
	);
}
