import {
	formatQuantity,
	grammarOf,
	isSingular,
	readRange,
	toStep,
	unitSpace,
	type Steps,
} from '@larder/quantity';
import type { System } from './measures';
import type { Replacement } from './measure-format';

/** Lengths are digits, which all languages read alike. */
const ENGLISH = grammarOf( 'en' );

const NUMBER = String.raw`(?:\d{1,3}(?:(?:\s|-)?[¼-¾⅐-⅞]|(?:\s|-)\d[/⁄]\d{1,2}|[/⁄]\d{1,2}|\.\d{1,2}|,\d)?|[¼-¾⅐-⅞])`;
const INCH = String.raw`(?:(?:inch(?:es)?|zoll|pouces?|pulgadas?|pollic[ei])(?!\p{L})|in\.(?=[\s)x×,;-])|(?<=\d|-|[¼-¾⅐-⅞])in(?!\p{L})|(?<=\d\s)in(?=\)|\s?[/|]\s?\d)|(?<=(?:foot|feet|ft|ft\.)\s(?:and\s)?\d{1,2}\s)in(?!\p{L})|(?<=\s)in(?=\s(?:round|square|deep|long|thick|wide|diameter|springform|loaf|cake|pie|baking|pan|tin|dish|skillet|pot|cutter|piping|nozzle))|["″”](?!\p{L})|''(?!\p{L}))`;
const FOOT = String.raw`(?:foot|feet|ft\.?)(?!\p{L})`;
const METRIC = String.raw`(?:cm|mm|centimet(?:re|er)s?|millimet(?:re|er)s?)(?!\p{L})`;
const TIMES = String.raw`(?:\s?[x×]\s?|[\s-]{1,3}by[\s-]{1,2}|-x-)`;

/** What has one size alone: before it "12 x" counts, and is not a side. */
const ROUND = String.raw`(?:[\p{L}-]+\s)?(?:balls|meatballs|dumplings|cookies|circles|rounds|dis[ck]s|patties|Kugeln|boules|boulettes|bolas|bolitas|palline)(?!\p{L})`;

function pattern( unit: string, before = '' ): RegExp {
	return new RegExp(
		String.raw`(?<![\p{L}\d.,¼-¾⅐-⅞])(?<![\d¼-¾⅐-⅞][/⁄])(?!\d{1,3}\s?[x×]\s?${ NUMBER }[\s-]?${ unit }\s${ ROUND })${ before }(?<first>${ NUMBER })(?:(?:[\s-]?${ unit })?(?<times>${ TIMES })(?<second>${ NUMBER })(?:(?:[\s-]?${ unit })?${ TIMES }(?<third>${ NUMBER }))?|(?:[\s-]?${ unit })?(?:-(?=\s))?\s?(?:[-–—]|\bto\b|\bor\b)\s?(?<high>${ NUMBER }))?(?<gap>[\s-]?)(?<unit>${ unit }|(?=\s?(?:or|oder|ou|o)\s${ NUMBER }\s?[x×]\s?${ NUMBER }[\s-]?${ unit }))`,
		'giu'
	);
}

const INCHES = pattern(
	`(?:${ INCH }|${ FOOT })`,
	String.raw`(?:(?<feet>${ NUMBER })[\s-]?${ FOOT }[\s,]{1,3}(?:and\s)?(?=${ NUMBER }[\s-]?${ INCH }))?`
);
const CENTIMETRES = pattern( METRIC );

