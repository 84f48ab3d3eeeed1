import { describe, expect, it } from '@jest/globals';
import { timeOf } from '../src/timers';

const mark = ( time: string ) =>
	`<a class="wp-block-larder-instructions__time" href="#step-a" role="button">${ time }</a>`;

/** Presses a time and gives the id of its timer. */
function press( html: string, time: string ): string | undefined {
	document.body.innerHTML = `<div>${ html }</div>`;
	const within = document.body.firstElementChild;
	const pressed = [ ...document.querySelectorAll( 'a' ) ].find(
		( { textContent } ) => textContent === time
	);
	return within && pressed
		? timeOf( pressed, within, 12, { id: 'step0001', name: 'Boil' } )?.id
		: undefined;
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
} );
