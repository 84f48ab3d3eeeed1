import { bareFood, foodLabel } from '@larder/quantity';
import { aisleOf, AISLES, isAisle, sameFood, type Aisle } from './aisles';
import type { System } from '@larder/units';
import { amountText, unitInWords } from './amounts';
import { liveEntries } from './entries';
import type { Entry, ShoppingList } from './types';

export { AISLES, type Aisle } from './aisles';

/** What one recipe, or the visitor, asks of a food. */
export type Ask = {
	/** Post id, 0 for the visitor. */
	recipe: number;
	/** How much, plain text. */
	amount: string;
	/** Name and note where they say more than the line does. */
	note: string;
};

/** A food on the list, whoever asks for it. */
export type Line = {
	/** Key of the food. */
	food: string;
	name: string;
	/** Language tag of its words: of the recipes that ask for it; none where the page's own are among them, or the visitor wrote it. */
	lang?: string;
	/** How much is still to buy; of a ticked line all of it. Plain text. */
	amount: string;
	isDone: boolean;
	asks: Ask[];
	/** Ids of the entries that it is made of. */
	ids: string[];
	aisle: Aisle;
};

/** The lines of one aisle. */
export type Section = { aisle: Aisle; lines: Line[] };

/** Returns how many there are, where all that is requested is counted; null elsewhere. */
function countOf( entries: readonly Entry[] ): number | null {
	return entries.reduce< number | null >(
		( sum, { quantity, max, unit } ) =>
			sum === null || quantity === null || unit.trim() !== ''
				? null
				: sum + ( max ?? quantity ),
		0
	);
}

/** How a page reads a list. */
type Reading = {
	/** Language tag of the page. */
	locale: string | undefined;
	/** Whose units the visitor reads; null for those that were written. */
	system: System | null;
	/** Returns the language of an entry; undefined where it is not known. */
	langOf: ( entry: Entry ) => string | undefined;
};

/** Returns the languages of entries, as their recipes say them. */
function languagesOf( list: ShoppingList ): Reading[ 'langOf' ] {
	const known = new Map(
		list.recipes.map( ( { id, lang } ) => [ id, lang ] )
	);
	return ( { recipe } ) => known.get( recipe );
}

/** Returns what a language is without its region. */
const codeOf = ( tag: string | undefined ): string =>
	tag?.toLowerCase().split( /[-_]/ )[ 0 ] ?? '';

/**
 * Groups entries by the language in which their line is written: that which the
 * visitor reads where it is among theirs, else that of the first.
 */
function byLanguage(
	entries: readonly Entry[],
	{ locale, langOf }: Reading
): { own: Entry[]; others: Entry[] } {
	const codes = entries.map( ( entry ) =>
		codeOf( langOf( entry ) ?? locale )
	);
	const told = codes.includes( codeOf( locale ) )
		? codeOf( locale )
		: codes[ 0 ];
	return {
		own: entries.filter( ( _, at ) => codes[ at ] === told ),
		others: entries.filter( ( _, at ) => codes[ at ] !== told ),
	};
}

/** Joins entries for the same food to one line. */
function lineOf(
	food: string,
	entries: readonly Entry[],
	aisle: Aisle,
	reading: Reading
): Line {
	const { locale, langOf, system } = reading;
	const { own, others } = byLanguage( entries, reading );
	const [ first ] = own;
	const lang = first && langOf( first );
	const words = lang ?? locale;
	const isDone = entries.every( ( { done } ) => done );
	// The plainest name: "onion" rather than "large red onion from the garden".
	const names = [ ...new Set( own.map( ( entry ) => entry.name ) ) ];
	const plain = names
		.map( ( one ) => ( names.length > 1 ? bareFood( one, words ) : one ) )
		.reduce( ( best, one ) => ( one.length < best.length ? one : best ) );
	const units = own.map( ( { unit } ) => unit );
	const wanted = [
		...own,
		...others.map( ( entry ) => ( {
			...entry,
			unit: unitInWords( entry.unit, units, words ),
		} ) ),
	].filter( ( { done } ) => isDone || ! done );
	const count = countOf( wanted );
	/** One onion and two onions are three onions. */
	const named = ( name: string ): string =>
		count === null ? name : foodLabel( name, count, words );
	const name = named( plain );
	return {
		food,
		name,
		...( lang !== undefined && { lang } ),
		amount: amountText( wanted, words, system ),
		isDone,
		asks: entries.map( ( entry ) => ( {
			recipe: entry.recipe,
			amount: amountText( [ entry ], langOf( entry ) ?? locale ),
			note: [ named( entry.name ) === name ? '' : entry.name, entry.note ]
				.filter( Boolean )
				.join( ', ' ),
		} ) ),
		ids: [ ...own, ...others ].map( ( { id } ) => id ),
		aisle,
	};
}

/**
 * Returns the lines of a list: one a food, in the aisles of a shop.
 *
 * @param locale Language tag of the page.
 * @param system Whose units the visitor reads; null for those that were written.
 * @return Aisles with something in them, in the order of a walk through a shop.
 */
export function sectionsOf(
	list: ShoppingList,
	locale?: string,
	system: System | null = null
): Section[] {
	const foods = new Map< string, Entry[] >();
	const langOf = languagesOf( list );
	for ( const entry of liveEntries( list ) ) {
		const food = sameFood( entry.name, langOf( entry ) ?? locale );
		foods.set( food, [ ...( foods.get( food ) ?? [] ), entry ] );
	}
	const chosen = new Map( [
		// Keys that another version has stored are those of the same foods.
		...list.aisles
			.filter( ( { food } ) => ! foods.has( food ) )
			.map(
				( { food, aisle } ) =>
					[ sameFood( food, locale ), aisle ] as const
			),
		...list.aisles.map( ( { food, aisle } ) => [ food, aisle ] as const ),
	] );
	const lines = [ ...foods ].map( ( [ food, entries ] ) => {
		const choice = chosen.get( food );
		const [ first ] = entries;
		const aisle = isAisle( choice )
			? choice
			: aisleOf( food, ( first && langOf( first ) ) ?? locale );
		return lineOf( food, entries, aisle, { locale, system, langOf } );
	} );
	return AISLES.map( ( aisle ) => ( {
		aisle,
		lines: lines
			.filter( ( line ) => line.aisle === aisle )
			.sort( ( a, b ) => a.name.localeCompare( b.name, locale ) ),
	} ) ).filter( ( section ) => section.lines.length > 0 );
}
