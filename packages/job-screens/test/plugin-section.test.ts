import apiFetch from '@wordpress/api-fetch';
import { PluginSection } from '../src/change-over/plugin-section';
import type { Status } from '../src/change-over/types';
import { RETRY_DELAY } from '../src/run-steps';
import { counted } from './support/counted';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );

const damaged: Status = {
	...counted,
	isActive: true,
	counts: { recipes: 2, ratings: 0 },
	damaged: 1,
	named: [ { name: 'Soup', edit: '/edit', texts: [ 'No steps.' ] } ],
};

const changing: Status = { ...damaged, phase: 'changing', isBusy: true };
const changed: Status = { ...damaged, phase: 'changed', changed: 2, posts: 2 };

const UNANSWERED = { code: 'fetch_error', message: 'Failed to fetch' };

/** Prints the page as the server does. */
function print( status: Status ): HTMLElement {
	const buttons = [
		...[ 'change', 'copy', 'pause', 'continue' ],
		...[ 'look', 'sample', 'try', 'next' ],
	].map( ( name ) => `<button data-do="${ name }"></button>` );
	document.body.innerHTML = `<section><span class="larder-switch__active"></span><dl></dl><p role="status" tabindex="-1"></p><progress></progress>${ buttons.join( '' ) }<p class="larder-switch__type"><input type="checkbox"></p><details class="larder-switch__damage"><summary></summary><ul></ul></details><div class="larder-switch__sample"></div><form class="larder-switch__end"></form><details class="larder-switch__changed"><summary></summary><table><tbody></tbody></table><button data-do="more"></button></details></section>`;
	const [ section ] = document.getElementsByTagName( 'section' );
	if ( ! section ) {
		throw new Error( 'The page lacks the section.' );
	}
	section.dataset[ 'status' ] = JSON.stringify( status );
	new PluginSection( section ).start();
	return section;
}

/** Returns the button of an action. */
const button = ( name: string ) =>
	document.querySelector< HTMLButtonElement >( `[data-do="${ name }"]` );

/** Returns what is announced. */
const said = () => document.querySelector( '[role="status"]' )?.textContent;

/** Returns what has the focus. */
const focused = () => button( 'look' )?.ownerDocument.activeElement;

/** Lets all that was answered be shown. */
const answered = () => jest.advanceTimersByTimeAsync( 0 );

beforeEach( () => {
	jest.useFakeTimers();
	request.mockReset();
	window.larderJobScreen = { locale: 'en', texts: {} };
} );

afterEach( () => jest.useRealTimers() );

describe( 'The section of a plugin', () => {
	it( 'shows what was counted, what was damaged and what can be done', () => {
		const section = print( damaged );
		expect( section.querySelector( 'dl' )?.textContent ).toBe( 'Recipes2' );
		expect( section.querySelector( 'summary' )?.textContent ).toBe(
			'Recipes with damage (1)'
		);
		expect( section.querySelector( 'li' )?.textContent ).toBe(
			'Soup: No steps.'
		);
		expect( button( 'change' )?.hidden ).toBe( false );
		expect( button( 'pause' )?.hidden ).toBe( true );
		expect( section.querySelector( 'form' )?.hidden ).toBe( true );
		expect( request ).not.toHaveBeenCalled();
	} );

	it.each( [ 'a browser that keeps it there', 'one that takes it away' ] )(
		'moves the focus from a button that is gone to the status, in %s',
		async ( kind ) => {
			print( damaged );
			request.mockResolvedValueOnce( changed );
			button( 'change' )?.focus();
			button( 'change' )?.click();
			if ( kind === 'one that takes it away' ) {
				button( 'change' )?.blur();
			}
			await answered();
			expect( button( 'change' )?.hidden ).toBe( true );
			expect( focused()?.getAttribute( 'role' ) ).toBe( 'status' );
		}
	);

	it( 'leaves the focus on a button that is still there, and elsewhere', async () => {
		print( damaged );
		request.mockResolvedValue( damaged );
		button( 'look' )?.focus();
		button( 'look' )?.click();
		button( 'look' )?.blur();
		await answered();
		expect( focused() ).toBe( button( 'look' ) );
		button( 'change' )?.click();
		button( 'look' )?.focus();
		await answered();
		expect( focused() ).toBe( button( 'look' ) );
	} );

	it( 'enables a button again whose press was refused, and promises nothing', async () => {
		print( damaged );
		request.mockRejectedValueOnce( UNANSWERED );
		button( 'change' )?.click();
		expect( button( 'change' )?.disabled ).toBe( true );
		await answered();
		expect( button( 'change' )?.disabled ).toBe( false );
		expect( said() ).toBe( 'The server did not answer.' );
		await jest.advanceTimersByTimeAsync( 2 * RETRY_DELAY );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'enables a button again whose example could not be had', async () => {
		print( damaged );
		request.mockRejectedValueOnce( {
			code: 'rest_forbidden',
			message: 'You may not.',
		} );
		button( 'sample' )?.click();
		await answered();
		expect( button( 'sample' )?.disabled ).toBe( false );
		expect( said() ).toBe( 'You may not.' );
	} );

	it( 'requests a step again that had no answer, as it says', async () => {
		print( damaged );
		request
			.mockResolvedValueOnce( changing )
			.mockRejectedValueOnce( UNANSWERED )
			.mockResolvedValueOnce( changed );
		button( 'change' )?.click();
		await answered();
		expect( said() ).toBe( 'The server did not answer. Trying again.' );
		await jest.advanceTimersByTimeAsync( RETRY_DELAY );
		expect( request ).toHaveBeenCalledTimes( 3 );
		expect( said() ).toContain( '2 of 2 recipes have changed over.' );
	} );

	it.each( [ '{}', '[]', '"idle"', 'null' ] )(
		'is not shown by what is not a status: %s',
		( json ) => {
			const section = print( damaged );
			section.dataset[ 'status' ] = json;
			expect( () => new PluginSection( section ) ).toThrow(
				'The page lacks a status.'
			);
		}
	);
} );
