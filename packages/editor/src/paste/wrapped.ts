import {
	NARROWEST_PRINTED_LINE,
	WIDEST_PRINTED_LINE,
} from '@larder/contracts/constants';
import { beginsWithAmount } from './amount';
import { partNamedBy, type PartName } from './part-names';
import rules from './rules.json';

const MARKER = new RegExp( `^${ rules.marker }`, 'iu' );

/** A number that counts steps. */
const NUMBER = new RegExp( `^\\s*\\(?${ rules.digit }{1,2}[.)]\\s`, 'u' );

/** Words with which nobody ends a line: an article, a preposition. */
const JOINING = new RegExp( `(?<!\\p{L})(?:${ rules.wrapping })$`, 'iu' );

/** Words that keep their hyphen where a line ends with it. */
const HYPHENED = new RegExp( `(?<!\\p{L})(?:${ rules.hyphened })-$`, 'iu' );

/** A line that says what it is. */
const LABELLED = /^[\p{L} -]{2,24}[:：]\s/u;
const CUT_WORD = /\p{Ll}-$/u;

/** Returns whether a line begins something of its own. */
const isMarked = ( line: string ) =>
	( MARKER.exec( line )?.[ 0 ].trim() ?? '' ) !== '';

/** Returns whether a line continues in the next one, by how the two end and begin. */
function mayGoOn( line: string, next: string ): boolean {
	return (
		/^[\p{Ll}(]/u.test( next ) &&
		! isMarked( next ) &&
		! LABELLED.test( next ) &&
		! /[.!?:：;…]$/u.test( line ) &&
		partNamedBy( next ) === null &&
		partNamedBy( line ) === null
	);
}

/** Returns whether a line surely continues: it ends within a word or a sentence. */
function surelyGoesOn( line: string, next: string ): boolean {
	return (
		line.length >= NARROWEST_PRINTED_LINE &&
		mayGoOn( line, next ) &&
		( JOINING.test( line ) ||
			CUT_WORD.test( line ) ||
			NUMBER.test( line ) ||
			/[.!?]\s+\p{Lu}/u.test( line ) )
	);
}

/** A part of a text, with how wide its lines are and whether its entries are numbered. */
type Measure = {
	part: PartName | null;
	width: number;
	isNumbered: boolean;
};

/** Returns the section of each line, how wide that section is, and whether its entries are numbered. */
function measuresOf( lines: readonly string[] ): Measure[] {
	let open: Measure = { part: null, width: 0, isNumbered: false };
	return lines.map( ( line ) => {
		const part = partNamedBy( line );
		if ( part !== null ) {
			open = { part, width: 0, isNumbered: false };
		}
		open.width = Math.max( open.width, line.length );
		open.isNumbered ||= NUMBER.test( line );
		return open;
	} );
}

/** Returns whether a line was broken because the next word had no room in it. */
function isFull( line: string, next: string, { part, width }: Measure ) {
	const [ word = '' ] = next.split( /\s/, 1 );
	return (
		line.length + 1 + word.length > width &&
		line.length >= NARROWEST_PRINTED_LINE &&
		// Another food without an amount may follow a long one.
		( part !== 'ingredients' || /[,(]/.test( line ) )
	);
}

/** Returns whether the next line belongs to this one, in a text whose lines were broken. */
function goesOn( line: string, next: string, measure: Measure ): boolean {
	if ( line === '' || next === '' || isMarked( next ) ) {
		return false;
	}
	if ( surelyGoesOn( line, next ) ) {
		return true;
	}
	if ( ! isFull( line, next, measure ) ) {
		return false;
	}
	const isSentence =
		measure.isNumbered &&
		measure.part === 'instructions' &&
		! /[:：]$/u.test( line + next );
	return (
		mayGoOn( line, next ) ||
		( partNamedBy( next ) === null &&
			( isSentence ||
				( JOINING.test( line ) && beginsWithAmount( next ) ) ) )
	);
}

/**
 * Joins the lines of a text that was broken to fit a page, as copies of PDF and
 * e-mail are. A text without a line that ends within its sentence stays.
 *
 * @param lines The lines.
 * @return Those that belong together as one.
 */
export function withoutWraps( lines: readonly string[] ): string[] {
	const bare = lines.map( ( line ) => line.trim() );
	const isWrapped =
		bare.every( ( { length } ) => length <= WIDEST_PRINTED_LINE ) &&
		bare.some( ( line, at ) => surelyGoesOn( line, bare[ at + 1 ] ?? '' ) );
	if ( ! isWrapped ) {
		return [ ...lines ];
	}
	const measures = measuresOf( bare );
	const whole: string[] = [];
	for ( const [ at, line ] of bare.entries() ) {
		const before = bare[ at - 1 ] ?? '';
		const measure = measures[ at ];
		const last = whole.at( -1 );
		if (
			last === undefined ||
			measure === undefined ||
			! goesOn( before, line, measure )
		) {
			whole.push( line );
		} else if ( CUT_WORD.test( last ) ) {
			const start = HYPHENED.test( last ) ? last : last.slice( 0, -1 );
			whole[ whole.length - 1 ] = start + line;
		} else {
			whole[ whole.length - 1 ] = `${ last } ${ line }`;
		}
	}
	return whole;
}
