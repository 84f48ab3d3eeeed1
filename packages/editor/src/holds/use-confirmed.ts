import { useEffect, useRef, type Ref } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import { isSave } from '../fields/field-keys';
import { unreadable, useDraft } from './use-draft';

type Options< Value > = {
	/** Names the field within its block. */
	field: string;
	/** What the field is, as people see it. */
	label: string;
	/** Reads what was typed; undefined where it cannot be read. */
	read: ( text: string ) => Value | undefined;
	/** Called with what could be read. */
	take: ( value: Value ) => void;
	/** Returns how to write it. */
	hint: string;
};

type Confirmed = {
	/** Of the field. */
	field: {
		label: string;
		value: string;
		onChange: ( text: string ) => void;
		onFocus: () => void;
		onBlur: () => void;
		onKeyDown: ( event: KeyboardEvent ) => void;
		ref: Ref< HTMLInputElement >;
		help: string;
		'aria-invalid': boolean;
	};
	/** Confirms what was typed, as the button beside the field does. */
	confirm: () => void;
	/** Whether that can be read. */
	isReadable: boolean;
};

/**
 * Stores what is typed into a field that has a button beside it. The button confirms
 * it, and so does continuing without pressing it: when the field loses the focus or
 * unmounts, and when the post is saved. Escape discards it; what cannot be read
 * stays, and holds the save.
 *
 * @param options       What the field is.
 * @param options.field Names it within its block.
 * @param options.label Names it for people.
 * @param options.read  Reads what was typed.
 * @param options.take  Takes what could be read.
 * @param options.hint  Says how to write it.
 * @return What the field is given, and what the button does.
 */
export function useConfirmed< Value >( {
	field,
	label,
	read,
	take,
	hint,
}: Options< Value > ): Confirmed {
	const { draft, setDraft, isWrong, setIsTyping, input } = useDraft( {
		field,
		isReadable: ( text ) =>
			text.trim() === '' || read( text ) !== undefined,
		explain: ( text ) => unreadable( label, text, hint ),
	} );
	// As it is typed: the field may unmount before the next render.
	const typed = useRef( draft ?? '' );
	const change = ( text: string ): void => {
		typed.current = text;
		setDraft( text );
	};
	const giveUp = (): void => {
		typed.current = '';
		setDraft( null );
	};
	const readTyped = ( text: string ): Value | undefined =>
		text.trim() === '' ? undefined : read( text );
	const confirm = (): void => {
		setIsTyping( false );
		const value = readTyped( typed.current );
		if ( value !== undefined ) {
			giveUp();
			take( value );
		}
	};
	const latest = useRef( confirm );
	useEffect( () => {
		latest.current = confirm;
	} );
	useEffect( () => () => latest.current(), [] );
	return {
		field: {
			label,
			value: draft ?? '',
			onChange: change,
			onFocus: () => setIsTyping( true ),
			onBlur: confirm,
			onKeyDown: ( event ) => {
				if ( event.key === 'Escape' ) {
					giveUp();
				}
				if ( isSave( event ) ) {
					confirm();
				}
			},
			ref: input,
			help: isWrong ? hint : '',
			'aria-invalid': isWrong,
		},
		confirm,
		isReadable: readTyped( draft ?? '' ) !== undefined,
	};
}
