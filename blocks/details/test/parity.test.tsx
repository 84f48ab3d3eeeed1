import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { normaliseMarkup } from '@larder/islands/testing';
import { Fact } from '../components/fact';

type Fixture = { props: ComponentProps< typeof Fact >; html: string };

const folder = join( __dirname, 'fixtures/parity' );

describe( 'the view renders what PHP prints', () => {
	it.each( readdirSync( folder ) )( '%s', ( file ) => {
		// PHPUnit holds the files to this shape.
		const { props, html } = JSON.parse(
			readFileSync( join( folder, file ), 'utf8' )
		) as Fixture;
		const { container } = render( <Fact { ...props } /> );
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup( html )
		);
	} );
} );
