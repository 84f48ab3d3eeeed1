import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { normaliseMarkup } from '@larder/islands/testing';
import { FaqView } from '../components/faq-view';
import fixture from './fixtures/parity/printed.json';

it( 'the view renders the switch that PHP prints', () => {
	const { container } = render( <FaqView /> );
	expect( normaliseMarkup( container.innerHTML ) ).toBe(
		normaliseMarkup( fixture.html )
	);
} );
