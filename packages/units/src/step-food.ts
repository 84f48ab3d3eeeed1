import { findUnit, isMeasure, skip, stemOf } from '@larder/quantity';
import { matchIngredients } from './match';
import { COUNT_ADJECTIVE, CUT_UNITS, OF_WORD, STOP_WORD } from './step-words';

/** An ingredient as the steps of its recipe may name it. */
export type StepFood = {
	id: string;
	/** Plain text. */
	name: string;
	/** As typed, plain text. */
	unit: string;
	/** Whether the recipe has a number of it, no weight or volume. */
	isCounted: boolean;
	/** That number, where it is one. */
	count?: number;
	/** Whether its amount stays as it is, whatever the recipe is scaled by. */
	isFixed: boolean;
};

/** A word of a text and where it is. */
type Word = { text: string; start: number; end: number };

/** How many words say what an amount is of, at most. */
const MAX_WORDS = 6;

/** The size of what is counted, between its noun and what it holds. */
const SIZE =
	/\s\(?\d[\d.,]{0,6}[\s-]?(?:k?g|[cdm]?l|oz|ounces?|lbs?)\.?\)?(?=\s(?:of|d[aei]|d['’]))/iuy;

/** Reads the words after a place, up to a mark or to a word such as `and`. */
function wordsBehind( text: string, end: number ): Word[] {
	const words: Word[] = [];
	// "Un demi-citron" has no space.
	const next = /(?:\s|(?<=-))(?:[dl]['’])?(\p{L}[\p{L}-]*)/uy;
	next.lastIndex = end;
	for ( let match = next.exec( text ); match; match = next.exec( text ) ) {
		const [ , word = '' ] = match;
		const isOf = OF_WORD.test( word );
		if (
			words.length === MAX_WORDS ||
			( STOP_WORD.test( word ) && ! isOf )
		) {
			break;
		}
		words.push( {
			text: word,
			start: next.lastIndex - word.length,
			end: next.lastIndex,
		} );
		// Of "boîtes de 400 g de tomates" the size is passed over.
		next.lastIndex = skip( SIZE, text, next.lastIndex );
	}
	return words;
}

const textOf = ( words: readonly Word[] ): string =>
	words.map( ( { text } ) => text ).join( ' ' );

/**
 * Returns whether the amount before a place is of what stays as it is.
 *
 * @param text  The text.
 * @param end   Where the amount ends.
 * @param foods What the recipe has.
 * @return True where the words after name nothing but lines that do not scale.
 */
export function isOfFixed(
	text: string,
	end: number,
	foods: readonly StepFood[]
): boolean {
	if ( ! foods.some( ( { isFixed } ) => isFixed ) ) {
		return false;
	}
	const ids = matchIngredients( textOf( wordsBehind( text, end ) ), foods );
	const named = foods.filter( ( { id } ) => ids.includes( id ) );
	return named.length > 0 && named.every( ( { isFixed } ) => isFixed );
}

/** Finds the counted food with which words begin, and how many of them name it. */
function foodAt(
	words: readonly Word[],
	foods: readonly StepFood[]
): { food: StepFood; length: number } | null {
	const whole = matchIngredients( textOf( words.slice( 0, 3 ) ), foods );
	for ( let length = 1; length <= Math.min( 3, words.length ); length++ ) {
		const ids = matchIngredients(
			textOf( words.slice( 0, length ) ),
			foods
		);
		const food = foods.find(
			( { id } ) => ids.includes( id ) && whole.includes( id )
		);
		if ( food ) {
			const stems = food.name.match( /\p{L}+/gu )?.map( stemOf ) ?? [];
			let more = length;
			while ( stems.includes( stemOf( words[ more ]?.text ?? '' ) ) ) {
				more++;
			}
			return { food, length: more };
		}
	}
	return null;
}

/**
 * Reads of which food of the recipe the number before a place is, where it
 * cannot follow: it does not scale, or the recipe has it by weight.
 *
 * @param text  The text.
 * @param end   Where the number ends.
 * @param foods What the recipe has.
 * @return Where its name ends; null where anything else follows.
 */
export function leftBehind(
	text: string,
	end: number,
	foods: readonly StepFood[]
): number | null {
	const words = wordsBehind( text, end );
	const found = foodAt( words, foods );
	const stays = found && ( found.food.isFixed || ! found.food.isCounted );
	return stays && found.length === words.length
		? ( words.at( -1 )?.end ?? null )
		: null;
}

/** What a number counts: where the noun is, and whether that is a unit. */
export type Counted = { start: number; end: number; isUnit: boolean };

const toCounted = ( words: readonly Word[], isUnit: boolean ): Counted => ( {
	start: words[ 0 ]?.start ?? 0,
	end: words.at( -1 )?.end ?? 0,
	isUnit,
} );

/**
 * Reads whether the words before a place are a food of which the recipe has a number.
 *
 * @param text  The text.
 * @param end   Where they end, or the space after them starts.
 * @param foods What the recipe has.
 * @param count The number; any other may be one of a list or a picture.
 * @return Whether the number scales.
 */
export function foodBefore(
	text: string,
	end: number,
	foods: readonly StepFood[],
	count: number | undefined
): boolean {
	const word = /\p{L}+(?=\s?$)/u.exec( text.slice( 0, end ) )?.[ 0 ] ?? '';
	const ids = matchIngredients( word, foods );
	const named = foods.filter( ( { id } ) => ids.includes( id ) );
	return (
		named.every( ( { isCounted, isFixed } ) => isCounted && ! isFixed ) &&
		named.some( ( one ) => count !== undefined && one.count === count )
	);
}

/** A verb that would be a unit without its umlaut: `eine Zwiebel schälen`. */
const VERB = /^schälen$/;

/** Returns whether a word is a unit by which food is counted: `cloves`, not `grams`. */
function countUnit( word: Word | undefined ): string | undefined {
	const id =
		word && ! VERB.test( word.text ) ? findUnit( word.text ) : undefined;
	return id !== undefined && ! isMeasure( id ) ? id : undefined;
}

/** Reads `cloves of garlic`, and `cloves` where the recipe has one food by the clove. */
function readByUnit(
	words: readonly Word[],
	id: string,
	foods: readonly StepFood[]
): Counted | null {
	const [ unit, ...rest ] = words;
	const from = rest.findIndex( ( { text } ) => ! OF_WORD.test( text ) );
	const found = from < 0 ? null : foodAt( rest.slice( from ), foods );
	const alone = foods.filter( ( food ) => findUnit( food.unit ) === id );
	const food = from < 0 && alone.length === 1 ? alone[ 0 ] : found?.food;
	return unit && food && ! food.isFixed && ! CUT_UNITS.has( id )
		? toCounted( [ unit ], true )
		: null;
}

/** Whether a word is a food of the recipe and the unit that it is counted by: `Knoblauchzehen`. */
function isCompound( word: string, foods: readonly StepFood[] ): boolean {
	const lower = word.toLowerCase();
	return foods.some( ( { name, unit, isFixed } ) => {
		const id = unit === '' ? undefined : findUnit( unit );
		return (
			! isFixed &&
			id !== undefined &&
			! isMeasure( id ) &&
			lower.startsWith( name.toLowerCase() ) &&
			findUnit( lower.slice( name.length ) ) === id
		);
	} );
}

/** Whether a word is one of the name of a food, and no other adjective before it. */
function isOfName( word: Word, food: StepFood | undefined ): boolean {
	return (
		food?.name
			.match( /\p{L}+/gu )
			?.some( ( one ) => stemOf( one ) === stemOf( word.text ) ) ?? false
	);
}

/** Parts of eggs, which steps count though the recipe has whole ones. */
const EGG_PART =
	/^(?:whites|yolks?|eiweiße?|eiklar|eigelbe?|dotter|blancs?|jaunes?|claras?|yemas?|album[ei]|tuorl[io])$/iu;

const EGG =
	/(?<!\p{L})(?:eggs?|eier|ei|œufs?|oeufs?|huevos?|uov[oa])(?!\p{L})/iu;

/** Reads parts of eggs of which the recipe has the whole ones: `beat 2 egg whites`. */
function eggPart(
	words: readonly Word[],
	foods: readonly StepFood[]
): Counted | null {
	const at = EGG.test( words[ 0 ]?.text ?? '' ) ? 1 : 0;
	const part = words[ at ];
	const next = words[ at + 1 ];
	const isPart =
		part &&
		( EGG_PART.test( part.text ) ||
			( at === 1 && /^white$/i.test( part.text ) ) ) &&
		( next === undefined ||
			! OF_WORD.test( next.text ) ||
			EGG.test( words[ at + 2 ]?.text ?? '' ) );
	return isPart &&
		// What the recipe itself has so is read as its other foods are.
		! foods.some( ( food ) => isOfName( part, food ) ) &&
		foods.some(
			( { name, isCounted, isFixed } ) =>
				isCounted && ! isFixed && EGG.test( name )
		)
		? toCounted( words.slice( 0, at + 1 ), false )
		: null;
}

/**
 * Reads what the number before a place counts, where that is a food of the recipe.
 *
 * @param text  The text.
 * @param end   Where the number ends.
 * @param foods What the recipe has.
 * @return The noun; null for minutes, pieces, people and foods that the recipe has by weight.
 */
export function countedBehind(
	text: string,
	end: number,
	foods: readonly StepFood[]
): Counted | null {
	const all = wordsBehind( text, end );
	const first = all.findIndex(
		( word, at ) =>
			at === 3 ||
			! COUNT_ADJECTIVE.test( word.text ) ||
			countUnit( word ) !== undefined ||
			EGG_PART.test( word.text ) ||
			isCompound( word.text, foods ) ||
			isOfName( word, foodAt( all.slice( at ), foods )?.food )
	);
	const words = first < 0 ? [] : all.slice( first );
	if ( words[ 0 ] && isCompound( words[ 0 ].text, foods ) ) {
		return toCounted( words.slice( 0, 1 ), false );
	}
	const ofEggs = eggPart( words, foods );
	if ( ofEggs ) {
		return ofEggs;
	}
	const unit = countUnit( words[ 0 ] );
	const isFood = matchIngredients( words[ 0 ]?.text ?? '', foods ).length > 0;
	if ( unit !== undefined && ! isFood ) {
		return readByUnit( words, unit, foods );
	}
	const found = foodAt( words, foods );
	const { length = 0, food } = found ?? {};
	const next = words[ length ];
	const nextUnit = countUnit( next );
	if (
		! food?.isCounted ||
		food.isFixed ||
		( nextUnit !== undefined && CUT_UNITS.has( nextUnit ) )
	) {
		return null;
	}
	return next && nextUnit !== undefined
		? toCounted( [ next ], true )
		: toCounted( words.slice( 0, length ), false );
}
