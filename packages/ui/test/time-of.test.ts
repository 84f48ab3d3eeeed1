import { describe, expect, it } from '@jest/globals';
import { pageData } from '@larder/islands/testing';
import { timeOf } from '../src/timers';

const mark = ( time: string ) =>
	`<a class="wp-block-larder-instructions__time" href="#step-a" role="button">${ time }</a>`;

/** Presses all times and gives their timers. */
function pressAll( html: string ) {
	document.body.innerHTML = `<div>${ html }</div>`;
	return [ ...document.querySelectorAll( 'a' ) ].map( ( pressed ) =>
		timeOf( pressed, document.body, 12, {
			id: 'step0001',
			anchor: 'step-step0001',
			title: 'Boil',
			number: 2,
		} )
	);
}

/** Presses a time and gives the id of its timer. */
function press( html: string, time: string ): string | undefined {
	const timers = pressAll( html );
	return timers[
		[ ...document.querySelectorAll( 'a' ) ].findIndex(
			( { textContent } ) => textContent === time
		)
	]?.id;
}

describe( 'the timer of a time in a step', () => {
	const text = `<p>Boil for ${ mark( '10 minutes' ) }, rest for ${ mark( '5 minutes' ) }.</p>`;

	it( 'is the same one in the cook mode, which marks none in the title', () => {
		const onPage = `<p>Boil ${ mark( '2 hours' ) }</p>${ text }`;
		expect( press( onPage, '10 minutes' ) ).toBeDefined();
		expect( press( onPage, '10 minutes' ) ).toBe(
			press( text, '10 minutes' )
		);
		expect( press( onPage, '5 minutes' ) ).toBe(
			press( text, '5 minutes' )
		);
	} );

	it( 'is another one for each time', () => {
		expect( press( text, '10 minutes' ) ).not.toBe(
			press( text, '5 minutes' )
		);
	} );

	it( 'is another one on each site of the origin, which may be copies of each other', () => {
		const onSite = ( scope?: string ) => {
			delete window.larder;
			document.head.innerHTML = pageData( scope ? { scope } : {} );
			return press( text, '10 minutes' );
		};
		const ids = [ onSite(), onSite( '/a/' ), onSite( '/b/' ) ];
		expect( new Set( ids ).size ).toBe( 3 );
		expect( ids[ 0 ] ).toBe( '12:step0001:1' );
		document.head.innerHTML = '';
	} );

	it( 'is called by its step, and by its own words where the step has several', () => {
		const namesOf = ( html: string ) =>
			pressAll( html ).map( ( timer ) => timer?.name );
		expect( namesOf( `<p>Boil ${ mark( '2 hours' ) }.</p>` ) ).toEqual( [
			'Boil',
		] );
		expect( namesOf( text ) ).toEqual( [
			'Boil · 10 minutes',
			'Boil · 5 minutes',
		] );
		expect(
			namesOf( `${ text }<p>Wait ${ mark( '5 minutes' ) }.</p>` )
		).toEqual( [
			'Boil · 10 minutes',
			'Boil · 5 minutes (1)',
			'Boil · 5 minutes (2)',
		] );
	} );
} );
