import { unitSpace, type LineConverter } from '@larder/quantity';
import { convertAmounts, isOf, type FoodOf } from './amount';
import {
	findEquivalentAmounts,
	type MeasuredAmount,
	type EquivalentAmounts,
} from './equivalent-amounts';
import { isContainerSize, isMetricVolume } from './container';
import { findFood } from './food';
import { convertLengths } from './length';
import { MADE_OF } from './made-of';
import { articleFor, qualifierOf } from './qualifiers';
import { STOPPED, type System } from './measures';
import type { Replacement, QuantityAndUnit } from './measure-format';
import { scalePieces, type Scaling } from './scale-text';
import { convertTemperatures } from './temperature';

/** The words after an amount that may name a food: `of the flour and mix`. */
const FOOD =
	/^\s(?:of )?(?:the )?(?:(?:remaining|reserved|rest of the) )?([\p{L}-]+(?:\s[\p{L}-]+){0,3})/iu;

/** A word at the end of a name that is none of the food's: `sugar to the`. */
const ENDS_FOOD = /\s(?:an?|the|to|of|at|about|plus|more|any|your)$/i;

/** Finds what a text says an amount is of: the longest name that is known, empty without one. */
function nameBehind( text: string, end: number ): string {
	const words =
		FOOD.exec( text.slice( end, end + 80 ) )?.[ 1 ]?.split( /\s/ ) ?? [];
	for ( let count = words.length; count > 0; count-- ) {
		const name = words.slice( 0, count ).join( ' ' );
		if ( findFood( name ) ) {
			// The water that potatoes were boiled in is none of them.
			const next = words[ count ]?.toLowerCase().replace( /s$/, '' );
			return MADE_OF.includes( next ?? '' ) && ! ENDS_FOOD.test( name )
				? ''
				: name;
		}
	}
	return '';
}

/** Returns the food that a text says an amount is of, once somebody asks. */
function foodBehind( text: string, end: number ): FoodOf {
	return () => findFood( nameBehind( text, end ) );
}

/**
 * Chooses which way to say an amount suits a system best.
 *
 * @param said   The amount.
 * @param factor By what it is scaled.
 * @return That of the system; else a weight, which needs no density; else the first.
 */
export function wayFor(
	{ ways }: EquivalentAmounts,
	system: System,
	factor: number
): MeasuredAmount[] {
	return (
		ways.find( ( way ) => isOf( way, system, factor ) ) ??
		ways.find( ( way ) =>
			way.every( ( { dimension } ) => dimension === 'weight' )
		) ??
		ways[ 0 ] ??
		[]
	);
}

/** Returns whether the stop after a unit ends the sentence: `3 cups.`, `3 oz. Roll it.`, but not `3 oz. Parmesan`. */
function endsSentence( text: string, end: number ): boolean {
	const behind = text.slice( end );
	return (
		text[ end - 1 ] === '.' &&
		( ! STOPPED.test( text.slice( 0, end ) ) ||
			behind.trim() === '' ||
			( /^\s+\p{Lu}/u.test( behind ) && ! foodBehind( text, end )() ) )
	);
}

/** Writes what was converted as it was typed: `10-cup` before what it measures. */
function written( typed: string, { quantity, unit }: QuantityAndUnit ): string {
	return /[\d¼-¾⅐-⅞]-\p{L}/u.test( typed ) && /^(?:cup|quart)s?$/.test( unit )
		? `${ quantity }-${ unit.replace( /s$/, '' ) }`
		: `${ qualifierOf( typed ) }${ quantity }${ unitSpace( quantity ) }${ unit }`;
}

