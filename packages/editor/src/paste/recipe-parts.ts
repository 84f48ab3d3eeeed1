import type { Line } from '../list/insert';
import { knownLists } from '../list/known-lists';
import { decodeText } from '../text/html-text';
import { factOf } from './facts';
import { namesIn } from './how-to';
import { farewellBelowFoods, farewellIn } from './letter';
import type { PartName } from './part-names';
import { restOfNutrition } from './nutrition';
import { remarksBelow } from './remarks';
import rules from './rules.json';
import { servedIn, takeSecondTitle } from './second-recipe';

/** What a page has around its recipe; no block takes it. */
const AROUND = 'around';

/** What says how nourishing a dish is; the recipe reads it. */
const NUTRITION = 'nutrition';

/** A number alone, as pages print one above each step. */
const LONE_NUMBER = new RegExp(
	`^\\s*(?:${ rules.word }\\s*)?${ rules.digit }{1,2}\\s*$`,
	'iu'
);

/** Lines of a pasted recipe that belong to one block. */
export type Part = {
	/** Name of the block; empty for what precedes all of them. */
	block: string;
	/** The line that names it, where there is one. */
	heading: Line | null;
	lines: Line[];
};

/**
 * Returns a line as a name is compared.
 *
 * @return Its words in small letters, without marks around them.
 */
