import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { normaliseMarkup } from '@larder/islands/testing';
import { filledPart, Stars } from '../src/stars';

type Fixture = ComponentProps< typeof Stars > & { html: string };

const folder = join( __dirname, 'fixtures/stars' );

describe( 'the stars render what PHP prints', () => {
	it.each( readdirSync( folder ) )( '%s', ( file ) => {
		// PHPUnit holds the files to this shape.
		const { html, ...props } = JSON.parse(
			readFileSync( join( folder, file ), 'utf8' )
		) as Fixture;
		const { container } = render( <Stars { ...props } /> );
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup( html )
		);
	} );
} );

it( 'says in words what is seen, and can be neither pressed nor reached', () => {
	render( <Stars rating={ 4.7 } label="4.7 out of 5 stars" /> );
	expect( screen.getByRole( 'img', { name: '4.7 out of 5 stars' } ) ).toBe(
		document.querySelector( '[data-read-only="true"]' )
	);
	expect(
		document.querySelector( 'button, input, a, [tabindex]' )
	).toBeNull();
} );

describe( 'filledPart', () => {
	it.each( [
		[ 0, 0 ],
		[ 4.7, 94 ],
		[ 4.67, 93.4 ],
		[ 5, 100 ],
		[ 9, 100 ],
		[ -1, 0 ],
	] )( 'fills of a rating of %d out of 5 %d percent', ( rating, part ) => {
		expect( filledPart( rating ) ).toBe( part );
	} );
} );
