import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { normaliseMarkup } from '@larder/islands/testing';
import { CookMode } from '../components/cook-button';
import { RecipeBar } from '../components/recipe-bar';
import type { CookModeProps, RecipeBarProps } from '../view-types';

const folder = join( __dirname, 'fixtures/parity' );

describe( 'the view renders what PHP prints', () => {
	it.each( readdirSync( folder ) )( '%s', ( file ) => {
		// PHPUnit holds the files to this shape.
		const { props, html } = JSON.parse(
			readFileSync( join( folder, file ), 'utf8' )
		) as { props: CookModeProps | RecipeBarProps; html: string };
		const { container } = render(
			'isAdjustable' in props ? (
				<RecipeBar { ...props } />
			) : (
				<CookMode { ...props } />
			)
		);
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup( html )
		);
	} );
} );
