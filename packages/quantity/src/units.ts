import { UNIT_NOUNS } from './forms';
import * as de from './languages/de';
import * as en from './languages/en';
import * as es from './languages/es';
import * as fr from './languages/fr';
import * as it from './languages/it';

const IDS = new Map< string, string >();

/** Remembers a word, unless an earlier language has it. */
function learn( word: string, id: string ): void {
	const plain = word.toLowerCase();
	if ( ! IDS.has( plain ) ) {
		IDS.set( plain, id );
	}
}

for ( const nouns of UNIT_NOUNS.values() ) {
	for ( const { id, one, other } of nouns ) {
		learn( one, id );
		learn( other, id );
	}
}
for ( const { abbreviations } of [ en, de, fr, es, it ] ) {
	for ( const line of abbreviations.trim().split( '\n' ) ) {
		const [ id = '', ...words ] = line.split( ' ' );
		words.forEach( ( word ) => learn( word.replaceAll( '_', ' ' ), id ) );
	}
}

/**
 * Finds the unit that a word names, in any of the languages.
 *
 * @param word A word in any case, with or without a final full stop.
 * @return Stable id of the unit, such as `tbsp`, or undefined.
 */
export function findUnit( word: string ): string | undefined {
	return IDS.get(
		word.trim().toLowerCase().replace( /\.$/, '' ).replace( /\s+/g, ' ' )
	);
}

/** Units that measure weight or volume; what stands beside them in brackets says the same again. */
const MEASURES = new Set(
	'g kg mg ml cl dl l oz fl-oz lb stone pint quart gallon cup tbsp tsp dsp'.split(
		' '
	)
);

/**
 * Tells whether a unit measures weight or volume.
 *
 * @param id Stable id.
 * @return True for `g`, false for `clove`.
 */
export function isMeasure( id: string ): boolean {
	return MEASURES.has( id );
}
