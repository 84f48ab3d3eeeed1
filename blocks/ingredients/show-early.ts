import type { SentIngredients } from '@larder/contracts';
import { orderedPieces } from '@larder/quantity';
import { localeOf } from '@larder/ui';
import { amountFormat } from './amount-format';
import { leadingAmount } from './leading-amount';
import { neededColumn } from './quantity-column';
import { BLOCK, noteOf, PUT, says } from './read-printed';
import { readAhead, readLines, scaleAhead, scaleLines } from './scale-lines';
import { FACTORS, shownServings } from './shown-servings';
import type { Line, LineGroup } from './view-types';
import { fieldIn, isField, pressFactor, wantedFactor } from './wanted-factor';
import { wholeLines } from './whole-lines';

/** How much is seen of a line that only the view can show, until it is there. */
const FADED = '0.6';

/** Takes something back. */
type Undo = () => void;

/** What a line has where: two with the same differ in nothing but texts. */
function shapeOf( line: Line ): string {
	const leading = leadingAmount( line );
	return JSON.stringify( [
		leading && [ leading.unit !== '', leading.second !== '' ],
		orderedPieces( line ),
	] );
}

/** Puts a text in the place of another, and takes it back. */
function putText( element: Element | null, text: string ): Undo {
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

/** Puts HTML in the place of other HTML, and takes it back. */
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

/** Does one thing after the other, and takes them back the last one first. */
function all( undo: Undo[] ): Undo {
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
function write( item: HTMLElement, written: Line, shown: Line ): Undo {
	const at = ( part: string ): Element | null =>
		item.querySelector( BLOCK + part );
	const leading = leadingAmount( shown );
	return all( [
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

/** Tells whether the words that a scaling changes are printed as they were written: those of a translation wait for the view. */
function areKnown( item: Element, written: Line, shown: Line ): boolean {
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
function fade( item: HTMLElement ): Undo {
	item.style.opacity = FADED;
	return () => item.removeAttribute( 'style' );
}

/** Shows what the recipe makes now. */
function writeServings(
	root: Element,
	sent: SentIngredients,
	servings: number,
	isTyped: boolean
): Undo {
	const { text, unit: word } = shownServings(
		servings,
		sent.servings,
		sent.unit,
		localeOf( sent )
	);
	const place = root.querySelector( `${ BLOCK }yield-unit` );
	// A translated one is known in one form.
	const unit = place && ! says( place, sent.unit ) ? place.textContent : word;
	// What somebody types stays as they type it.
	const field = isTyped ? null : fieldIn( root );
	const before = field?.value ?? '';
	if ( field ) {
		field.value = text;
	}
	return all( [
		putText(
			root.querySelector( `${ BLOCK }made` ),
			`${ text } ${ unit }`.trim()
		),
		putText( place, unit ),
		() => {
			// Unless somebody has typed since.
			if ( field?.value === text ) {
				field.value = before;
			}
		},
	] );
}

/** Gives the room that amounts need, where it is more than was printed. */
function widen( groups: HTMLElement | null, needed: number ): Undo {
	const before = groups?.style.getPropertyValue( '--larder-quantity' ) ?? '';
	if ( ! groups || Number( before ) >= needed ) {
		return () => {};
	}
	groups.style.setProperty( '--larder-quantity', String( needed ) );
	return () => groups.style.setProperty( '--larder-quantity', before );
}

/** Returns the lines of all groups. */
function itemsOf( groups: LineGroup[] ): Line[] {
	return groups.flatMap( ( { items } ) => items );
}

/** Takes back what printed lists show, by their root. */
const changed = new WeakMap< Element, Undo >();

/**
 * Shows printed ingredients at another scale before their view is there, by the
 * same words. What is not said by other texts in the same places is faded, and
 * waits for the view.
 *
 * @param root   The printed island.
 * @param sent   What the server has sent for its view.
 * @param target What was pressed, or typed into.
 * @return Takes it back; nothing where something else was pressed, or the printed lines are not those that were sent.
 */
export function showEarly(
	root: Element,
	sent: SentIngredients,
	target: Element
): Undo | undefined {
	const factor = wantedFactor( root, sent, target );
	if ( factor === undefined ) {
		return undefined;
	}
	const format = amountFormat( sent );
	const read = readLines( wholeLines( sent ).groups, format.locale );
	const items = root.querySelectorAll< HTMLElement >( `${ BLOCK }item` );
	const written = itemsOf( scaleLines( read, 1, format ) );
	if ( items.length !== written.length ) {
		return undefined;
	}
	// A second press begins at what was printed, too.
	changed.get( root )?.();
	const scaled = scaleLines( read, factor, format );
	const lines = itemsOf( scaled );
	const undo = all( [
		...[ ...items ].flatMap( ( item, at ): Undo[] => {
			const [ before, line ] = [ written[ at ], lines[ at ] ];
			if ( ! before || ! line ) {
				return [];
			}
			return shapeOf( line ) === shapeOf( before ) &&
				areKnown( item, before, line )
				? [ write( item, before, line ) ]
				: [ fade( item ) ];
		} ),
		widen(
			root.querySelector( `${ BLOCK }groups` ),
			neededColumn( scaled )
		),
		...( sent.servings === null
			? []
			: [
					writeServings(
						root,
						sent,
						sent.servings * factor,
						isField( target )
					),
				] ),
		pressFactor( root, factor ),
	] );
	changed.set( root, undo );
	return () => {
		if ( changed.get( root ) === undo ) {
			undo();
			changed.delete( root );
		}
	};
}

/**
 * Works out beforehand what `showEarly()` may be asked for, in small steps.
 *
 * @param sent What the server has sent for the view.
 */
export function* prepareEarly( sent: SentIngredients ): Generator< undefined > {
	const { groups } = wholeLines( sent );
	const format = amountFormat( sent );
	yield* readAhead( groups, format );
	yield* scaleAhead(
		readLines( groups, format.locale ),
		FACTORS.map( ( [ , factor ] ) => factor ),
		format
	);
}
