import {
	findUnit,
	formatQuantity,
	measureWord,
	parseQuantity,
	unitLabel,
} from '@larder/quantity';
import { bareUnit } from './bare-unit';
import { joinSystems } from './join';
import type { System } from '@larder/units';
import type { Entry } from './types';

/** What an entry says about how much. */
export type Amount = Pick< Entry, 'quantity' | 'max' | 'unit' | 'text' >;

/** A sum of amounts in one unit. */
type Sum = { quantity: number; max: number; unit: string };

/**
 * Units that measure the same by whole multiples, the largest first. What is
 * not in the same family is never turned into each other: whoever wrote cups
 * has cups.
 */
const FAMILIES: ReadonlyArray< Record< string, number > > = [
	{ kg: 1_000_000, g: 1_000, mg: 1 },
	{ l: 1_000, dl: 100, cl: 10, ml: 1 },
	{ stone: 224, lb: 16, oz: 1 },
	{
		gallon: 768,
		quart: 192,
		pint: 96,
		cup: 48,
		'fl-oz': 6,
		tbsp: 3,
		dsp: 2,
		tsp: 1,
	},
];

/** Families in which a thousand small ones are written as a large one. */
const DECIMAL = new Set( FAMILIES.slice( 0, 2 ) );

/** The unit in which a sum that is large enough is written. */
const PROMOTED: Record< string, string > = { g: 'kg', ml: 'l' };

const TOLERANCE = 1e-9;

/** A unit as it was written, and what it is. */
type Unit = { id: string; written: string };

/** The size of a package and its kind: `15oz. can`, `15-ounce can`, `can (15 oz)`, `× 400 g tins`, `boîte de 400 g de`. */
const SIZE =
	/(\p{L}[\p{L}.]*)?[\s×(]*(?:(?:à|d[aei]|of)\s)?([\d¼-¾⅐-⅞][\d.,¼-¾⅐-⅞]*)[\s-]?(\p{L}+)\b\.?\)?[\s-]*((?!(?:of|d[aeiu]s?|von)(?!\p{L}))\p{L}+)?/u;

/** Finds the unit that a word names; a tin is a can in British. */
function idOf( word: string ): string | undefined {
	const id = findUnit( word );
	return id === 'tin' ? 'can' : id;
}

/** Returns what says a package and its size however they were written; undefined where a unit has no size. */
function sizedId( written: string ): string | undefined {
	const [ , before = '', size = '', unit = '', behind = before ] =
		SIZE.exec( written ) ?? [];
	const measure = findUnit( unit );
	const value = parseQuantity( size )?.value;
	return measure === undefined || value === undefined
		? undefined
		: `${ value } ${ measure } ${ idOf( behind ) ?? behind.toLowerCase() }`;
}

function unitOf( written: string ): Unit {
	const sized = sizedId( written );
	if ( sized !== undefined ) {
		return { id: sized, written };
	}
	const bare = bareUnit( written.trim() );
	const singular = unitLabel( bare, 1, 'en' ).toLowerCase();
	return { id: idOf( bare ) ?? singular, written };
}

/** Into what a spoon is divided; all else is measured in eighths and thirds. */
const SPOONS = [ 'tbsp', 'dsp', 'tsp' ];

/** Returns whether there is a measure for a number. */
function isMeasurable( id: string, value: number ): boolean {
	return ( SPOONS.includes( id ) ? [ 2 ] : [ 8, 3 ] ).some(
		( part ) =>
			Math.abs( value * part - Math.round( value * part ) ) <
			TOLERANCE * Math.max( 1, value )
	);
}

/** Renders a sum of whole multiples in the units that were used, the largest first. */
function told(
	family: Record< string, number >,
	units: Map< string, string >,
	low: number,
	high: number
): Sum[] {
	const used = Object.keys( family ).filter( ( id ) => units.has( id ) );
	const smallest = used.at( -1 ) ?? '';
	const typed = units.get( smallest ) ?? '';
	const inUnit = ( id: string ): Sum => ( {
		quantity: low / ( family[ id ] ?? 1 ),
		max: high / ( family[ id ] ?? 1 ),
		// A larger unit keeps the word that joins it and the food.
		unit:
			units.get( id ) ??
			`${ id }${ typed.slice( bareUnit( typed ).length ) }`,
	} );
	if ( DECIMAL.has( family ) ) {
		const larger = PROMOTED[ smallest ] ?? '';
		return [
			inUnit(
				low >= ( family[ larger ] ?? Infinity ) ? larger : smallest
			),
		];
	}
	const fitting = used.find( ( id ) => {
		const { quantity, max } = inUnit( id );
		return (
			id === smallest ||
			( quantity >= 1 &&
				isMeasurable( id, quantity ) &&
				isMeasurable( id, max ) )
		);
	} );
	if ( fitting !== smallest || low !== high || used.length < 2 ) {
		return [ inUnit( fitting ?? smallest ) ];
	}
	// "1 cup + 1 tsp" rather than 49 spoons.
	let rest = low;
	return used.flatMap( ( id ) => {
		const size = family[ id ] ?? 1;
		const count =
			id === smallest
				? rest / size
				: Math.floor( rest / size + TOLERANCE );
		rest -= count * size;
		return count > TOLERANCE
			? [ { quantity: count, max: count, unit: units.get( id ) ?? id } ]
			: [];
	} );
}

