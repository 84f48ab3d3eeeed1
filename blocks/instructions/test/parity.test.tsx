import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { SentInstructions } from '@larder/contracts';
import { describeParity } from '@larder/islands/testing';
import { InstructionsView } from '../components/instructions-view';
import { wholeSteps } from '../whole-steps';

describeParity< SentInstructions >(
	join( __dirname, 'fixtures/parity' ),
	( sent, html ) => {
		const root = document.createElement( 'section' );
		root.innerHTML = html;
		const whole = wholeSteps( sent, root );
		return render( <InstructionsView { ...whole } /> ).container.innerHTML;
	}
);

it( 'reads the steps once: what stands there later is what the view has made of them', () => {
	const root = document.createElement( 'section' );
	const block = 'wp-block-larder-instructions';
	root.innerHTML = `<div class="${ block }__group"><ol><li><div class="${ block }__body"><p class="${ block }__text">Stir 2 eggs <span class="${ block }__tip"><span>in</span></span>.</p></div></li></ol></div>`;
	const props: SentInstructions = {
		recipeId: 1,
		level: 2,
		scaling: null,
		groups: [ { id: 'group001', steps: [ { id: 'step0001' } ] } ],
	};
	const { text, tip } =
		wholeSteps( props, root ).groups[ 0 ]?.steps[ 0 ] ?? {};
	expect( text ).toContain( 'Stir 2 eggs' );
	// What only looks like a part of the block is a text.
	expect( tip ).toBe( '' );
	root.replaceChildren();
	expect( wholeSteps( props, root ).groups[ 0 ]?.steps[ 0 ]?.text ).toBe(
		text
	);
} );

it( 'reads a time that is pressed as it was printed', () => {
	const root = document.createElement( 'section' );
	const block = 'wp-block-larder-instructions';
	const time = ( state: string ): string =>
		`Bake for <a href="#step-step0001" role="button"${ state }>5 minutes</a>.`;
	root.innerHTML = `<div class="${ block }__group"><ol><li><div class="${ block }__body"><p class="${ block }__text">${ time( ' aria-busy="true" style="opacity: 0.6;"' ) }</p></div></li></ol></div>`;
	const props: SentInstructions = {
		recipeId: 1,
		level: 2,
		scaling: null,
		groups: [ { id: 'group001', steps: [ { id: 'step0001' } ] } ],
	};
	expect( wholeSteps( props, root ).groups[ 0 ]?.steps[ 0 ]?.text ).toBe(
		time( '' )
	);
} );
