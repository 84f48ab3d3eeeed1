import { describe, expect, it } from '@jest/globals';
import counts from './fixtures/counts.json';
import { likesText, savesText, shortCount } from '../src/counts';

describe( 'a count', () => {
	it.each( Object.entries( counts ) )(
		'of %s is "%s" in short, as PHP writes it',
		( count, short ) => {
			expect( shortCount( Number( count ) ) ).toBe( short );
		}
	);

	it( 'is exact in words', () => {
		expect( likesText( 1 ) ).toBe( '1 like' );
		expect( likesText( 1234 ) ).toBe( '1,234 likes' );
		expect( savesText( 1 ) ).toBe( '1 person saved it.' );
		expect( savesText( 1234 ) ).toBe( '1,234 people saved it.' );
		expect( savesText( 0 ) ).toBe( '' );
	} );
} );
