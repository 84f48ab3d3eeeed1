import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { normaliseMarkup } from '@larder/islands/testing';
import { ArchiveView } from '../components/archive-view';
import type { ArchiveViewProps } from '../view-types';
import { layOut } from './lay-out';

const folder = join( __dirname, 'fixtures/parity' );

describe( 'the view renders what PHP prints', () => {
	beforeEach( () => {
		layOut();
	} );

	it.each( readdirSync( folder ) )( '%s', ( file ) => {
		// PHPUnit holds the files to this shape.
		const { props, html } = JSON.parse(
			readFileSync( join( folder, file ), 'utf8' )
		) as { props: ArchiveViewProps; html: string };
		const { container } = render( <ArchiveView { ...props } /> );
		// What Embla adds to the row once it moves it.
		for ( const moved of container.querySelectorAll(
			'ul[class*="slides"], li[class*="slide"]'
		) ) {
			moved.removeAttribute( 'style' );
		}
		container.querySelector( '.is-ready' )?.classList.remove( 'is-ready' );
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup( html )
		);
	} );
} );
