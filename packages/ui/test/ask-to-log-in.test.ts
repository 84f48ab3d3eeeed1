import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { askToLogIn, LOGIN_EVENT, LOGIN_READY_EVENT } from '../src';

const woken: string[] = [];
jest.mock( '@larder/islands', () => ( {
	wakeBy: ( condition: string ) => woken.push( condition ),
} ) );

afterEach( () => {
	woken.length = 0;
} );

/**
 * Hears the event as the popup does.
 *
 * @return What was asked so far.
 */
function hear(): unknown[] {
	const heard: unknown[] = [];
	document.addEventListener( LOGIN_EVENT, ( event ) => {
		event.preventDefault();
		heard.push( event instanceof CustomEvent && event.detail );
	} );
	return heard;
}

describe( 'asking a visitor to log in', () => {
	it( 'wakes the popup, which hears what was asked once it is there', () => {
		askToLogIn( { then: 'save', recipeId: 7 } );
		expect( woken ).toEqual( [ 'event:larder:login' ] );
		const heard = hear();
		document.dispatchEvent( new CustomEvent( LOGIN_READY_EVENT ) );
		expect( heard ).toEqual( [ { then: 'save', recipeId: 7 } ] );
	} );

	it( 'asks a popup that is there at once', () => {
		const heard = hear();
		askToLogIn( {} );
		expect( heard ).toEqual( [ {} ] );
		expect( woken ).toEqual( [] );
	} );
} );
