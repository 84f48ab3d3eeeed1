import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { normaliseMarkup } from '@larder/islands/testing';
import { store } from '@larder/store';
import { PrintLink } from '../components/print-link';
import { scaledUrl } from '@larder/ui';
import type { PrintLinkProps } from '@larder/contracts';

const folder = join( __dirname, 'fixtures/parity' );

const props: PrintLinkProps = {
	recipeId: 9,
	url: 'https://kitchen.example/?p=9&print_recipe=true',
	label: '',
	isLabelHidden: false,
};

afterEach( () => localStorage.clear() );

describe( 'the link to the print page', () => {
	it.each( readdirSync( folder ) )(
		'is rendered as PHP prints it: %s',
		( file ) => {
			// PHPUnit holds the files to this shape.
			const fixture = JSON.parse(
				readFileSync( join( folder, file ), 'utf8' )
			) as { props: PrintLinkProps; html: string };
			const { container } = render( <PrintLink { ...fixture.props } /> );
			expect( normaliseMarkup( container.innerHTML ) ).toBe(
				normaliseMarkup( fixture.html )
			);
		}
	);

	it( 'takes the servings along that the visitor has chosen, and forgets them with the visitor', () => {
		render( <PrintLink { ...props } /> );
		const link = screen.getByRole( 'link', { name: 'Print' } );
		expect( link.getAttribute( 'href' ) ).toBe( props.url );
		act( () => void dispatch( store ).setServings( 9, 6.5 ) );
		expect( link.getAttribute( 'href' ) ).toBe(
			`${ props.url }&recipe_servings=6.5`
		);
		act( () => void dispatch( store ).resetServings( 9 ) );
		expect( link.getAttribute( 'href' ) ).toBe( props.url );
	} );

	it( 'says the servings once', () => {
		expect(
			scaledUrl(
				`${ props.url }&recipe_servings=2`,
				3,
				'recipe_servings'
			)
		).toBe( `${ props.url }&recipe_servings=3` );
	} );
} );
