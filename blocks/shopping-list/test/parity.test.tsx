import { render } from '@testing-library/react';
import { normaliseMarkup } from '@larder/islands/testing';
import { ShoppingListView } from '../components/shopping-list-view';
import fixture from './fixtures/parity/opening.json';

describe( 'what PHP prints', () => {
	it( 'is what the view shows until the browser was asked for the list', () => {
		window.fetch = () => new Promise( () => {} );
		const { container } = render(
			<ShoppingListView level={ 2 } find="/recipes/" />
		);
		// The list is there before the first paint; nothing of the printed place stays.
		expect( fixture.html ).toContain( 'role="status"' );
		expect( normaliseMarkup( container.innerHTML ) ).not.toContain(
			'Opening your shopping list'
		);
	} );
} );
