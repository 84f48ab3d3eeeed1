import { useRef } from '@wordpress/element';
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { readWebUrl } from '../text/html-text';
import { isSave } from './field-keys';

type Props = {
	/** Called with a URL of the web, once. */
	onTake: ( url: string ) => void;
	/** Renders what asks for the URL in a popover of the editor. */
	children: ( onTake: ( url: string ) => void ) => ReactNode;
};

/** Finds the field of a URL beside or around an element. */
function fieldNear( {
	target,
}: {
	target: EventTarget;
} ): HTMLInputElement | null {
	return target instanceof Element
		? ( target
				.closest( '.components-popover' )
				?.querySelector( 'input[type=text]' ) ?? null )
		: null;
}

/**
 * Applies a URL that was typed into a popover of the editor and not confirmed,
 * when the popover loses the focus or the post is saved; Escape discards it.
 *
 * @return What is inside.
 */
export function TypedUrl( { onTake, children }: Props ): ReactElement {
	const typed = useRef( '' );
	const taken = useRef( '' );
	const take = ( url: string ): void => {
		typed.current = '';
		// Safari gives no focus to a button that is pressed: the field is left, then applied.
		if ( url !== taken.current ) {
			taken.current = url;
			onTake( url );
		}
	};
	const takeTyped = ( event: FocusEvent | KeyboardEvent ): void => {
		// "Cancel" takes the field away, or has it show what was there before.
		const isShown = fieldNear( event )?.value === typed.current;
		const url = readWebUrl( typed.current );
		if ( isShown && url !== undefined ) {
			take( url );
		}
	};
	return (
		<div
			className="larder-typed-url"
			onChange={ ( { target } ) => {
				taken.current = '';
				if (
					target instanceof HTMLInputElement &&
					target.type === 'text'
				) {
					typed.current = target.value;
				}
			} }
			onKeyDownCapture={ ( event ) => {
				if ( event.key === 'Escape' ) {
					typed.current = '';
				}
				if ( isSave( event ) ) {
					takeTyped( event );
				}
			} }
			onBlur={ ( event ) => {
				const popover = event.target.closest( '.components-popover' );
				if ( ! popover?.contains( event.relatedTarget ) ) {
					takeTyped( event );
				}
			} }
		>
			{ children( take ) }
		</div>
	);
}
