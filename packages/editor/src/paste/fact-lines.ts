import { MAX_PASTED_FACTS, MAX_VALUE_LINES } from '@larder/contracts/constants';
import type { Line } from '../list/insert';
import { encodeText, lineOf, textOfLine } from '../text/html-text';
import { factOf, labelOf, type FactName } from './facts';
import rules from './rules.json';

const TIMES: readonly ( FactName | null )[] = [
	'total',
	'prep',
	'cook',
	'rest',
];

/** Times that a step may say in the same words: "Bake 30 minutes". */
const TIMES_OF_STEPS: readonly FactName[] = [ 'prep', 'cook', 'rest' ];

/** A label with its colon, or one that names a time. */
const LABEL = /\p{L}\)?\s*[:：]|(?:time|zeit|temps|tiempo|tempo)(?!\p{L})/iu;

/** A number with its unit, and a unit alone. */
const VALUE = new RegExp( `^${ rules.value }$`, 'iu' );
const UNIT = /^\p{L}{1,14}\.?$/u;

/** Where a label begins in a line, with its colon. */
const LABELLED = new RegExp(
	`(?:${ Object.values( { ...rules.facts, ...rules.said } ).join(
		'|'
	) })\\s*[:：]`,
	'giu'
);

/**
 * Returns whether a line among or below steps tells a fact: "Bake 30 minutes" is a
 * step, as is what has a number before it.
 *
 * @return False for a step.
 */
export function isFactLine( line: Line ): boolean {
	const text = textOfLine( line );
	const fact = line.isCounted ? null : factOf( text );
	return (
		fact !== null &&
		( ! TIMES_OF_STEPS.includes( fact.name ) || LABEL.test( text ) )
	);
}

/** Returns whether a label may begin at a place: after no letter, or as "EntreeCuisine:" does. */
function isStart( text: string, at: number ): boolean {
	const before = text[ at - 1 ] ?? '';
	return (
		! /[\p{L}\p{N}'’-]/u.test( before ) ||
		( /[\p{Ll}\p{N}]/u.test( before ) &&
			/^\p{Lu}/u.test( text.slice( at ) ) )
	);
}

/** Cuts a text where the labels of facts begin in it. */
function cutAtLabels( text: string ): string[] {
	const starts = [ ...text.matchAll( LABELLED ) ]
		.map( ( { index } ) => index )
		.filter( ( at ) => isStart( text, at ) );
	return [ 0, ...starts.filter( ( at ) => at > 0 ) ]
		.map( ( at, index, all ) =>
			text
				.slice( at, all[ index + 1 ] )
				.replace( /[\s;,]+$/, '' )
				.trim()
		)
		.filter( Boolean );
}

/** A link as lines have them: its tag, its words, its end. */
const LINK = /(<a\b[^>]*>)((?:(?!<\/a>)[^])*)(<\/a>)/g;

/**
 * Returns pieces of a line as HTML, each with the links whose words it has.
 *
 * @param pieces Plain texts.
 * @param html   The line.
 * @return One piece of HTML for each.
 */
export function withLinks( pieces: readonly string[], html: string ): string[] {
	const links = Array.from(
		html.matchAll( LINK ),
		( [ , tag = '', inside = '', end = '' ] ) => ( {
			tag,
			words: lineOf( inside ),
			end,
		} )
	).filter( ( { words } ) => words !== '' );
	return pieces.map( ( piece ) => {
		let shown = '';
		let start = 0;
		for ( let link = links[ 0 ]; link; link = links[ 0 ] ) {
			const at = piece.indexOf( link.words, start );
			if ( at < 0 ) {
				break;
			}
			shown += encodeText( piece.slice( start, at ) );
			shown += link.tag + encodeText( link.words ) + link.end;
			start = at + link.words.length;
			links.shift();
		}
		return shown + encodeText( piece.slice( start ) );
	} );
}

/**
 * Splits a line that holds several facts: "Prep: 20 min | Cook: 45 min | Serves 4",
 * and "Author: Ana Prep time: 20 min".
 *
 * @param text Plain text of one line.
 * @return The pieces; the line itself where it tells no facts beside each other.
 */
export function factsApart( text: string ): string[] {
	const parts = text.split( /\s*[|•·]\s*/ ).filter( Boolean );
	const isFact = ( piece: string ) => factOf( piece ) !== null;
	if (
		parts.length > 1 &&
		parts.length <= MAX_PASTED_FACTS &&
		parts.some( isFact )
	) {
		return parts.flatMap( factsApart );
	}
	const cut = cutAtLabels( text );
	const facts = cut.filter( isFact ).length;
	return facts > 1 && facts * 2 > cut.length ? cut : [ text ];
}

/** Returns the value of a label from the lines below it, and how many these are. */
function valueBelow(
	label: string,
	below: readonly Line[]
): { fact: string; lines: number } | null {
	const name = labelOf( label );
	const isTime = TIMES.includes( name );
	if ( name === null || ! ( isTime || name === 'yield' ) ) {
		return null;
	}
	let value = '';
	let found: { fact: string; lines: number } | null = null;
	for ( const [ at, line ] of below.slice( 0, MAX_VALUE_LINES ).entries() ) {
		const text = textOfLine( line );
		const fits =
			VALUE.test( text ) ||
			( /\d$/.test( value ) &&
				UNIT.test( text ) &&
				// The label of the next fact, which had its colon.
				! line.isHeading );
		if ( ! fits || ( labelOf( text ) !== null && ! UNIT.test( text ) ) ) {
			break;
		}
		value = `${ value } ${ text }`.trim();
		const fact = `${ label.replace( /\s*[:：]$/u, '' ) }: ${ value }`;
		if (
			factOf( fact )?.name === name &&
			( ! isTime || /\p{L}/u.test( value ) )
		) {
			found = { fact, lines: at + 1 };
		}
		if ( ! isTime && at > 0 ) {
			break;
		}
	}
	return found;
}

/**
 * Returns one line for each fact: joins a label and the value below it, and splits a
 * line that holds several facts.
 *
 * @return The lines, all else of them as it was.
 */
export function withWholeFacts( lines: readonly Line[] ): Line[] {
	const whole: Line[] = [];
	for ( let at = 0; at < lines.length; at++ ) {
		const line = lines[ at ];
		if ( line === undefined ) {
			continue;
		}
		const text = textOfLine( line );
		const below = valueBelow( text, lines.slice( at + 1 ) );
		if ( below !== null ) {
			const joined = lines.slice( at, at + below.lines + 1 );
			const links = joined.map( ( { html } ) => html ).join( ' ' );
			whole.push(
				...withLinks( [ below.fact ], links ).map( ( html ) => ( {
					isHeading: false,
					html,
				} ) )
			);
			at += below.lines;
			continue;
		}
		const pieces = factsApart( text );
		if ( pieces.length > 1 ) {
			whole.push(
				...withLinks( pieces, line.html ).map( ( html ) => ( {
					isHeading: false,
					html,
				} ) )
			);
		} else {
			whole.push( line );
		}
	}
	return whole;
}
