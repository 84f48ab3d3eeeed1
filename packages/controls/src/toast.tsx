import { useDispatch, useSelect } from '@wordpress/data';
import { createRoot, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { TOAST } from '@larder/contracts/constants';
import { getManifest } from '@larder/islands';
import { store } from '@larder/store';
import { CloseIcon, useStyle } from '@larder/ui';

/** How long a message stays, in milliseconds; longer with something to press. */
const STAY = 6_000;
const STAY_WITH_UNDO = 12_000;

/** Hides the element visually until its style has loaded, while screen readers still announce it. */
const UNSTYLED = { position: 'fixed', clipPath: 'inset(50%)' } as const;

/** Returns the classes of the message; one that shows leaves room for what a recipe keeps at hand on a phone. */
function classOf( isOpen: boolean ): string {
	const isAbove =
		isOpen &&
		document.querySelector( '.wp-block-larder-recipe__bar' ) !== null;
	return `larder-toast${ isOpen ? ' is-open' : '' }${ isAbove ? ' is-above-bar' : '' }`;
}

/**
 * Renders the message at the edge of the page. It is read out politely, and stays while
 * a pointer rests on it or the focus is in it.
 *
 * @return The message, or the quiet place of the next one.
 */
export function Toast(): ReactElement {
	const toast = useSelect( ( select ) => select( store ).getToast(), [] );
	const { hideToast } = useDispatch( store );
	const [ isHeld, setIsHeld ] = useState( false );
	const box = useRef< HTMLDivElement >( null );
	/** What had the focus before somebody came here. */
	const before = useRef< Element | null >( null );
	const isStyled = useStyle( getManifest().settings?.toastStyle ?? '' );
	const stay = toast?.undo ? STAY_WITH_UNDO : STAY;

	useEffect( () => {
		if ( ! toast || isHeld ) {
			return undefined;
		}
		const timer = setTimeout( () => void hideToast(), stay );
		return () => clearTimeout( timer );
	}, [ toast, isHeld, stay, hideToast ] );

	// A popover is in the top layer, and would cover the message.
	useEffect( () => {
		if ( toast ) {
			document
				.querySelectorAll< HTMLElement >(
					'.wp-block-larder-recipe__menu'
				)
				.forEach( ( menu ) => menu.hidePopover() );
		}
	}, [ toast ] );

	const close = (): void => {
		const isFocused = box.current?.contains( document.activeElement );
		if ( isFocused && before.current instanceof HTMLElement ) {
			before.current.focus( { preventScroll: true } );
		}
		setIsHeld( false );
		void hideToast();
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It only notices that it is being read.
		<div
			className={ classOf( toast !== null ) }
			{ ...( isStyled ? {} : { style: UNSTYLED } ) }
			ref={ box }
			onPointerEnter={ () => setIsHeld( true ) }
			onPointerLeave={ () => setIsHeld( false ) }
			onFocus={ ( { relatedTarget } ) => {
				if ( ! box.current?.contains( relatedTarget ) ) {
					before.current = relatedTarget;
				}
				setIsHeld( true );
			} }
			onBlur={ () => setIsHeld( false ) }
			onKeyDown={ ( { key } ) => {
				if ( key === 'Escape' ) {
					close();
				}
			} }
		>
			<p className="larder-toast__text" role="status">
				{ toast && <span key={ toast.id }>{ toast.text }</span> }
			</p>
			{ toast?.undo && (
				<button
					type="button"
					className="larder-toast__undo"
					onClick={ () => {
						toast.undo?.();
						close();
					} }
				>
					{ __( 'Undo', 'larder' ) }
				</button>
			) }
			{ toast && (
				<button
					type="button"
					className="larder-toast__close"
					aria-label={ __( 'Close', 'larder' ) }
					onClick={ close }
				>
					{ CloseIcon }
				</button>
			) }
		</div>
	);
}

/**
 * The element of the live region; disconnected where a script has replaced the
 * body.
 */
let host: HTMLElement | undefined;

/**
 * Mounts the live region for messages, once per page: a screen reader only announces
 * a message whose region was there before.
 */
export function mountToast(): void {
	// Not by id, which content may contain.
	if ( host?.isConnected ) {
		return;
	}
	host = document.createElement( 'div' );
	host.id = TOAST;
	document.body.append( host );
	createRoot( host ).render( <Toast /> );
}
