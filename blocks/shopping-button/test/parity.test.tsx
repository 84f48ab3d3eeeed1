import { render } from '@testing-library/react';
import { normaliseMarkup } from '@larder/islands/testing';
import { ShoppingButtonView } from '../components/shopping-button-view';
import fixture from './fixtures/parity/usual.json';

describe( 'the view renders what PHP prints', () => {
	it( 'before anybody presses it', () => {
		const { container } = render(
			<ShoppingButtonView { ...fixture.props } />
		);
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup( fixture.html )
		);
	} );
} );
