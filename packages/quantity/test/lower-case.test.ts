import { expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { grammarOf } from '../src/grammar';
import { searchAnyCase } from '../src/lower-case';

/** What ends the name of a food or nearly does, in several languages, and what does not. */
const WORDS =
	'egg EGG Eier Zwiebeln oignons İzmir ſoup K well beaten Finely chopped CHOPPED and And with into , ; ( ) (M) + plus mit 2 ½ one Two half a of EL cucchiai più y 2-3 sm lg diced rough-chopped fein gehackt'.split(
		' '
	);

it.each( [ 'en', 'de', 'fr', 'es', 'it' ] )(
	'an expression of %s is found in the same place by its form for lower case',
	( locale ) => {
		const { headEnd } = grammarOf( locale );
		fc.assert(
			fc.property(
				fc.array( fc.constantFrom( ...WORDS ), { maxLength: 7 } ),
				fc.constantFrom( ' ', '', '  ', ', ' ),
				( words, joint ) => {
					const text = words.join( joint );
					expect( searchAnyCase( text, headEnd ) ).toBe(
						text.search( headEnd )
					);
				}
			),
			{ numRuns: 1000 }
		);
	}
);

it( 'no expression that ignores case is made ready for a usual name', () => {
	const search = jest.spyOn( String.prototype, 'search' );
	const { headEnd } = grammarOf( 'en' );
	expect( searchAnyCase( 'Egg, Well Beaten', headEnd ) ).toBe( 3 );
	expect( searchAnyCase( 'egg well beaten', headEnd ) ).toBe( 3 );
	const used = search.mock.calls.map( ( [ one ] ) => one );
	search.mockRestore();
	expect( used ).toHaveLength( 2 );
	// Made once.
	expect( new Set( used ).size ).toBe( 1 );
	expect( used ).toMatchObject( [
		{ ignoreCase: false },
		{ ignoreCase: false },
	] );
	expect( headEnd.ignoreCase ).toBe( true );
} );
