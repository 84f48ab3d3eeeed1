import './browser';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withWholeFacts } from '../src/paste/fact-lines';
import { linesOfText } from '../src/paste/lines';
import { withNamedFoods } from '../src/paste/named-foods';
import { withNamedParts } from '../src/paste/named-parts';
import { withNamedSteps } from '../src/paste/named-steps';
import { withoutNoise } from '../src/paste/noise';
import { partNamedBy } from '../src/paste/part-names';
import { partsOf } from '../src/paste/recipe-parts';
import { decodeText } from '../src/text/html-text';
import table from './fixtures/pasted-parts.json';

// `PastedTextTest` reads the same table on the server: what one changes, the other has to.
// The collection is there without its two files with HTML, which the server cleans and the editor shows.

const COLLECTION = join(
	__dirname,
	'../../../../shared/data/markdown-recipes'
);

/** A line as a reader sees it. */
const seen = ( html: string ) =>
	decodeText( html ).replace( /\s+/g, ' ' ).trim();

/** Returns the parts of a pasted text: the name of each, then its groups with their titles first. */
function partsOfText( text: string ): ( string | string[] )[][] {
	const read = withWholeFacts( withoutNoise( linesOfText( text ) ) );
	const named = partsOf( read, '', new Map() );
	const whole =
		named.length > 1
			? ( withNamedSteps( read ) ?? withNamedFoods( read ) )
			: withNamedParts( read );
	return ( whole ? partsOf( whole, '', new Map() ) : named )
		.filter( ( { lines } ) => lines.length > 0 )
		.map( ( { block, lines } ) => [
			block.replace( 'larder/', '' ),
			...lines
				.reduce< string[][] >(
					( groups, { html, isHeading } ) => {
						if ( isHeading ) {
							groups.push( [ seen( html ) ] );
						} else {
							groups.at( -1 )?.push( seen( html ) );
						}
						return groups;
					},
					[ [ '' ] ]
				)
				.filter(
					( [ title, ...others ] ) =>
						title !== '' || others.length > 0
				),
		] );
}

describe( 'a text that is pasted, as the server reads it', () => {
	it.each( table.cases )( '$says', ( { text, parts } ) => {
		expect( partsOfText( text.join( '\n' ) ) ).toEqual( parts );
	} );

	it.each( Object.entries( table.names ) )(
		'knows what "%s" names',
		( line, part ) => {
			expect( partNamedBy( line ) ?? '' ).toBe( part );
		}
	);
} );

( existsSync( COLLECTION ) ? describe : describe.skip )(
	'the collection of recipes (skipped where ../shared/data is missing)',
	() => {
		it( 'is read as the server reads it, recipe by recipe', () => {
			const read = Object.keys( table.collection ).map( ( file ) => {
				const text = readFileSync( join( COLLECTION, file ), 'utf8' );
				const digest = createHash( 'sha256' )
					.update( JSON.stringify( partsOfText( text ) ) )
					.digest( 'hex' );
				return [ file, digest.slice( 0, 8 ) ];
			} );
			expect( Object.fromEntries( read ) ).toEqual( table.collection );
		} );
	}
);
