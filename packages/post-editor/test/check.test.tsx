import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { FIELDS } from '../src/check/fields';
import { readCheck } from '../src/check/read-check';
import { ResultPreview } from '../src/check/result-preview';

describe( 'what a recipe lacks', () => {
	it( 'leads to a field for each rule of the server, and for no other', () => {
		const php = readFileSync(
			path.resolve( __dirname, '../../server/src/Check/Rule.php' ),
			'utf8'
		);
		const rules = [ ...php.matchAll( /^\tcase \w+ += '([^']+)';$/gm ) ].map(
			( [ , rule ] ) => rule
		);
		expect( rules.length ).toBeGreaterThan( 10 );
		expect( Object.keys( FIELDS ) ).toEqual( rules );
	} );

	it( 'is read as the server sends it', () => {
		const lack = { rule: 'yield', label: 'Yield', advice: 'Say it.' };
		const preview = {
			title: 'Soup',
			site: 'Larder',
			path: [ 'example.org', 'recipe' ],
			image: '',
			description: 'Hot.',
			rating: { value: 4.5, count: 12 },
			facts: [ '45 min' ],
		};
		expect(
			readCheck( {
				groups: [ { name: 'liked', title: 'Liked', lacks: [ lack ] } ],
				preview,
			} )
		).toEqual( {
			groups: [ { name: 'liked', title: 'Liked', lacks: [ lack ] } ],
			preview,
		} );
	} );

	it( 'is nothing where the post holds no recipe, or something else has answered', () => {
		const nothing = { groups: null, preview: null };
		expect( readCheck( nothing ) ).toEqual( nothing );
		expect( readCheck( 'Login' ) ).toEqual( nothing );
		expect(
			readCheck( { groups: [ 1, { lacks: 2 } ], preview: { rating: 3 } } )
		).toMatchObject( {
			groups: [ { name: '', title: '', lacks: [] } ],
			preview: { title: '', rating: null, facts: [] },
		} );
	} );

	it( 'shows the result with its stars in words, and without what is not known', () => {
		const preview = {
			title: 'Soup',
			site: 'Larder',
			path: [ 'example.org', 'recipe' ],
			image: '',
			description: '',
			rating: { value: 4.5, count: 12 },
			facts: [ '45 min' ],
		};
		const { rerender } = render( <ResultPreview preview={ preview } /> );
		expect(
			screen.getByText( /4\.5 of 5 stars \(12 ratings\) · 45 min/ )
		).toBeTruthy();
		expect( screen.getByText( 'example.org › recipe' ) ).toBeTruthy();
		rerender(
			<ResultPreview
				preview={ { ...preview, title: '', rating: null, facts: [] } }
			/>
		);
		expect( screen.queryByText( /stars/ ) ).toBeNull();
		expect( screen.getByText( '(no title)' ) ).toBeTruthy();
	} );
} );