/** Between two ways to say the same length. */
const SAME = /^\s?(?:[/|([]|or|,)\s?(?:about |or )?$/i;

/** After these a length is said for itself: `2 inches thick`, not `2-inch pieces`. */
const PREDICATE =
	/^\s(?:apart|above|below|from|of|in|up|down|away|and|or|over|around|past|beyond|to|at|between|with)(?!\p{L})|^\s?(?:[.,;:)!?]|$)/iu;

type Length = {
	/** In millimetres; two or three where sides are named. */
	sides: number[];
	high: number | null;
	system: System;
	/** In the words of the text. */
	typed: string;
	start: number;
	end: number;
};

function valueOf( text: string ): number {
	return (
		readRange( text.replace( /-(?=[¼-¾⅐-⅞])/, '' ), 0, ENGLISH )[ 0 ]
			?.value ?? NaN
	);
}

/** Millimetres of a foot, and of an inch. */
const FOOT_SIZE = 304.8;
const INCH_SIZE = 25.4;

/** Returns the millimetres of a unit. */
function sizeOf( unit: string, system: System ): number {
	if ( system === 'us' ) {
		return /^f/i.test( unit ) ? FOOT_SIZE : INCH_SIZE;
	}
	return /^m/i.test( unit ) ? 1 : 10;
}

function readAll( text: string, system: System ): Length[] {
	const found = text.matchAll( system === 'us' ? INCHES : CENTIMETRES );
	return [ ...found ].flatMap( ( match ) => {
		const {
			feet,
			first,
			second,
			third,
			high,
			unit = '',
		} = match.groups ?? {};
		const size = sizeOf( unit, system );
		const more = feet === undefined ? 0 : valueOf( feet ) * FOOT_SIZE;
		const sides = [ first, second, third ]
			.filter( ( side ) => side !== undefined )
			.map( ( side ) => valueOf( side ) * size + more );
		const upper = high === undefined ? null : valueOf( high ) * size;
		// A quotation ends like an inch.
		const isQuote =
			/["”]/.test( unit ) &&
			text.slice( 0, match.index ).split( /["“”]/ ).length % 2 === 0;
		return isQuote ||
			! sides.every( ( side ) => side > 0 ) ||
			Number.isNaN( upper )
			? []
			: [
					{
						sides,
						high: upper,
						system,
						typed: match[ 0 ],
						start: match.index,
						end: match.index + match[ 0 ].length,
					},
				];
	} );
}

/** Rounds millimetres to what a ruler in a metric kitchen is asked for. */
function roundMetric( millimetres: number ): number {
	if ( millimetres < 8 ) {
		return Math.max( Math.round( millimetres ), 1 );
	}
	// Half an inch is cut more often than any other length.
	if ( millimetres > 12 && millimetres < 13 ) {
		return 12.5;
	}
	return millimetres < 70
		? Math.round( millimetres / 5 ) * 5
		: Math.round( millimetres / 10 ) * 10;
}

/** Below how many inches to which part of one. */
const INCH_STEPS: Steps = [
	[ 0.45, 1 / 8 ],
	[ 2, 1 / 4 ],
	[ 6, 1 / 2 ],
];

/** Rounds millimetres to eighths, quarters, halves or whole inches. */
function roundInches( millimetres: number ): number {
	return toStep( millimetres / 25.4, INCH_STEPS );
}

function printMetric(
	sizes: number[],
	joint: string,
	locale: string | undefined
): string {
	const rounded = sizes.map( roundMetric );
	const isSmall = rounded.every( ( size ) => size < 10 );
	return `${ rounded
		.map( ( size ) =>
			formatQuantity( isSmall ? size : size / 10, {
				mode: 'input',
				locale,
			} )
		)
		.join( joint ) }\u00a0${ isSmall ? 'mm' : 'cm' }`;
}

/** One inch and more, by language. */
const INCH_WORDS: Record< string, [ string, string ] > = {
	de: [ 'Zoll', 'Zoll' ],
	es: [ 'pulgada', 'pulgadas' ],
	fr: [ 'pouce', 'pouces' ],
	it: [ 'pollice', 'pollici' ],
};

function printInches(
	sizes: number[],
	joint: string,
	after: string,
	locale: string | undefined
): string {
	const rounded = sizes.map( roundInches );
	const numbers = rounded
		.map( ( size ) =>
			formatQuantity( size, { mode: 'scale', useFraction: true, locale } )
		)
		.join( joint );
	const language = ( locale ?? '' ).slice( 0, 2 );
	const [ one, more ] = INCH_WORDS[ language ] ?? [];
	if ( one === undefined && ! PREDICATE.test( after ) ) {
		return `${ numbers }-inch`;
	}
	// German ties what it measures: 10-Zoll-Form.
	const gap =
		one !== undefined && after.startsWith( '-' )
			? '-'
			: unitSpace( numbers );
	const isOne = isSingular(
		rounded.at( -1 ) ?? 0,
		one === undefined ? 'en' : language
	);
	return `${ numbers }${ gap }${ isOne ? ( one ?? 'inch' ) : ( more ?? 'inches' ) }`;
}

function convertOne(
	length: Length,
	system: System,
	after: string,
	locale: string | undefined
): string {
	const sizes =
		length.high === null
			? length.sides
			: [ ...length.sides.slice( 0, 1 ), length.high ];
	const joint = length.high === null ? ' × ' : '–';
	return system === 'metric'
		? printMetric( sizes, joint, locale )
		: printInches( sizes, joint, after, locale );
}

/**
 * Finds the lengths of a text that a system writes differently: `9-inch`,
 * `9x13 inch`, `2cm`. Of `20cm/8in` the half of that system is taken.
 *
 * @param text   Plain text.
 * @param locale Language tag of the page.
 * @return Pieces in order.
 */
export function convertLengths(
	text: string,
	system: System,
	locale: string | undefined
): Replacement[] {
	if ( ! /[\d¼-¾⅐-⅞]/.test( text ) ) {
		return [];
	}
	const all = [ ...readAll( text, 'us' ), ...readAll( text, 'metric' ) ].sort(
		( a, b ) => a.start - b.start
	);
	const pieces: Replacement[] = [];
	for ( let at = 0; at < all.length; at++ ) {
		const one = all[ at ];
		const next = all[ at + 1 ];
		if ( ! one ) {
			continue;
		}
		const joint = next ? text.slice( one.end, next.start ) : '';
		if ( next && next.system !== one.system && SAME.test( joint ) ) {
			at++;
			const kept = one.system === system ? one : next;
			const close = /[([]/.test( joint )
				? /^\s?[)\]]/.exec( text.slice( next.end ) )?.[ 0 ]
				: '';
			// More is in the brackets: both stay.
			if ( close !== undefined ) {
				pieces.push( {
					start: one.start,
					end: next.end + close.length,
					text: kept.typed,
				} );
			}
		} else if ( one.system !== system ) {
			pieces.push( {
				start: one.start,
				end: one.end,
				text: convertOne(
					one,
					system,
					text.slice( one.end, one.end + 20 ),
					locale
				),
			} );
		}
	}
	return pieces;
}
