import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

const TINT_MS = 250;

/**
 * Tints amounts for a moment, to show what a scaling changed.
 *
 * It starts once the new numbers have been painted, so that it delays none.
 *
 * @param tintKey  Changes with each scaling and other units, undefined before the first.
 * @param selector Which elements are amounts.
 * @return The element around them.
 */
export function useTint(
	tintKey: string | undefined,
	selector = '.wp-block-larder-ingredients__quantity:not(:empty)'
): RefObject< HTMLDivElement > {
	const lines = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( tintKey === undefined ) {
			return;
		}
		let timer: ReturnType< typeof setTimeout >;
		const frame = requestAnimationFrame( () => {
			timer = setTimeout( () => {
				if (
					matchMedia( '(prefers-reduced-motion: reduce)' ).matches
				) {
					return;
				}
				lines.current
					?.querySelectorAll( selector )
					.forEach( ( quantity ) =>
						quantity.animate(
							{
								backgroundColor: [
									'color-mix(in srgb, var(--larder-accent) 16%, transparent)',
									'transparent',
								],
							},
							{ duration: TINT_MS, easing: 'ease-out' }
						)
					);
			} );
		} );
		return () => {
			cancelAnimationFrame( frame );
			clearTimeout( timer );
		};
	}, [ tintKey, selector ] );
	return lines;
}
