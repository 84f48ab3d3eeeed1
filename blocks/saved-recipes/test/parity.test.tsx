import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { normaliseMarkup } from '@larder/islands/testing';
import { SavedView } from '../components/saved-view';
import { site } from './saved-server';
import fixture from './fixtures/parity/asking.json';

describe( 'the view renders what PHP prints', () => {
	it( 'while it asks', () => {
		globalThis.fetch = jest.fn( () => new Promise< Response >( () => {} ) );
		const { container } = render(
			<SavedView level={ 2 } layout="default" { ...site } />
		);
		// What is said without JavaScript, no view needs.
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup(
				fixture.html.replace( /<noscript>.*?<\/noscript>/gs, '' )
			)
		);
	} );
} );
