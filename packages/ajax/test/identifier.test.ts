import { beforeEach, describe, expect, it } from '@jest/globals';
import { browserIdentifier, storedIdentifier } from '../src';

const KEY = 'delicious_recipes_user_identifier_for_recipe_likes';

beforeEach( () => localStorage.clear() );

describe( 'what a browser calls itself', () => {
	it( 'stays what it was called before', () => {
		localStorage.setItem( KEY, 'dr_user_identifier_x1y2' );
		expect( browserIdentifier() ).toBe( 'dr_user_identifier_x1y2' );
	} );

	it.each( [
		'dr_user_identifier_',
		'dr_user_identifier_a b',
		`dr_user_identifier_${ 'x'.repeat( 101 ) }`,
		'somebody',
	] )( 'is made up anew where the server would refuse %j', ( stored ) => {
		localStorage.setItem( KEY, stored );
		const made = browserIdentifier();
		expect( made ).toMatch( /^dr_user_identifier_[a-z0-9]+$/ );
		expect( made ).not.toBe( stored );
		expect( storedIdentifier() ).toBe( made );
	} );
} );
