import { orderedPieces } from '@larder/quantity';
import { leadingAmount } from './leading-amount';
import { BLOCK, noteOf, PUT, says } from './read-printed';
import type { Line } from './view-types';

/** How much is seen of a line that only the view can show, until it is there. */
const FADED = '0.6';

/** Reverts a change. */
export type Undo = () => void;

/** What a line has where: two with the same differ in nothing but texts. */
export function shapeOf( line: Line ): string {
	const leading = leadingAmount( line );
	return JSON.stringify( [
		leading && [ leading.unit !== '', leading.second !== '' ],
		orderedPieces( line ),
	] );
}

/** Replaces the text of an element; the result restores it. */
export function putText( element: Element | null, text: string ): Undo {
	const before = element?.textContent ?? '';
	if ( ! element || before === text ) {
		return () => {};
	}
	element.textContent = text;
	element.setAttribute( PUT, '' );
	return () => {
		element.textContent = before;
		element.removeAttribute( PUT );
	};
}

/** Replaces the HTML of an element; the result restores it. */
function putHtml( element: Element | null, html: string ): Undo {
	const before = [ ...( element?.childNodes ?? [] ) ];
	if ( ! element ) {
		return () => {};
	}
	// Safe HTML of the server in which words were put in the place of words.
	element.innerHTML = html;
	element.setAttribute( PUT, '' );
	return () => {
		element.replaceChildren( ...before );
		element.removeAttribute( PUT );
	};
}

/** Lets words reach beyond their line, through the object model: content security policies may forbid the attribute. */
function putRoom( words: HTMLElement, room = '' ): Undo {
	words.style.marginInlineEnd = room;
	return () => words.removeAttribute( 'style' );
}

/** Performs changes one after the other, and returns a function that undoes them in reverse order. */
export function all( undo: Undo[] ): Undo {
	return () => [ ...undo ].reverse().forEach( ( back ) => back() );
}

/**
 * Changes the texts of a printed line.
 *
 * @param item    The printed line.
 * @param written What it says.
 * @param shown   What it has to say.
 * @return Takes it back.
 */
export function write( item: HTMLElement, written: Line, shown: Line ): Undo {
	const at = ( part: string ): Element | null =>
		item.querySelector( BLOCK + part );
	const leading = leadingAmount( shown );
	const what = item.querySelector< HTMLElement >( `${ BLOCK }what` );
	return all( [
		...( what ? [ putRoom( what, shown.room ) ] : [] ),
		putText( at( 'quantity' ), leading?.amount ?? shown.quantity ),
		...( shown.unit === written.unit
			? []
			: [ putText( at( 'unit' ), shown.unit ) ] ),
		putText( at( 'second' ), leading?.second ?? '' ),
		...( shown.name === written.name
			? []
			: [ putHtml( at( 'name' ), shown.name ) ] ),
		...( shown.note === written.note
			? []
			: [ putHtml( at( 'note' ), noteOf( shown ) ) ] ),
	] );
}

/** Returns whether the words that scaling changes are printed as they were written: those of a translation wait for the view. */
export function areKnown( item: Element, written: Line, shown: Line ): boolean {
	return ( [ 'unit', 'name', 'note' ] as const ).every( ( piece ) => {
		const place = item.querySelector( BLOCK + piece );
		return (
			shown[ piece ] === written[ piece ] ||
			! place ||
			says(
				place,
				piece === 'note' ? noteOf( written ) : written[ piece ]
			)
		);
	} );
}

/** Fades a line that is not like the printed one. */
export function fade( item: HTMLElement ): Undo {
	item.style.opacity = FADED;
	return () => item.removeAttribute( 'style' );
}
