import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqView } from '../components/faq-view';

let items: HTMLDetailsElement[];

/**
 * Shows the view among the items that the server printed.
 *
 * @param open Whether each item is open.
 */
function show( ...open: boolean[] ): void {
	document.body.innerHTML = `<section class="wp-block-larder-faq"><div id="switch"></div>${ open
		.map(
			( isOpen, at ) =>
				`<details class="wp-block-larder-faq-item"${ isOpen ? ' open' : '' }><summary>Question ${ at }</summary><div>Answer ${ at }</div></details>`
		)
		.join( '' ) }</section>`;
	items = [ ...document.querySelectorAll( 'details' ) ];
	const container = document.getElementById( 'switch' ) ?? document.body;
	render( <FaqView />, { container } );
}

const all = () => screen.getByRole( 'switch', { name: 'Expand all' } );
const opened = () => items.map( ( { open } ) => open );
const active = () =>
	items.map( ( { classList } ) => classList.contains( 'faq-active' ) );

beforeEach( () => document.body.replaceChildren() );

describe( 'questions', () => {
	it( 'are marked as active while they are open, whoever opens them', async () => {
		show( true, false );
		expect( active() ).toEqual( [ true, false ] );
		const [ first, second ] = items;
		first?.removeAttribute( 'open' );
		second?.setAttribute( 'open', '' );
		await waitFor( () => expect( active() ).toEqual( [ false, true ] ) );
	} );

	it( 'are all set to match the switch, from any mixture', async () => {
		show( true, false, false );
		expect( all().getAttribute( 'aria-checked' ) ).toBe( 'false' );
		await userEvent.click( all() );
		expect( opened() ).toEqual( [ true, true, true ] );
		expect( active() ).toEqual( [ true, true, true ] );
		expect( all().getAttribute( 'aria-checked' ) ).toBe( 'true' );
		await userEvent.click( all() );
		expect( opened() ).toEqual( [ false, false, false ] );
		expect( active() ).toEqual( [ false, false, false ] );
	} );

	it( 'turn the switch when the last one opens, and when one closes', async () => {
		show( true, false );
		items[ 1 ]?.setAttribute( 'open', '' );
		await waitFor( () =>
			expect( all().getAttribute( 'aria-checked' ) ).toBe( 'true' )
		);
		items[ 0 ]?.removeAttribute( 'open' );
		await waitFor( () =>
			expect( all().getAttribute( 'aria-checked' ) ).toBe( 'false' )
		);
	} );
} );
