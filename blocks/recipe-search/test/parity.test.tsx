import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { normaliseMarkup } from '@larder/islands/testing';
import { SearchView } from '../components/search-view';

type Fixture = {
	props: ComponentProps< typeof SearchView >;
	html: string;
};

const folder = join( __dirname, 'fixtures/parity' );

describe( 'the view renders what PHP prints', () => {
	it.each( readdirSync( folder ) )( '%s', ( file ) => {
		// PHPUnit holds the files to this shape.
		const { props, html } = JSON.parse(
			readFileSync( join( folder, file ), 'utf8' )
		) as Fixture;
		const { container } = render( <SearchView { ...props } /> );
		// Without JavaScript the dropdowns are boxes; no view needs these. What
		// is chosen in a list is a property to React, not an attribute.
		const scripted = html
			.replace( /<noscript>.*?<\/noscript>/gs, '' )
			.replaceAll( ' selected>', '>' );
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup( scripted )
		);
	} );
} );
