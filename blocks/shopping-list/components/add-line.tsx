import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactElement } from 'react';
import { BLOCK } from '../block-class';

/**
 * Renders the form that adds something of the visitor's own to the list.
 */
export function AddLine( {
	onAdd,
}: {
	/** Called with what was typed; tells whether the list took it. */
	onAdd: ( text: string ) => Promise< boolean >;
} ): ReactElement {
	const id = useId();
	const [ text, setText ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );
	const add = async (): Promise< void > => {
		if ( text.trim() === '' ) {
			// Where it has to be typed is all that there is to say.
			field.current?.focus();
			return;
		}
		setText( '' );
		if ( ! ( await onAdd( text ) ) ) {
			setText( ( typed ) => ( typed === '' ? text : typed ) );
		}
	};
	const onSubmit = ( event: FormEvent ): void => {
		event.preventDefault();
		void add();
	};
	return (
		<form className={ `${ BLOCK }__add` } onSubmit={ onSubmit }>
			<label className="screen-reader-text" htmlFor={ id }>
				{ __( 'Add to the list', 'larder' ) }
			</label>
			<input
				id={ id }
				ref={ field }
				type="text"
				maxLength={ 200 }
				autoComplete="off"
				enterKeyHint="done"
				placeholder={ __( '2 kg potatoes', 'larder' ) }
				value={ text }
				onChange={ ( { target } ) => setText( target.value ) }
			/>
			<button type="submit">{ __( 'Add', 'larder' ) }</button>
		</form>
	);
}
