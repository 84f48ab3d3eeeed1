import type { Page } from '@playwright/test';

/** What of ours is at an edge of the window while the page scrolls below it. */
const FLOATING =
	'.wp-block-larder-recipe__bar, .larder-timers__tray, .larder-toast.is-open';

/** A stop of the Tab key, and what of it lies below something that floats. */
type Stop = {
	/** What it is, for people. */
	name: string;
	/** Class of what covers it, or that nothing of it is in the window. */
	fault: string | null;
	/** Whether the page ends there. */
	isEnd: boolean;
};

/** Inspects the focused element. */
function look( page: Page ): Promise< Stop > {
	return page.evaluate( ( floating ) => {
		const element = document.querySelector( ':focus' );
		if ( ! element ) {
			return { name: '', fault: null, isEnd: true };
		}
		// A field that only assistive technology sees stands for its label.
		const isPainted =
			element.getBoundingClientRect().width > 4 &&
			getComputedStyle( element ).opacity !== '0';
		const shown = isPainted
			? element
			: ( element.closest( 'label' ) ?? element );
		const box = shown.getBoundingClientRect();
		const name = `${ element.localName }.${ element.className } ${ shown.textContent.trim().slice( 0, 40 ) }`;
		const isApart = ( other: DOMRect ): boolean =>
			other.bottom <= box.top + 1 ||
			other.top >= box.bottom - 1 ||
			other.right <= box.left + 1 ||
			other.left >= box.right - 1;
		const covers = [ ...document.querySelectorAll( floating ) ];
		// What is larger than the room that the page keeps free is seen in part.
		const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(
			document.documentElement
		);
		const pixels = ( length: string ): number =>
			length.endsWith( 'px' ) ? parseFloat( length ) : 0;
		const room =
			window.innerHeight -
			pixels( scrollPaddingTop ) -
			pixels( scrollPaddingBottom );
		const cover = covers.find(
			( other ) =>
				! other.contains( element ) &&
				! element.contains( other ) &&
				! isApart( other.getBoundingClientRect() )
		);
		const middle = box.left + box.width / 2;
		const isSeen = [ 0.1, 0.3, 0.5, 0.7, 0.9 ].some( ( part ) => {
			const found = document.elementFromPoint(
				middle,
				box.top + box.height * part
			);
			return (
				found !== null &&
				( shown.contains( found ) || found.contains( shown ) )
			);
		} );
		if ( ! isSeen ) {
			return { name, fault: 'cannot be seen', isEnd: false };
		}
		return {
			name,
			fault:
				cover && box.height < room - 40
					? `below ${ cover.className }`
					: null,
			isEnd: false,
		};
	}, FLOATING );
}

/**
 * Moves through all elements that the Tab key reaches.
 *
 * @param page The page, with the focus before its first stop, or behind its last.
 * @param key  `Tab`, or `Shift+Tab` for the way back.
 * @return How many stops there are, and which of them are covered.
 */
export async function tabThrough(
	page: Page,
	key: 'Tab' | 'Shift+Tab' = 'Tab'
): Promise< { stops: number; covered: string[] } > {
	const covered: string[] = [];
	for ( let stops = 0; stops < 400; stops++ ) {
		await page.keyboard.press( key );
		const { name, fault, isEnd } = await look( page );
		if ( isEnd ) {
			return { stops, covered };
		}
		if ( fault !== null ) {
			covered.push( `${ name }: ${ fault }` );
		}
	}
	throw new Error( 'The page has no last stop.' );
}

/**
 * Measures how much of the window the page itself has.
 *
 * @param page The page.
 * @return The part of its height that nothing of ours floats over, from 0 to 1.
 */
export function roomForContent( page: Page ): Promise< number > {
	return page.evaluate( ( floating ) => {
		const taken = [ ...document.querySelectorAll( floating ) ]
			.map( ( part ) => part.getBoundingClientRect() )
			.map( ( { top, bottom } ) =>
				Math.max(
					0,
					Math.min( bottom, window.innerHeight ) - Math.max( top, 0 )
				)
			);
		return (
			1 -
			taken.reduce( ( sum, height ) => sum + height, 0 ) /
				window.innerHeight
		);
	}, FLOATING );
}