function nameOf( { html }: Line ): string {
	return decodeText( html )
		.replace( /^[\s#*]+|[\s#*:：]+$/gu, '' )
		.toLowerCase();
}

/** The block that has each part. */
const BLOCKS: Record< PartName, string > = {
	ingredients: 'larder/ingredients',
	instructions: 'larder/instructions',
	notes: 'larder/notes',
	equipment: 'larder/equipment',
	nutrition: NUTRITION,
	other: AROUND,
};

/**
 * Returns which block each name of a section stands for.
 *
 * @return Names of blocks by names in small letters.
 */
export function blocksByName(): Map< string, string > {
	return new Map(
		[ ...knownLists() ].flatMap( ( [ block, { names } ] ) =>
			[ ...names ].map( ( name ) => [ name, block ] as const )
		)
	);
}

/**
 * Finds the blocks whose lists lines name.
 *
 * @param blocks Names of blocks by what lists are called, in small letters.
 * @return Name of the block of each; undefined for a line that names none.
 */
function blocksNamedIn(
	lines: readonly Line[],
	blocks: ReadonlyMap< string, string >
): ( string | undefined )[] {
	const parts = namesIn( lines );
	return lines.map( ( line, at ) => {
		const part = parts[ at ];
		return (
			blocks.get( nameOf( line ) ) ??
			( part ? BLOCKS[ part ] : undefined )
		);
	} );
}

/**
 * Splits a pasted recipe where it names another list.
 *
 * @param own    Name of the block that they are pasted into.
 * @param blocks Names of blocks by what lists are called, in small letters.
 * @return The parts in their order; one of all lines where no other list is named.
 */
export function partsOf(
	lines: readonly Line[],
	own: string,
	blocks: ReadonlyMap< string, string >
): Part[] {
	const first: Part = { block: own, heading: null, lines: [] };
	const parts = [ first ];
	const served: Line[] = [];
	let second: string | null = null;
	const named = blocksNamedIn( lines, blocks );
	for ( const [ at, line ] of lines.entries() ) {
		const block = named[ at ];
		const last = parts.at( -1 ) ?? first;
		if ( block === AROUND && parts.length === 1 && own === '' ) {
			// A button above the recipe ends nothing.
			continue;
		}
		if ( block !== undefined ) {
			const isFoods = block === 'larder/ingredients';
			if ( isWholeWith( block, own, parts ) ) {
				first.block = '';
			}
			second = ( isFoods ? takeSecondTitle( parts ) : null ) ?? second;
			if ( isFoods && parts.every( ( part ) => part.block !== block ) ) {
				served.push( ...servedIn( line ) );
			}
			const isMore =
				block === 'larder/instructions' &&
				parts.some(
					( part ) => part.block === block && part.lines.length > 0
				);
			parts.push( {
				block,
				heading: line,
				lines: headingOfMore( line, second, isFoods, isMore ),
			} );
		} else if ( endsSteps( line, last ) ) {
			parts.push( notesOf( [ line ] ) );
		} else if (
			last.block !== 'larder/instructions' ||
			! LONE_NUMBER.test( decodeText( line.html ) )
		) {
			last.lines.push( line );
		}
	}
	if ( parts.slice( 1 ).every( ( { block } ) => block === own ) ) {
		return [ { ...first, lines: [ ...lines ] } ];
	}
	const isIntroduced = first.block === '' || parts[ 1 ]?.block === own;
	return withFactsAbove( [
		isIntroduced
			? { ...first, block: '', lines: [ ...first.lines, ...served ] }
			: first,
		...parts.slice( 1 ),
	] );
}

/** Returns notes that no line names. */
const notesOf = ( lines: Line[] ): Part => ( {
	block: 'larder/notes',
	heading: null,
	lines,
} );

/** Returns whether a name makes the parts a whole recipe, whose first lines belong to no list, whichever it is pasted into. */
function isWholeWith(
	block: string,
	own: string,
	parts: readonly Part[]
): boolean {
	return (
		parts[ 1 ]?.block === 'larder/ingredients' &&
		[ own, 'larder/instructions' ].includes( block )
	);
}

/** Names the group of a second list: of another recipe by its title, of further steps by their own name. */
function headingOfMore(
	line: Line,
	second: string | null,
	isFoods: boolean,
	isMore: boolean
): Line[] {
	if ( second !== null && ( isFoods || isMore ) ) {
		return [ { isHeading: true, html: second } ];
	}
	return isMore ? [ { ...line, isHeading: true } ] : [];
}

/**
 * Returns whether a heading ends the steps: one as high as their own that names no part.
 *
 * @param part The part that it is in.
 * @return False for the name of a group of steps.
 */
function endsSteps( { isHeading, level = 9 }: Line, part: Part ): boolean {
	return (
		isHeading &&
		level < 3 &&
		part.block === 'larder/instructions' &&
		part.lines.length > 0 &&
		level <= ( part.heading?.level ?? 2 )
	);
}

/** Returns the facts at the start of a list, those among notes, and hashtags. */
function factsIn( { block, lines }: Part ): ReadonlySet< Line > {
	const isFact = ( { html, picture, isCounted }: Line ): boolean =>
		! picture &&
		! isCounted &&
		factOf( decodeText( html ).trim() ) !== null;
	const end = lines.findIndex( ( line ) => ! isFact( line ) );
	const isList = block !== 'larder/notes';
	return new Set(
		lines
			.filter(
				( line, at ) =>
					/^#\p{L}/u.test( line.html ) ||
					! isList ||
					end < 0 ||
					at < end
			)
			.filter( isFact )
	);
}

/**
 * Moves facts above the parts of a recipe in which they were written: times and
 * servings below the name of a list or among the notes, and the values of a
 * serving. What a letter ends with is set aside there, too, and remarks below the
 * steps are notes.
 *
 * @param parts The parts, what is above the lists first.
 * @return The same, without what a page has around its recipe.
 */
function withFactsAbove( parts: readonly Part[] ): Part[] {
	const [ first, ...others ] = parts;
	if ( first?.block !== '' ) {
		return parts.filter( ( { block } ) => block !== AROUND );
	}
	const above: Line[] = [];
	const last = others.findLast( ( { block } ) => block !== AROUND );
	const isList = /\/(?:ingredients|equipment)$/.test( last?.block ?? '' );
	const end = ( isList ? farewellBelowFoods : farewellIn )(
		last?.lines ?? []
	);
	const farewell = ( last?.lines.splice( end ) ?? [] ).map( ( line ) => ( {
		...line,
		isAside: true,
	} ) );
	const left = others.flatMap( ( part ) => {
		if ( part.block === AROUND ) {
			return [];
		}
		if ( part.block === NUTRITION ) {
			above.push( ...restOfNutrition( part.lines ) );
			return [];
		}
		const facts = factsIn( part );
		above.push( ...facts );
		const lines = part.lines.filter( ( line ) => ! facts.has( line ) );
		const remarks =
			part.block === 'larder/instructions'
				? lines.splice( remarksBelow( lines ) )
				: [];
		return [
			{ ...part, lines },
			...( remarks.length > 0 ? [ notesOf( remarks ) ] : [] ),
		];
	} );
	return [
		{ ...first, lines: [ ...first.lines, ...above, ...farewell ] },
		...left,
	];
}
