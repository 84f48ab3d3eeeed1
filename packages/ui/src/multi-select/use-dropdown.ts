import { useEffect, useRef, useState } from '@wordpress/element';
import type {
	ComponentPropsWithoutRef,
	FocusEvent,
	KeyboardEvent,
	RefObject,
} from 'react';

type Options = {
	/** Whether it opens in the flow, as in a sheet, and not over what is below. */
	isInline: boolean;
	/** Called when it opens. */
	onOpen?: () => void;
};

type Dropdown = {
	/** Where the focus goes first; null while it is closed. */
	open: 'first' | 'panel' | null;
	/** Closes it, and gives the focus back to its button. */
	close: () => void;
	/** For the element around button and panel. */
	root: Pick<
		ComponentPropsWithoutRef< 'div' >,
		'className' | 'onKeyDown' | 'onBlur'
	> & { ref: RefObject< HTMLDivElement > };
	/** For the button. */
	button: Pick<
		ComponentPropsWithoutRef< 'button' >,
		'type' | 'className' | 'aria-haspopup' | 'onKeyDown' | 'onClick'
	> & { 'aria-expanded': boolean; ref: RefObject< HTMLButtonElement > };
};

/**
 * Opens a panel at a button, and closes it by the button, Escape, a press
 * elsewhere, or when the focus leaves it.
 *
 * @param options How it opens.
 * @return What the elements need.
 */
export function useDropdown( { isInline, onOpen }: Options ): Dropdown {
	const root = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const wasKey = useRef( false );
	const isPressing = useRef( false );
	const [ open, setOpen ] = useState< Dropdown[ 'open' ] >( null );
	const isOpen = open !== null;

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		const onPress = ( { type, target }: Event ): void => {
			if ( target instanceof Node && root.current?.contains( target ) ) {
				return;
			}
			// Closing an inline list would shift what is below it away from the
			// pointer.
			isPressing.current = isInline && type === 'pointerdown';
			if ( ! isPressing.current ) {
				setOpen( null );
			}
		};
		document.addEventListener( 'pointerdown', onPress );
		document.addEventListener( 'click', onPress, true );
		return () => {
			document.removeEventListener( 'pointerdown', onPress );
			document.removeEventListener( 'click', onPress, true );
		};
	}, [ isOpen, isInline ] );

	const openAt = ( focusOn: 'first' | 'panel' ): void => {
		setOpen( focusOn );
		onOpen?.();
	};

	const close = (): void => {
		setOpen( null );
		button.current?.focus();
	};

	const toggle = (): void => {
		// The keyboard of a phone would cover the list.
		const isTouch =
			! wasKey.current && matchMedia( '(pointer: coarse)' ).matches;
		wasKey.current = false;
		if ( isOpen ) {
			setOpen( null );
		} else {
			openAt( isTouch ? 'panel' : 'first' );
		}
	};

	const onButtonKeyDown = ( event: KeyboardEvent ): void => {
		wasKey.current = event.key === 'Enter' || event.key === ' ';
		if ( event.key === 'ArrowDown' && ! isOpen ) {
			event.preventDefault();
			openAt( 'first' );
		}
	};

	const onKeyDown = ( event: KeyboardEvent ): void => {
		isPressing.current = false;
		if (
			event.key === 'Escape' &&
			isOpen &&
			! event.nativeEvent.isComposing
		) {
			// A sheet around it stays open.
			event.preventDefault();
			event.stopPropagation();
			close();
		}
	};

	const onBlur = ( { relatedTarget }: FocusEvent ): void => {
		// Without a related target the window has lost the focus, or Safari has
		// pressed a button.
		if (
			! isPressing.current &&
			relatedTarget instanceof Node &&
			! root.current?.contains( relatedTarget )
		) {
			setOpen( null );
		}
	};

	return {
		open,
		close,
		root: {
			ref: root,
			className: `larder-multi-select${ isInline ? ' is-inline' : '' }${
				isOpen ? ' is-open' : ''
			}`,
			onKeyDown,
			onBlur,
		},
		button: {
			ref: button,
			type: 'button',
			className: 'larder-multi-select__button',
			'aria-haspopup': 'dialog',
			'aria-expanded': isOpen,
			onKeyDown: onButtonKeyDown,
			onClick: toggle,
		},
	};
}
