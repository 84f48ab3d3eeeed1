import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A line and how a person read it. */
export type Labelled = {
	input: string;
	quantity: string;
	unit: string;
	name: string;
};

/** Reads comma-separated values with quoted fields. */
function readCsv( text: string ): string[][] {
	return text
		.trim()
		.split( /\r?\n/ )
		.map( ( line ) =>
			[ ...line.matchAll( /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g ) ].map(
				( [ , quoted, bare ] ) =>
					quoted === undefined
						? ( bare ?? '' )
						: quoted.replaceAll( '""', '"' )
			)
		);
}

/** Reads all labelled lines of a folder. */
export function readLabels( folder: string ): Labelled[] {
	return readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.csv' ) )
		.flatMap( ( file ) =>
			readCsv( readFileSync( path.join( folder, file ), 'utf8' ) )
				.slice( 1 )
				.map(
					( [
						input = '',
						quantity = '',
						unit = '',
						name = '',
					] ) => ( { input, quantity, unit, name } )
				)
		);
}

const NUMBER_WORDS: Record< string, number > = {
	half: 0.5,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	eighteen: 18,
	'thirty-two': 32,
};

/**
 * Returns the first of the labelled quantities.
 *
 * `1#1$2` is 1 1/2, `2x` a count, `2-3` a range; `few` and nothing are none.
 */
export function firstQuantity( label: string ): number | null {
	const dozens = /^(\d+) dozen/i.exec( label )?.[ 1 ];
	if ( dozens ) {
		return Number( dozens ) * 12;
	}
	const [ all = '' ] = label.trim().toLowerCase().split( /\s+/ );
	const word = NUMBER_WORDS[ all ];
	if ( word !== undefined ) {
		return word;
	}
	const [ first = '' ] = all.replace( /x$/, '' ).split( /[-–]/ );
	const [ , whole, top, bottom ] =
		/^([\d.]*)#(\d+)\$(\d+)$/.exec( first ) ?? [];
	if ( top ) {
		return Number( whole ) + Number( top ) / Number( bottom );
	}
	return /^[\d.,]+$/.test( first )
		? Number( first.replace( ',', '.' ) )
		: null;
}

/** Ways to write one unit; kept apart from the reader's own table, so that the reader is not checked against itself. */
const SAME: Record< string, string > = Object.fromEntries(
	[
		'tbsp tablespoon tbs tbsps tb tbl tablespoonful',
		'tsp teaspoon tsps teaspoonful',
		'dsp dessertspoon dstspn',
		'cup c',
		'g gram gr gm',
		'kg kilogram kilo',
		'ml milliliter millilitre',
		'dl deciliter decilitre',
		'l liter litre ltr lt',
		'oz ounce',
		'fl-oz fl fluid',
		'lb pound',
		'cm centimeter centimetre',
		'inch in inches',
		'pint pt',
		'quart qt',
		'gallon gal',
		'packet pkt',
		'package pkg',
		'piece pc',
		'leaf leaves',
		'loaf loaves',
		'pinch pinches',
		'bunch bunches',
		'branch branches',
		'dash dashes',
		'splash splashes',
		'box boxes',
		'glass glasses',
		'batch batches',
	].flatMap( ( line ) => {
		const [ id = '', ...others ] = line.split( ' ' );
		return others.map( ( other ) => [ other, id ] );
	} )
);

/** Removes case, plural and abbreviation from a word. */
export function plainWord( word: string ): string {
	const lower = word.toLowerCase().replace( /\.$/, '' );
	const one = /[^s]s$/.test( lower ) ? lower.slice( 0, -1 ) : lower;
	return SAME[ lower ] ?? SAME[ one ] ?? one;
}

/** Words of size before a unit do not count. */
const SIZE =
	/^(?:heaped|heaping|scant|small|sm|medium|med|large|lg|big|level|rounded|good|generous|thick|thin|extra|very|fat|full|[a-z]+-(?:thick|thin|sized?|long))$/i;

/** Returns the first of the labelled units; nothing where there is none. */
export function firstUnit( label: string ): string {
	const [ first = '' ] = label
		.split( /\s+/ )
		.filter( ( word ) => word !== '' && ! SIZE.test( word ) );
	return plainWord( first );
}

/** Returns whether a unit is nowhere but in brackets: a reader may pass it over. */
export function isOnlyInBrackets( input: string, unit: string ): boolean {
	return (
		unit !== '' &&
		! input
			.replace( /\([^()]*\)/g, ' ' )
			.split( /[^\p{L}]+/u )
			.some( ( word ) => plainWord( word ) === unit )
	);
}

/** Normalizes names for a comparison: no case, no plural, no punctuation. */
export function plainName( name: string ): string {
	return name
		.replace( /[^\p{L}\d ]/gu, '' )
		.split( /\s+/ )
		.map( plainWord )
		.join( ' ' )
		.trim();
}
