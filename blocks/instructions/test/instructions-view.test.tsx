import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';
import { getManifest } from '@larder/islands';
import { pageData } from '@larder/islands/testing';
import { store } from '@larder/store';
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
		scaling: null,
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

/** Renders one step of a recipe for 4, whose ingredients the page has printed. */
function renderStep(
	text: string,
	scaling: InstructionsViewProps[ 'scaling' ]
) {
	const all = props();
	const line = { unit: '', note: '', link: null, image: null };
	const ingredients = {
		recipeId: all.recipeId,
		groups: [
			{
				id: 'lines001',
				title: '',
				items: [
					{ ...line, id: 'eggs0001', quantity: '2', name: 'eggs' },
				],
			},
		],
	};
	document.body.insertAdjacentHTML( 'beforeend', pageData() );
	getManifest().roots = { a: [ 'ingredients', ingredients ] };
	const [ group ] = all.groups;
	const [ step ] = group?.steps ?? [];
	render(
		<InstructionsView
			{ ...all }
			scaling={ scaling }
			groups={
				group && step
					? [ { ...group, steps: [ { ...step, text } ] } ]
					: []
			}
		/>
	);
	return all.recipeId;
}

const shown = () =>
	document.querySelector( '.wp-block-larder-instructions__text' )
		?.textContent;

it( 'scales the amounts of a step with the servings, and marks them', async () => {
	const id = renderStep(
		'Beat <b>2 eggs</b> with 1 cup milk for 5 minutes.',
		{
			servings: 4,
			servingType: 'scale',
			useFraction: true,
		}
	);
	expect( shown() ).toBe( 'Beat 2 eggs with 1 cup milk for 5 minutes.' );
	await act( () => dispatch( store ).setServings( id, 8 ) );
	await waitFor( () =>
		expect( shown() ).toBe(
			'Beat 4 eggs with 2\u00a0cups milk for 5 minutes.'
		)
	);
	expect(
		[ ...document.querySelectorAll( '.larder-scaled' ) ].map( ( mark ) =>
			mark.getAttribute( 'title' )
		)
	).toEqual( [ '2 eggs', '1 cup' ] );
	await act( () => dispatch( store ).resetServings( id ) );
	expect( shown() ).toBe( 'Beat 2 eggs with 1 cup milk for 5 minutes.' );
} );

it( 'leaves the steps as they were written where the site wants that', async () => {
	const said = 'Amounts in the steps are not scaled.';
	const id = renderStep( 'Add 1 cup milk.', null );
	expect( screen.queryByText( said ) ).toBeNull();
	await act( () => dispatch( store ).setServings( id, 8 ) );
	expect( shown() ).toBe( 'Add 1 cup milk.' );
	expect( screen.getByText( said ) ).toBeTruthy();
} );
