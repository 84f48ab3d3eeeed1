import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import Autoplay from 'embla-carousel-autoplay';
import type { UseEmblaCarouselType } from 'embla-carousel-react';

/** A carousel of Embla; undefined until it is there. */
export type Embla = UseEmblaCarouselType[ 1 ];
type Plugins = ReturnType< typeof Autoplay >[];

/** How long a slide stays, in milliseconds. */
const DELAY = 5000;

/**
 * Moves a carousel by itself: while the visitor wants it, does not point at it or
 * its controls, has no focus in them and asked for no less motion. Embla's plugin
 * waits by itself while the tab is hidden.
 *
 * @param isOn   Whether the block moves by itself at all.
 * @param isCalm Whether the visitor asked for less motion.
 * @return The plugins for Embla, how to connect them, and the visitor's switch.
 */
export function useAutoplay(
	isOn: boolean,
	isCalm: boolean
): {
	plugins: Plugins;
	connect: ( embla: Embla ) => () => void;
	/** Returns the slide in sight its whole time. */
	restart: () => void;
	isPlaying: boolean;
	toggle: () => void;
} {
	const [ plugins ] = useState< Plugins >( () =>
		isOn
			? [
					Autoplay( {
						delay: DELAY,
						playOnInit: false,
						stopOnInteraction: true,
						stopOnFocusIn: false,
					} ),
				]
			: []
	);
	const [ isPlaying, setIsPlaying ] = useState( isOn && ! isCalm );
	const holds = useRef( new Set< 'pointer' | 'focus' >() );
	const wants = useRef( isPlaying );
	const apply = useRef( () => {} );

	useEffect( () => {
		wants.current = isPlaying;
		apply.current();
	}, [ isPlaying ] );

	useEffect( () => {
		if ( isCalm ) {
			setIsPlaying( false );
		}
	}, [ isCalm ] );

	const connect = useCallback(
		( embla: Embla ) => {
			if ( ! embla || ! isOn ) {
				return () => {};
			}
			const listening = new AbortController();
			const held = holds.current;
			apply.current = () => {
				const { autoplay } = embla.plugins();
				// Where all slides fit, the plugin has not even started.
				const canMove = embla.scrollSnapList().length > 1;
				if ( canMove && wants.current && held.size === 0 ) {
					autoplay.play();
				} else {
					autoplay.stop();
				}
			};
			const on = (
				place: Element | null,
				type: string,
				change: ( event: Event ) => void
			): void =>
				place?.addEventListener(
					type,
					( event ) => {
						change( event );
						apply.current();
					},
					{ signal: listening.signal }
				);
			// The slides and their controls.
			const row = embla.rootNode().parentElement;
			// Not the mouse that a browser makes of a tap: that one never leaves.
			on( row, 'pointerenter', () => held.add( 'pointer' ) );
			on( row, 'pointerleave', () => held.delete( 'pointer' ) );
			on( row, 'focusin', ( { target } ) => {
				// The switch itself must not hold what it has just set going.
				if (
					! ( target instanceof Element ) ||
					! target.matches( '.is-pause, .is-play' )
				) {
					held.add( 'focus' );
				}
			} );
			on( row, 'focusout', () => held.delete( 'focus' ) );
			// A visitor who takes hold of the slides wants to move them alone.
			const onGrab = (): void => setIsPlaying( false );
			const onReset = (): void => apply.current();
			embla.on( 'pointerDown', onGrab ).on( 'reInit', onReset );
			apply.current();
			return () => {
				listening.abort();
				embla.off( 'pointerDown', onGrab ).off( 'reInit', onReset );
			};
		},
		[ isOn ]
	);

	return {
		plugins,
		connect,
		restart: useCallback( () => {
			apply.current();
		}, [] ),
		isPlaying,
		toggle: useCallback( () => setIsPlaying( ( was ) => ! was ), [] ),
	};
}
