import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstructionsView } from '../components/instructions-view';
import type { InstructionsViewProps } from '../view-types';

let recipeId = 200;

function props(): InstructionsViewProps {
	const step = {
		title: '',
		image: null,
		videoUrl: '',
		note: '',
		tip: '',
		ingredients: null,
	};
	recipeId++;
	return {
		recipeId,
		title: 'Instructions',
		level: 2,
		groups: [
			{
				id: 'group001',
				title: 'First',
				steps: [
					{ ...step, id: 'step0001', text: 'Mix.' },
					{ ...step, id: 'step0002', text: 'Rest.' },
				],
			},
			{
				id: 'group002',
				title: 'Then',
				steps: [ { ...step, id: 'step0003', text: 'Bake.' } ],
			},
		],
	};
}

const tick = ( number: number ) =>
	screen.getByRole< HTMLInputElement >( 'checkbox', {
		name: `Step ${ number } done`,
	} );

beforeEach( () => localStorage.clear() );

it( 'marks a ticked step and counts it', async () => {
	render( <InstructionsView { ...props() } /> );
	await userEvent.click( tick( 3 ) );
	expect( tick( 3 ).closest( 'li' )?.className ).toContain( 'is-checked' );
	expect( screen.getByText( '1 of 3' ) ).toBeTruthy();
	expect(
		screen.getByText( '1 of 3 steps done' ).getAttribute( 'role' )
	).toBe( 'status' );
} );

it( 'takes a tick back', async () => {
	render( <InstructionsView { ...props() } /> );
	await userEvent.click( tick( 1 ) );
	await userEvent.click( tick( 1 ) );
	expect( tick( 1 ).checked ).toBe( false );
	expect( screen.getByText( '0 of 3 steps done' ) ).toBeTruthy();
} );

it( 'keeps ticks until they are reset', async () => {
	const kept = props();
	localStorage.setItem(
		`larder:recipe:${ kept.recipeId }`,
		'{"steps":["step0001","gone0000"]}'
	);
	render( <InstructionsView { ...kept } /> );
	expect( tick( 1 ).checked ).toBe( true );
	// A step that is no longer in the recipe does not count.
	expect( screen.getByText( '1 of 3' ) ).toBeTruthy();

	await userEvent.click( screen.getByRole( 'button', { name: 'Reset' } ) );
	expect( tick( 1 ).checked ).toBe( false );
	expect(
		localStorage.getItem( `larder:recipe:${ kept.recipeId }` )
	).toBeNull();
	expect( tick( 1 ).ownerDocument.activeElement?.className ).toBe(
		'wp-block-larder-instructions__head'
	);
} );

it( 'numbers the steps through all groups', () => {
	render( <InstructionsView { ...props() } /> );
	expect(
		screen
			.getAllByRole< HTMLOListElement >( 'list' )
			.map( ( { start } ) => start )
	).toEqual( [ 1, 3 ] );
} );
