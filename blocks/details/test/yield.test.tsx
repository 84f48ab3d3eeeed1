import { dispatch } from '@wordpress/data';
import { act, render } from '@testing-library/react';
import { store } from '@larder/store';
import { Yield } from '../components/yield';

it( 'follows the servings that a visitor chose', async () => {
	const { container } = render(
		<Yield recipeId={ 301 } servings={ 4 } text="4" unit="servings" />
	);
	expect( container.textContent ).toBe( '4 servings' );
	await act( () => dispatch( store ).setServings( 301, 8 ) );
	expect( container.textContent ).toBe( '8 servings' );
	await act( () => dispatch( store ).resetServings( 301 ) );
	expect( container.textContent ).toBe( '4 servings' );
} );
