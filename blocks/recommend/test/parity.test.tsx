import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { normaliseMarkup } from '@larder/islands/testing';
import { RecommendView } from '../components/recommend-view';
import type { RecommendViewProps } from '../view-types';

const folder = join( __dirname, 'fixtures/parity' );

beforeEach( () => {
	// What the visitor has done is not asked here.
	window.fetch = () => new Promise( () => {} );
} );

describe( 'the view renders what PHP prints', () => {
	it.each( readdirSync( folder ) )( '%s', ( file ) => {
		// PHPUnit holds the files to this shape.
		const { props, html } = JSON.parse(
			readFileSync( join( folder, file ), 'utf8' )
		) as { props: RecommendViewProps; html: string };
		const { container } = render( <RecommendView { ...props } /> );
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup( html )
		);
	} );
} );
