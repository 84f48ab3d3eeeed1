import '../../../packages/editor/test/browser';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { ShownFacts } from '../edit/shown-facts';
import { readFacts } from '../../recipe/facts';

/**
 * Shows the choice of facts.
 *
 * @param start The facts chosen before.
 * @return Those that are chosen now.
 */
function show( start: string[] ): () => string[] {
	let fields = start;
	const Choice = () => {
		const [ now, setNow ] = useState( fields );
		fields = now;
		return (
			<ShownFacts
				fields={ now }
				onChange={ setNow }
				facts={ readFacts( () => undefined ) }
			/>
		);
	};
	render( <Choice /> );
	return () => fields;
}

const press = ( label: string ) =>
	fireEvent.click( screen.getByRole( 'checkbox', { name: label } ) );

describe( 'the choice of facts to show', () => {
	it( 'puts a fact that is shown again where it stood', () => {
		const fields = show( [] );
		press( 'Cook time' );
		expect( fields() ).not.toContain( 'cookTime' );
		press( 'Cook time' );
		expect( fields() ).toEqual( [] );
	} );

	it( 'keeps the order of a theme, and puts others behind what they follow', () => {
		const fields = show( [ 'yield', 'prepTime', 'cost' ] );
		press( 'Cook time' );
		expect( fields() ).toEqual( [
			'yield',
			'prepTime',
			'cookTime',
			'cost',
		] );
	} );

	it( 'keeps one fact, as none would mean the usual ones', () => {
		const fields = show( [ 'cost' ] );
		expect(
			screen
				.getByRole( 'checkbox', { name: 'Cost' } )
				.matches( ':disabled' )
		).toBe( true );
		press( 'Yield' );
		press( 'Cost' );
		expect( fields() ).toEqual( [ 'yield' ] );
	} );
} );
