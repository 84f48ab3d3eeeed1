import { useId, useRef } from '@wordpress/element';
import type { KeyboardEvent, ReactElement } from 'react';
import { unreadable, useDraft } from '../holds/use-draft';
import { isHistory, isSave, keepKey } from './field-keys';

type Props< Value > = {
	/** What it is. */
	label: string;
	value: Value;
	/** Prints the value for the field. */
	format: ( value: Value ) => string;
	/** Reads what was typed, and gets what was there before that; undefined when it cannot be read. */
	parse: ( text: string, before: Value ) => Value | undefined;
	/** Called with each value that can be read. */
	onChange: ( value: Value ) => void;
	/** Said when the text cannot be read. */
	hint: string;
	/** Example. */
	placeholder?: string;
	/** Keyboard to offer. */
	inputMode?: 'decimal' | 'numeric' | 'text' | 'url';
	/** Class of what is around the field. */
	className?: string;
	/** What the list looks for to put the caret here, and what names the field within its block; by default its label. */
	fieldKey?: string;
	/** True shows the label to everybody, not only to screen readers. */
	hasLabel?: boolean;
};

/**
 * Renders a field for a value that is typed as people write it. What can be read is
 * stored at once; what cannot brings back the value from before the field was
 * entered, as the start of "1e9" is not a number that anybody meant, says how to
 * write, and stays in the field; until it can be read, or is given up by Escape,
 * the post is not saved without it.
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
	className = '',
	fieldKey,
	hasLabel = false,
}: Props< Value > ): ReactElement {
	const before = useRef( value );
	const id = useId();
	const hintId = `${ id }-hint`;
	const isReadable = ( text: string ): boolean =>
		parse( text, before.current ) !== undefined;
	const { draft, setDraft, isWrong, setIsTyping, input } = useDraft( {
		field: fieldKey ?? label,
		isReadable,
		explain: ( text ) => unreadable( label, text, hint ),
	} );
	const shown = draft ?? format( value );
	const onKeyDown = ( event: KeyboardEvent< HTMLInputElement > ) => {
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			event.currentTarget.blur();
		}
		if ( event.key === 'Escape' || isHistory( event ) ) {
			setDraft( null );
		}
		if ( isSave( event ) ) {
			setIsTyping( false );
		}
		keepKey( event );
	};
	return (
		<span className={ `larder-field ${ className }`.trim() }>
			<label
				htmlFor={ id }
				className={
					hasLabel ? 'larder-field__label' : 'screen-reader-text'
				}
			>
				{ label }
			</label>
			<input
				ref={ input }
				id={ id }
				className="larder-field__input"
				data-larder-key={ fieldKey }
				aria-invalid={ isWrong }
				aria-describedby={ isWrong ? hintId : undefined }
				inputMode={ inputMode }
				value={ shown }
				placeholder={ placeholder }
				size={ Math.max( 2, ( shown || placeholder ).length ) }
				onFocus={ () => {
					before.current = value;
					setIsTyping( true );
				} }
				onChange={ ( event ) => {
					setIsTyping( true );
					setDraft( event.target.value );
					const next = parse( event.target.value, before.current );
					onChange( next === undefined ? before.current : next );
				} }
				onBlur={ () => {
					setIsTyping( false );
					if ( draft !== null && isReadable( draft ) ) {
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
