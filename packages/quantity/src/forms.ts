import * as de from './languages/de';
import * as en from './languages/en';
import * as es from './languages/es';
import * as fr from './languages/fr';
import * as it from './languages/it';

/** A noun as a language writes it. */
export type Noun = { id: string; one: string; other: string };

/** Takes the lines of a language's words apart. */
function readNouns( lines: string ): Noun[] {
	return lines
		.trim()
		.split( '\n' )
		.map( ( line ) => {
			const [ first = '', second = '+' ] = line.split( '|' );
			const [ id = '', one = id ] = first.split( '=' );
			return { id, one, other: second.replace( /^\+/, () => one ) };
		} );
}

/** Words of units, by language; English first, for it is read where nothing else is said. */
export const UNIT_NOUNS: ReadonlyMap< string, Noun[] > = new Map( [
	[ 'en', readNouns( en.nouns ) ],
	[ 'de', readNouns( de.nouns ) ],
	[ 'fr', readNouns( fr.nouns ) ],
	[ 'es', readNouns( es.nouns ) ],
	[ 'it', readNouns( it.nouns ) ],
] );

/** What recipes make besides units, by language. */
export const YIELD_NOUNS: ReadonlyMap< string, Noun[] > = new Map( [
	[ 'en', readNouns( en.yields ) ],
	[ 'de', readNouns( de.yields ) ],
	[ 'fr', readNouns( fr.yields ) ],
	[ 'es', readNouns( es.yields ) ],
	[ 'it', readNouns( it.yields ) ],
] );
