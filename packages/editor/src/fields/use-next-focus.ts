import { useEffect, useRef, type RefObject } from '@wordpress/element';

type Finder = ( area: HTMLElement ) => HTMLElement | null | undefined;

/**
 * Finds where the focus goes when an entry of a list is removed: to the remove
 * button of the next entry, else of the last one, else to the add button.
 *
 * @param at Index of the entry.
 * @return Finds it among those that are left.
 */
export function afterRemoval( at: number ): Finder {
	return ( area ) => {
		const left = area.querySelectorAll< HTMLElement >(
			'[data-larder-remove]'
		);
		return (
			left[ Math.min( at, left.length - 1 ) ] ??
			area.querySelector< HTMLElement >( 'input, [data-larder-add]' )
		);
	};
}

/**
 * Finds the button that chooses what was taken away.
 *
 * @param area Where both buttons are.
 * @return The first that is left.
 */
export const firstButton: Finder = ( area ) => area.querySelector( 'button' );

/**
 * Moves the focus after the next render, so that keyboard users keep their
 * place although the button that they pressed is gone.
 *
 * @return The area to look in, and what says where the focus goes next.
 */
export function useNextFocus< Area extends HTMLElement >(): {
	area: RefObject< Area >;
	focusNext: ( find: Finder ) => void;
} {
	const area = useRef< Area >( null );
	const next = useRef< Finder | null >( null );
	useEffect( () => {
		const find = next.current;
		next.current = null;
		if ( find && area.current ) {
			find( area.current )?.focus();
		}
	} );
	return {
		area,
		focusNext: ( find ) => {
			next.current = find;
		},
	};
}
