import { render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { LinkClicks } from '../src/components/link-clicks';

jest.mock( '@wordpress/api-fetch' );

describe( 'The clicks of links', () => {
	afterEach( () => document.documentElement.removeAttribute( 'lang' ) );

	// As the machine writes numbers, where the page's language says nothing.
	const ownNumber = ( 1204 ).toLocaleString();

	it.each( [
		[ 'de', '1.204' ],
		[ 'pt-PT-ao90-x', ownNumber ],
		[ 'not a tag', ownNumber ],
	] )( 'are shown in a page whose language is %s', async ( lang, count ) => {
		document.documentElement.lang = lang;
		jest.mocked( apiFetch ).mockResolvedValue( [
			{
				id: 'a',
				url: 'https://example.org/pan',
				recipe: 'Soup',
				edit: '',
				clicks: 1204,
				last: '2024-03-01T10:00:00Z',
			},
		] );

		render( <LinkClicks /> );

		expect( await screen.findByText( count ) ).toBeTruthy();
		expect( screen.getByText( /2024/ ) ).toBeTruthy();
	} );
} );
