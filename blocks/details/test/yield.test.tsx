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

it( 'scales both ends of a range', async () => {
	const { container } = render(
		<Yield
			recipeId={ 302 }
			servings={ 4 }
			most={ 6 }
			text="4–6"
			unit="servings"
		/>
	);
	expect( container.textContent ).toBe( '4–6 servings' );
	await act( () => dispatch( store ).setServings( 302, 8 ) );
	expect( container.textContent ).toBe( '8–12 servings' );
} );