/** Adds amounts of one family. */
function sumOfFamily(
	family: Record< string, number >,
	amounts: ReadonlyArray< Sum & { id: string } >
): Sum[] {
	const units = new Map( amounts.map( ( { id, unit } ) => [ id, unit ] ) );
	const total = ( end: 'quantity' | 'max' ): number =>
		amounts.reduce(
			( sum, amount ) =>
				sum + amount[ end ] * ( family[ amount.id ] ?? 1 ),
			0
		);
	return told( family, units, total( 'quantity' ), total( 'max' ) );
}

/** Adds amounts that count the same, such as cloves or pieces. */
function sumOfAlike( amounts: readonly Sum[] ): Sum[] {
	return [
		{
			quantity: amounts.reduce( ( sum, one ) => sum + one.quantity, 0 ),
			max: amounts.reduce( ( sum, one ) => sum + one.max, 0 ),
			unit: amounts[ 0 ]?.unit ?? '',
		},
	];
}

/**
 * Adds amounts up. Units of one kind become one sum; what cannot be added
 * is beside it, so that nothing is lost.
 *
 * @param amounts What entries ask for.
 * @return The sums, and texts that are more than a number and a unit.
 */
export function sumOf( amounts: readonly Amount[] ): {
	sums: Sum[];
	texts: string[];
} {
	const groups = new Map< object | string, Array< Sum & { id: string } > >();
	for ( const { quantity, max, unit } of amounts ) {
		if ( quantity !== null ) {
			const { id, written } = unitOf( unit );
			const key = FAMILIES.find( ( family ) => id in family ) ?? id;
			groups.set( key, [
				...( groups.get( key ) ?? [] ),
				{ quantity, max: max ?? quantity, unit: written, id },
			] );
		}
	}
	return {
		sums: [ ...groups ].flatMap( ( [ key, group ] ) => {
			const family = FAMILIES.find( ( one ) => one === key );
			return family ? sumOfFamily( family, group ) : sumOfAlike( group );
		} ),
		texts: amounts.flatMap( ( { quantity, text } ) =>
			quantity === null && text !== '' ? [ text ] : []
		),
	};
}

/**
 * Returns a unit in another language: as it is typed there, or by our own word
 * for it.
 *
 * @param unit   As it was written.
 * @param typed  Units that were written in that language.
 * @param locale Tag of that language.
 * @return The unit; as it was written where there is no word for it.
 */
export function unitInWords(
	unit: string,
	typed: readonly string[],
	locale: string | undefined
): string {
	const { id } = unitOf( unit );
	return (
		typed.find( ( one ) => unitOf( one ).id === id ) ??
		( FAMILIES.some( ( family ) => id in family )
			? measureWord( id, 1, locale )
			: unit )
	);
}

function numberText( value: number, unit: string, locale?: string ): string {
	const isDecimal = [ ...DECIMAL ].some(
		( family ) => ( findUnit( bareUnit( unit ) ) ?? '' ) in family
	);
	return formatQuantity( value, {
		mode: isDecimal ? 'input' : 'scale',
		useFraction: true,
		locale,
	} );
}

/**
 * Returns how much, for people: `1.2 kg`, `2–3 cloves`, `200 g + 1 cup`. Weights of
 * two systems, and volumes, become one.
 *
 * @param amounts What entries ask for.
 * @param locale  Language tag of the page.
 * @param system  Whose units the visitor reads; null for those that were written.
 * @return Plain text; empty where nobody says how much.
 */
export function amountText(
	amounts: readonly Amount[],
	locale?: string,
	system: System | null = null
): string {
	const { joined, others: rest } = joinSystems( amounts, locale, system );
	const { sums, texts } = sumOf( rest );
	const counts = new Map< string, number >();
	texts.forEach( ( text ) =>
		counts.set( text, ( counts.get( text ) ?? 0 ) + 1 )
	);
	const others = [ ...counts ].map( ( [ text, count ] ) =>
		count === 1 ? text : `${ count } × ${ text }`
	);
	const parts = sums.map( ( { quantity, max, unit: written }, at ) => {
		const isLast = at === sums.length - 1 && others.length === 0;
		// No food follows an amount before another one.
		const unit = isLast ? written : bareUnit( written );
		const low = numberText( quantity, unit, locale );
		const high = numberText( max, unit, locale );
		const label = unitLabel( unit, max, locale );
		return `${ low === high ? low : `${ low }–${ high }` }${ label && `\u00a0${ label }` }`;
	} );
	return [ ...joined, ...parts, ...others ].join( ' + ' );
}
