import { MAX_FOOD_LENGTH, MIN_FOOD_LINES } from '@larder/contracts/constants';
import { asciiDigits } from '@larder/duration';
import { beginsWithAmount } from './amount';
import { factOf } from './facts';
import { saysFood } from './line-kinds';
import { partNamedBy, type PartName } from './part-names';
import rules from './rules.json';

/** The number of a step, at the start of a line or after the step before. */
const COUNT = new RegExp(
	`(?<=^|\\s)(?:${ rules.word }\\s+(${ rules.digit }{1,2})\\s*[:.)–-]\\s*|\\(?(${ rules.digit }{1,2})[.)]\\s+|(\\d{1,2})\\uFE0F?\\u20E3\\s*)(?=[\\p{L}"“„«¿¡(*])`,
	'giu'
);

const BEFORE_AMOUNT = new RegExp( `,\\s+(?=${ rules.amount })`, 'u' );

/** What is before the foods of a sentence: "You need". */
const NEEDS = new RegExp( `^(?:${ rules.needs })\\s+(?!to\\s)(\\S.*)$`, 'iu' );

/** What parts the foods of a sentence. */
const BETWEEN_FOODS =
	/,\s+(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e)\s+/iu;

/** More words than this nobody needs of one food. */
const MAX_FOOD_WORDS = 8;

/** Where the name of another section may begin within a line. */
const BEFORE_LABEL = /(?<=[.;!?)])\s+(?=\p{Lu}[\p{L}' ]{2,30}[:：]\s)/u;

/** Parts whose name may stand before them on their line. */
const LABELLED: readonly ( PartName | null )[] = [
	'ingredients',
	'instructions',
	'notes',
	'equipment',
];

const wordsOf = ( text: string ) => text.trim().split( /\s+/ ).length;

/** Takes the full stop of a sentence away, and leaves that of an abbreviation: "q.b." */
const withoutStop = ( text: string ) => text.replace( /(?<!\.\p{L})\.$/u, '' );

/** Splits numbered steps on one line: "1. Whisk. 2. Bake." */
function stepsApart( line: string ): string[] {
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
	return foods.map( withoutStop ).filter( Boolean );
}

/** Returns what a line begins with up to its first colon, and what is behind that; empty where it has none. */
const labelled = ( line: string ): readonly string[] =>
	/^([^:：]{3,60}[:：])\s*(\S.*)$/u.exec( line.trim() ) ?? [];

/** Separates the name of a section from the list on the same line: "Ingredients: 2 eggs, 1 lime" and "Method: Mash all of it. Serve." */
function partsApart( line: string ): string[] {
	const [ , label = '', rest = '' ] = labelled( line );
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

/** Splits a line that begins with the ingredients where the name of another section follows: "Ingredients: 2 eggs. Method: Boil them." */
function sectionsApart( line: string ): string[] {
	const partOf = ( text: string ) =>
		partNamedBy( labelled( text )[ 1 ] ?? '' );
	const isNamed = ( text: string ): boolean =>
		LABELLED.includes( partOf( text ) );
	const sections: string[] = [];
	for ( const piece of line.trim().split( BEFORE_LABEL ) ) {
		const before = sections.pop();
		if ( before === undefined ) {
			sections.push( piece );
		} else if ( isNamed( piece ) ) {
			sections.push( before, piece );
		} else {
			sections.push( `${ before } ${ piece }` );
		}
	}
	// A step may say "Note: use cold water."
	return partOf( sections[ 0 ] ?? '' ) === 'ingredients'
		? sections
		: [ line ];
}

/** Splits a list that stands as one line below its name: "2 eggs; 1 lime; salt". With commas it has to be alone there: "2 cups flour, 1 egg, beaten" may have more below it. */
function listApart( line: string, isAlone: boolean ): string[] {
	const foods = foodsApart( line.trim() );
	return ( isAlone || line.includes( ';' ) ) &&
		foods.length >= MIN_FOOD_LINES &&
		foods.filter( beginsWithAmount ).length * 2 >= foods.length &&
		foods.every( ( food ) => food.length <= MAX_FOOD_LENGTH )
		? foods
		: [ line ];
}

/** Splits a sentence that says what one needs: "You need 2 eggs, a lime and salt." */
function sentenceApart( line: string ): string[] {
	const said = NEEDS.exec( line.trim() )?.[ 1 ] ?? '';
	const [ list = '', ...others ] = said.split( /(?<=[.!])\s+/u );
	const foods = list
		.replace( /[.!]$/, '' )
		.replace( /^[:：]\s*/u, '' )
		.split( BETWEEN_FOODS );
	return foods.length >= MIN_FOOD_LINES &&
		foods.filter( saysFood ).length * 2 >= foods.length &&
		foods.every( ( food ) => wordsOf( food ) <= MAX_FOOD_WORDS )
		? [
				'Ingredients:',
				...foods,
				...( others.length > 0 ? [ '', others.join( ' ' ) ] : [] ),
			]
		: [ line ];
}

/**
 * Splits lines that hold a whole list or several: ingredients in one sentence or
 * behind their name, the sections of a recipe, numbered steps. The server reads
 * alike: `Larder\Exchange\Written\LinesApart`.
 *
 * @param lines Lines of plain text, empty ones among them.
 * @return The pieces of each line; the line itself where it is whole.
 */
export function linesApart( lines: readonly string[] ): string[][] {
	const hasFoods = lines.some(
		( line ) =>
			partNamedBy( line ) === 'ingredients' ||
			partNamedBy( labelled( line )[ 1 ] ?? '' ) === 'ingredients'
	);
	let above = '';
	return lines.map( ( line, at ) => {
		const isBelowName = partNamedBy( above ) === 'ingredients';
		above = line.trim() === '' ? above : line;
		if ( isBelowName ) {
			const next = lines[ at + 1 ] ?? '';
			const isAlone = next.trim() === '' || partNamedBy( next ) !== null;
			return listApart( line, isAlone );
		}
		const needed = hasFoods ? [ line ] : sentenceApart( line );
		return needed.length > 1
			? needed
			: sectionsApart( line ).flatMap( partsApart ).flatMap( stepsApart );
	} );
}
