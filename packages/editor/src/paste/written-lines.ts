import { asciiDigits } from '@larder/duration';
import { beginsWithAmount } from './amount';
import { textColumnsApart } from './columns';
import { factOf } from './facts';
import { withoutMailHead } from './mail-head';
import { partNamedBy } from './part-names';
import rules from './rules.json';
import { withUnderlinedHeadings } from './underlines';
import { withoutWraps } from './wrapped';

/** Marks of a quote, and who sent a message and when. */
const QUOTED = new RegExp( `^${ rules.quoted }`, 'u' );
const SENDER = new RegExp( `^(?:${ rules.sender })`, 'iu' );

/** The number of a step, at the start of a line or after the step before. */
const COUNT = new RegExp(
	`(?<=^|\\s)(?:${ rules.word }\\s+(${ rules.digit }{1,2})\\s*[:.)–-]\\s*|\\(?(${ rules.digit }{1,2})[.)]\\s+|(\\d{1,2})\\uFE0F?\\u20E3\\s*)(?=[\\p{L}"“„«¿¡(*])`,
	'giu'
);

/** Words in bold, as Markdown and chats mark them; URLs, which may have such signs, are found with them. */
const BOLD = new RegExp( rules.bold, 'giu' );
const NUMBERED = new RegExp( `^\\s*${ rules.digit }{1,2}[.)]`, 'u' );

/** The number of a step alone on its line. */
const LONE_STEP = new RegExp(
	`^\\s*${ rules.word }\\s+${ rules.digit }{1,2}\\s*[:.)]?\\s*$`,
	'iu'
);

const BEFORE_AMOUNT = new RegExp( `,\\s+(?=${ rules.amount })`, 'u' );

const wordsOf = ( text: string ) => text.trim().split( /\s+/ ).length;

/**
 * Splits numbered steps on one line: "1. Whisk. 2. Bake."
 *
 * @return The steps with their numbers; the line itself where they do not count up from 1.
 */
export function stepsApart( line: string ): string[] {
	const starts: number[] = [];
	for ( const found of line.trim().matchAll( COUNT ) ) {
		const count = Number(
			asciiDigits( found.slice( 1 ).find( Boolean ) ?? '' )
		);
		const isFirst = starts.length === 0;
		if (
			count === starts.length + 1 &&
			isFirst === ( found.index === 0 )
		) {
			starts.push( found.index );
		}
	}
	return starts.length < 2
		? [ line ]
		: starts.map( ( start, at ) =>
				line
					.trim()
					.slice( start, starts[ at + 1 ] )
					.trim()
			);
}

/** Splits ingredients on one line, where an amount follows a comma. */
function foodsApart( text: string ): string[] {
	const all = text.split( text.includes( ';' ) ? /\s*;\s*/ : /,\s+/ );
	const isPlain = all.every( ( food ) => wordsOf( food ) <= 3 );
	const foods =
		text.includes( ';' ) || isPlain ? all : text.split( BEFORE_AMOUNT );
	return foods.map( ( food ) => food.replace( /\.$/, '' ) ).filter( Boolean );
}

/** Joins the number of a step that is alone on its line and the step directly below it. */
function withStepNumbers( lines: readonly string[] ): string[] {
	const isAbove = ( at: number ): boolean =>
		LONE_STEP.test( lines[ at ] ?? '' ) &&
		/\S/.test( lines[ at + 1 ] ?? '' ) &&
		! LONE_STEP.test( lines[ at + 1 ] ?? '' ) &&
		partNamedBy( lines[ at + 1 ] ?? '' ) === null;
	return lines.flatMap( ( line, at ) => {
		if ( isAbove( at ) ) {
			return [];
		}
		return isAbove( at - 1 )
			? [ `${ ( lines[ at - 1 ] ?? '' ).trim() } ${ line.trim() }` ]
			: [ line ];
	} );
}

/** Takes the marks of bold words off a line that is not all bold, as headings are. */
function withoutBold( line: string ): string {
	const beside = line.replace( BOLD, '$1' ).replace( NUMBERED, '' );
	return /[\p{L}\p{N}]/u.test( beside )
		? line.replace( BOLD, '$1$2$3' )
		: line;
}

/**
 * Separates the name of a section from the list on the same line: "Ingredients: 2
 * eggs, 1 lime" and "Method: Mash all of it. Serve."
 *
 * @return The name and what it names; the line itself where it names none, or tells a fact.
 */
export function partsApart( line: string ): string[] {
	const [ , label = '', rest = '' ] =
		/^([^:：]{3,60}[:：])\s*(\S.*)$/u.exec( line.trim() ) ?? [];
	const part = partNamedBy( label );
	const fact = part === null ? null : ( factOf( line )?.name ?? null );
	if ( part === 'ingredients' && fact === null && beginsWithAmount( rest ) ) {
		return factOf( rest ) === null
			? [ label, ...foodsApart( rest ) ]
			: [ line ];
	}
	const isSaid = fact === null || fact === 'recipe-cooking-method';
	return part === 'instructions' &&
		isSaid &&
		( wordsOf( rest ) > 3 || /[.!]$/.test( rest ) )
		? [ label, rest ]
		: [ line ];
}

/**
 * Returns the lines of a plain text as they were before somebody sent, quoted or
 * printed it. The server reads alike: `Larder\Exchange\Written\WrittenLines`.
 *
 * @param text Plain text.
 * @return Its lines, empty ones among them.
 */
export function writtenLines( text: string ): string[] {
	const own = text
		.split( /\r\n|\r|\n|\u2028|\u2029/ )
		.map( ( line ) => line.replace( QUOTED, '' ) );
	const lines = textColumnsApart(
		withUnderlinedHeadings(
			withoutMailHead( own ).map( ( line ) => line.replace( SENDER, '' ) )
		)
	);
	return withStepNumbers( withoutWraps( lines.map( withoutBold ) ) )
		.flatMap( partsApart )
		.flatMap( stepsApart );
}
