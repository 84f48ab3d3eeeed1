import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guessLanguage } from '../src/guess/guess';
import examples from './fixtures/guesses.json';

const LINES = path.resolve( __dirname, '../../lines/test/fixtures/lines' );

describe( 'The language of a text', () => {
	it.each( examples )( 'is "$language" for "$text"', ( { text, language } ) =>
		expect( guessLanguage( text ) ).toBe( language )
	);

	it.each( [ 'de', 'es', 'fr', 'it' ] )(
		'is known of lists of ingredients in "%s"',
		( language ) => {
			const lines = readFileSync(
				path.join( LINES, `${ language }.tsv` ),
				'utf8'
			)
				.split( '\n' )
				.map( ( line ) => line.split( '\t' )[ 0 ] ?? '' )
				.filter( Boolean );
			const recipes = Array.from(
				{ length: Math.floor( lines.length / 10 ) },
				( _, at ) => lines.slice( 10 * at, 10 * at + 10 ).join( '\n' )
			);
			const guesses = recipes.map( guessLanguage );
			const wrong = guesses.filter(
				( guess ) => guess !== '' && guess !== language
			);
			expect( wrong ).toEqual( [] );
			expect(
				guesses.filter( ( guess ) => guess === language ).length
			).toBeGreaterThanOrEqual( 0.9 * guesses.length );
		}
	);
} );