/** Writes the weights and volumes of a text in the units of a system. */
function convertWeights(
	text: string,
	system: System,
	locale: string | undefined
): Replacement[] {
	if ( ! /\d|[¼-¾⅐-⅞]|\b(?:half|one|two|three|four)\b/i.test( text ) ) {
		return [];
	}
	return findEquivalentAmounts( text, locale ).flatMap(
		( said ): Replacement[] => {
			const { start } = said;
			const isEnd = endsSentence( text, said.end );
			const end = said.end - ( isEnd ? 1 : 0 );
			const way = wayFor( said, system, 1 );
			const [ first ] = way;
			const last = way.at( -1 );
			if (
				! first ||
				! last ||
				( system === 'us' &&
					isMetricVolume( way ) &&
					isContainerSize( text, said, locale ) )
			) {
				return [];
			}
			if ( isOf( way, system, 1 ) ) {
				return said.ways.length > 1
					? [
							{
								start,
								end,
								text: text
									.slice( first.start, last.end )
									.replace( isEnd ? /\.$/ : '', '' ),
							},
						]
					: [];
			}
			const printed = convertAmounts(
				way,
				1,
				system,
				foodBehind( text, end ),
				locale
			);
			return printed
				? [
						{
							start,
							end,
							text: written(
								text.slice( first.start, last.end ),
								printed
							),
						},
					]
				: [];
		}
	);
}

/** How the amounts of a text are scaled, and what writes those in other units. */
export type TextScaling = Scaling & { convert: LineConverter };

/**
 * Finds what a text says in other units than those of a system: temperatures,
 * lengths, weights and volumes.
 *
 * @param text    Plain text.
 * @param locale  Language tag of the page.
 * @param scaling How to scale what follows the servings; null for a text as written.
 * @return Pieces in order, none within another.
 */
export function convertPieces(
	text: string,
	system: System,
	locale?: string,
	scaling: TextScaling | null = null
): Replacement[] {
	let place = 0;
	return (
		[
			// Before the same amounts as they are written.
			...( scaling
				? scalePieces( text, scaling, scaling.convert, ( end ) =>
						nameBehind( text, end )
					)
				: [] ),
			...convertTemperatures( text, system, locale ),
			...convertLengths( text, system, locale ),
			...convertWeights( text, system, locale ),
		]
			.sort( ( a, b ) => a.start - b.start )
			// The stop of an abbreviation ends its sentence, too.
			.map( ( piece ) =>
				text[ piece.end ] === '.'
					? { ...piece, text: piece.text.replace( /\.$/, '' ) }
					: piece
			)
			.filter( ( { start, end, text: converted, isLeft } ) => {
				const isFree = start >= place;
				place = isFree ? end : place;
				return (
					isFree &&
					( isLeft === true ||
						converted !== text.slice( start, end ) )
				);
			} )
			.map( ( piece ) => {
				const article = articleFor(
					text.slice( 0, piece.start ),
					piece.text,
					locale
				);
				return article
					? {
							...piece,
							start: article.start,
							text: article.text + piece.text,
						}
					: piece;
			} )
	);
}

/**
 * Writes a text in the units of a system.
 *
 * @param text   Plain text.
 * @param locale Language tag of the page.
 * @return The text; exactly as given where it says nothing in other units.
 */
export function convertText(
	text: string,
	system: System,
	locale?: string
): string {
	let converted = '';
	let place = 0;
	for ( const { start, end, text: piece } of convertPieces(
		text,
		system,
		locale
	) ) {
		converted += text.slice( place, start ) + piece;
		place = end;
	}
	return converted + text.slice( place );
}

/**
 * Writes safe HTML in the units of a system, outside of its tags.
 *
 * @param html   Safe HTML.
 * @param locale Language tag of the page.
 * @return Safe HTML.
 */
export function convertHtml(
	html: string,
	system: System,
	locale: string | undefined
): string {
	// What comes in between is made of digits, units and signs that need no escaping.
	return /[\d¼-¾⅐-⅞]/.test( html )
		? html
				.split( /(<[^<>]*>)/ )
				.map( ( part ) =>
					part.startsWith( '<' )
						? part
						: convertText( part, system, locale )
				)
				.join( '' )
		: html;
}
