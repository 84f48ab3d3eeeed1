import { useLayoutEffect, useState } from '@wordpress/element';
import type { CSSProperties, RefObject } from 'react';
import { isRtl } from '../is-rtl';

/** Pixels between a panel and the edge of the window. */
const EDGE = 8;

/** Pixels below the button with which a panel is content. */
const MIN_HEIGHT_BELOW = 360;

type Placement = {
	isAbove: boolean;
	/** The room there is, and how far to step aside, for the style sheet. */
	style: CSSProperties & Record< `--larder-${ string }`, string >;
};

/**
 * Finds a place for a panel at its button that is inside the window.
 *
 * @param panel    The panel, inside an element of the size of the button.
 * @param isInline Whether it opens in the flow instead.
 * @return Where it goes; decided once, so that it does not wander.
 */
export function usePlacement(
	panel: RefObject< HTMLElement >,
	isInline: boolean
): Placement {
	const [ placement, setPlacement ] = useState< Placement >( {
		isAbove: false,
		// Where it makes the page no wider while it is measured.
		style: isInline ? {} : { position: 'fixed', inset: '0 auto auto 0' },
	} );
	useLayoutEffect( () => {
		const anchor = panel.current?.parentElement?.getBoundingClientRect();
		if ( ! panel.current || ! anchor || isInline ) {
			return;
		}
		const { clientWidth, clientHeight } = document.documentElement;
		const below = clientHeight - anchor.bottom - EDGE;
		const above = anchor.top - EDGE;
		const isAbove = below < MIN_HEIGHT_BELOW && above > below;
		const width = panel.current.offsetWidth;
		const left = isRtl( panel.current )
			? anchor.right - width
			: anchor.left;
		const inside = Math.max(
			EDGE,
			Math.min( left, clientWidth - EDGE - width )
		);
		setPlacement( {
			isAbove,
			style: {
				'--larder-multi-select-room': `${ Math.floor(
					isAbove ? above : below
				) }px`,
				'--larder-multi-select-aside': `${ inside - left }px`,
			},
		} );
	}, [ panel, isInline ] );
	return placement;
}
