import type { SentIngredients } from '@larder/contracts';
import { orderedPieces } from '@larder/quantity';
import { textOf } from '@larder/ui';
import { amountFormat } from './amount-format';
import { readLines, scaleLines } from './scale-lines';
import type { IngredientsViewProps, Line, PrintedWords } from './view-types';
import { wholeLines } from './whole-lines';

/** How selectors of the parts of a printed list begin. */
export const BLOCK = '.wp-block-larder-ingredients__';

/** What an early answer has put in the place of the words of the recipe. */
export const PUT = 'data-larder-put';

/**
 * Returns the note of a line as it is printed, with the punctuation before it.
 *
 * @param line The line.
 * @return Safe HTML; empty where there is none.
 */
export function noteOf( line: Line ): string {
	const note = orderedPieces( line ).find(
		( { piece } ) => piece === 'note'
	);
	return note ? note.before + line.note : '';
}

const spaced = ( text: string ): string => text.replace( /\s+/g, ' ' ).trim();

/**
 * Returns whether the text of an element is what was written.
 *
 * @param element The printed element.
 * @param html    What was written.
 * @return False where something, such as a translation, has put other words there.
 */
export function says( element: Element, html: string ): boolean {
	const text = /[<&]/.test( html ) ? textOf( html ) : html;
	return spaced( element.textContent ) === spaced( text );
}

/** Returns the text of an element where it differs from what was written, otherwise undefined. */
function otherWords(
	parent: Element | null | undefined,
	selector: string,
	html: string
): string | undefined {
	const element = html === '' ? null : parent?.querySelector( selector );
	return element &&
		! element.hasAttribute( PUT ) &&
		spaced( element.textContent ) !== '' &&
		! says( element, html )
		? element.innerHTML
		: undefined;
}

/** Strips the punctuation before a note, in whatever script. */
function withoutMark( note: string ): string {
	return note.replace( /^((?:\s*<font[^>]*>)*)[\s,;،、，]+/u, '$1' );
}

/** Reads the pieces of a line that are printed in other words. */
function readLineWords(
	item: Element | undefined,
	line: Line
): PrintedWords[ 'lines' ][ string ] {
	const what = `:scope > * > ${ BLOCK }what > ${ BLOCK }`;
	const name = otherWords( item, `${ what }name`, line.name );
	const note = otherWords( item, `${ what }note`, noteOf( line ) );
	// A unit is plain text.
	const unit =
		otherWords(
			item,
			`:scope > * > ${ BLOCK }amount > ${ BLOCK }unit, ${ what }unit`,
			line.unit && textAsHtml( line.unit )
		) ?? '';
	return {
		...( name !== undefined && { name } ),
		...( note !== undefined && { note: withoutMark( note ) } ),
		...( unit !== '' && { unit: textOf( unit ) } ),
	};
}

function textAsHtml( text: string ): string {
	const place = document.createElement( 'i' );
	place.textContent = text;
	return place.innerHTML;
}

/** Reads what a page has printed in other words than those of the recipe. */
function readWords( props: IngredientsViewProps, root: Element ): PrintedWords {
	const format = amountFormat( props );
	const groups = scaleLines(
		readLines( props.groups, format.locale ),
		1,
		format
	);
	const sheet = ':scope > * > ';
	const places = [
		...root.querySelectorAll( `${ sheet }${ BLOCK }groups > *` ),
	];
	const words: PrintedWords = { groups: {}, lines: {} };
	const title = otherWords(
		root,
		`${ sheet }${ BLOCK }head > ${ BLOCK }title`,
		props.title
	);
	const unit = otherWords(
		root,
		`${ BLOCK }yield-unit`,
		props.unit && textAsHtml( props.unit )
	);
	for ( const [ at, group ] of groups.entries() ) {
		const place = places[ at ];
		const items = [
			...( place?.querySelectorAll( ':scope > ul > li' ) ?? [] ),
		];
		const heading = otherWords(
			place,
			`:scope > ${ BLOCK }group-title`,
			group.title
		);
		if ( heading !== undefined ) {
			words.groups[ group.id ] = heading;
		}
		// Of a list of other lines nobody knows which is which.
		if ( items.length === group.items.length ) {
			for ( const [ index, line ] of group.items.entries() ) {
				const pieces = readLineWords( items[ index ], line );
				if ( Object.keys( pieces ).length > 0 ) {
					words.lines[ line.id ] = pieces;
				}
			}
		}
	}
	return {
		...words,
		...( title !== undefined && { title } ),
		...( unit !== undefined && { unit: textOf( unit ) } ),
	};
}

/**
 * Returns the lines of a recipe in the words that the page has printed, where a
 * translation or the like has replaced them. They are read once, before the view or
 * cook mode changes anything.
 *
 * @param sent What the server has sent for the view.
 * @param root The root of the island; null where the page has none.
 * @return What the view shows.
 */
export function printedLines(
	sent: SentIngredients & Pick< IngredientsViewProps, 'printed' >,
	root: Element | null
): IngredientsViewProps {
	const props = wholeLines( sent );
	const printed =
		sent.printed ?? ( root ? readWords( props, root ) : undefined );
	if ( ! printed ) {
		return props;
	}
	// The view and the cook mode are two scripts, and share this alone.
	sent.printed = printed;
	return {
		...props,
		printed,
		title: printed.title ?? props.title,
		unit: printed.unit ?? props.unit,
		groups: props.groups.map( ( group ) => ( {
			...group,
			title: printed.groups[ group.id ] ?? group.title,
		} ) ),
	};
}
