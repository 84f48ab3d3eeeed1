import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import useEmblaCarousel from 'embla-carousel-react';
import type { RefCallback, RefObject } from 'react';
import { startOf } from './start';
import { useAutoplay, type Embla } from './use-autoplay';
import { useReducedMotion } from './use-reduced-motion';

/**
 * Embla slows down by steps of 1/60 s instead of ending at a time: with this
 * value 99 % of the way are done after 400 ms.
 */
const DURATION = 18;

type Carousel = {
	viewport: RefCallback< HTMLElement >;
	/** Index of the slide that a visitor moved to, null before. */
	position: number | null;
	isPlaying: boolean;
	previous: () => void;
	next: () => void;
	togglePlaying: () => void;
};

/**
 * Follows a finger or a pointer that drags the slides.
 *
 * @param embla  The carousel, once it is there.
 * @param node   What is dragged.
 * @param onDrag Called with the slide that it was dragged to.
 */
function useDrag(
	embla: Embla,
	node: RefObject< HTMLElement >,
	onDrag: ( position: number | null ) => void
): void {
	useEffect( () => {
		// What moves by itself is not said, what a finger moves is.
		let isHeld = false;
		const setCursor = ( cursor: string ): void =>
			node.current?.style.setProperty( 'cursor', cursor );
		const onDown = (): void => {
			isHeld = true;
			setCursor( 'grabbing' );
		};
		const onSelect = (): void => {
			if ( isHeld ) {
				onDrag( embla?.selectedScrollSnap() ?? null );
			}
		};
		const onUp = (): void => {
			isHeld = false;
			setCursor( 'grab' );
		};
		embla?.on( 'pointerDown', onDown );
		embla?.on( 'select', onSelect );
		embla?.on( 'pointerUp', onUp );
		return () => {
			embla?.off( 'pointerDown', onDown );
			embla?.off( 'select', onSelect );
			embla?.off( 'pointerUp', onUp );
		};
	}, [ embla, node, onDrag ] );
}

/**
 * Turns a row of slides into a carousel that starts where the row was scrolled to.
 *
 * @param id       The archive.
 * @param autoplay Whether it moves by itself.
 * @return Its position, and how to move it.
 */
export function useCarousel( id: string, autoplay: boolean ): Carousel {
	const [ start ] = useState( () => startOf( id ) );
	const isCalm = useReducedMotion();
	const plugin = useAutoplay( autoplay, isCalm );
	const [ setRoot, embla ] = useEmblaCarousel(
		{
			loop: true,
			align: 'start',
			containScroll: 'trimSnaps',
			direction: start.direction,
			startIndex: start.index,
			duration: isCalm ? 0 : DURATION,
		},
		plugin.plugins
	);
	const [ position, setPosition ] = useState< number | null >( null );
	const node = useRef< HTMLElement | null >( null );
	const { connect, restart } = plugin;

	useEffect( () => connect( embla ), [ connect, embla ] );
	useDrag( embla, node, setPosition );

	const move = useCallback(
		( by: 'previous' | 'next' ) => {
			if ( by === 'next' ) {
				embla?.scrollNext();
			} else {
				embla?.scrollPrev();
			}
			restart();
			setPosition( embla?.selectedScrollSnap() ?? null );
		},
		[ embla, restart ]
	);

	useEffect( () => {
		// From here on Embla moves the row, which scrolled until now.
		const element = node.current;
		if ( element ) {
			element.classList.add( 'is-ready' );
			Object.assign( element.style, {
				overflow: 'hidden',
				scrollSnapType: 'none',
				touchAction: 'pan-y pinch-zoom',
				cursor: 'grab',
			} );
		}
	}, [] );

	useEffect( () => {
		const element = node.current;
		const onKey = ( event: KeyboardEvent ): void => {
			const isArrow =
				event.key === 'ArrowLeft' || event.key === 'ArrowRight';
			if ( ! isArrow || event.altKey || event.ctrlKey || event.metaKey ) {
				return;
			}
			event.preventDefault();
			move(
				( event.key === 'ArrowRight' ) === ( start.direction === 'ltr' )
					? 'next'
					: 'previous'
			);
		};
		const row = element?.parentElement;
		row?.addEventListener( 'keydown', onKey );
		return () => row?.removeEventListener( 'keydown', onKey );
	}, [ move, start ] );

	return {
		viewport: useCallback(
			( element ) => {
				node.current = element;
				setRoot( element );
			},
			[ setRoot ]
		),
		position,
		isPlaying: plugin.isPlaying,
		previous: useCallback( () => move( 'previous' ), [ move ] ),
		next: useCallback( () => move( 'next' ), [ move ] ),
		togglePlaying: plugin.toggle,
	};
}
