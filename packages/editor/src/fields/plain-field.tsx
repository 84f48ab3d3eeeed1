import { useId, useState } from '@wordpress/element';
import type { KeyboardEvent, ReactElement } from 'react';
import { isHistory, keepKey } from './field-keys';
import { useSteady } from './use-steady';

type Props = {
	/** What it is. */
	label: string;
	/** Plain text. */
	value: string;
	/** Called with each change. */
	onChange: ( value: string ) => void;
	/** Class of the label around it. */
	className?: string;
	/** Example. */
	placeholder?: string;
	/** What the list looks for to put the caret here. */
	fieldKey?: string;
	/** Type of the input. */
	type?: 'text' | 'url';
	/** Keyboard to offer. */
	inputMode?: 'decimal' | 'numeric' | 'url';
	/** True shows the label to everybody, not only to screen readers. */
	hasLabel?: boolean;
	/** What becomes of the value, where that may surprise; empty for nothing. Said while nobody types. */
	note?: string;
};

/**
 * Renders a text field that looks like the text around it and is as wide as its value.
 */
export function PlainField( {
	label,
	value,
	onChange,
	className = '',
	placeholder = '',
	fieldKey,
	type = 'text',
	inputMode,
	hasLabel = false,
	note = '',
}: Props ): ReactElement {
	const id = useId();
	const [ draft, setDraft ] = useState< string | null >( null );
	const shown = draft ?? value;
	const [ isNoted, ref ] = useSteady( note !== '' && draft === null );
	const onKeyDown = ( event: KeyboardEvent< HTMLInputElement > ) => {
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			event.currentTarget.blur();
		}
		// The text may be another one then.
		if ( isHistory( event ) ) {
			setDraft( null );
		}
		keepKey( event );
	};
	return (
		<span ref={ ref } className={ `larder-field ${ className }` }>
			<label
				htmlFor={ id }
				className={
					hasLabel ? 'larder-field__label' : 'screen-reader-text'
				}
			>
				{ label }
			</label>
			<input
				id={ id }
				className="larder-field__input"
				aria-describedby={ isNoted ? `${ id }-note` : undefined }
				type={ type }
				{ ...( inputMode && { inputMode } ) }
				data-larder-key={ fieldKey }
				value={ shown }
				placeholder={ placeholder }
				size={ Math.max( 2, ( shown || placeholder ).length ) }
				onChange={ ( event ) => {
					setDraft( event.target.value );
					onChange( event.target.value );
				} }
				onBlur={ () => setDraft( null ) }
				onKeyDown={ onKeyDown }
			/>
			{ isNoted && (
				<span
					className="larder-field__hint"
					id={ `${ id }-note` }
					role="alert"
				>
					{ note }
				</span>
			) }
		</span>
	);
}
