import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrintProps } from '@larder/contracts';
import { normaliseMarkup } from '@larder/islands/testing';
import { PrintTools } from '../src/components/print-tools';

const folder = join( __dirname, 'fixtures/parity' );

type Fixture = { props: PrintProps; html: string };

function fixture( name: string ): Fixture {
	// PHPUnit holds the files to this shape.
	return JSON.parse(
		readFileSync( join( folder, name ), 'utf8' )
	) as Fixture;
}

function isTicked( label: string ): boolean {
	return screen.getByLabelText< HTMLInputElement >( label ).checked;
}

afterEach( () => {
	localStorage.clear();
	document.body.replaceChildren();
} );

describe( 'the controls of a print page', () => {
	it.each( readdirSync( folder ) )(
		'are rendered as PHP prints them: %s',
		( file ) => {
			const { props, html } = fixture( file );
			const { container } = render( <PrintTools { ...props } /> );
			expect( normaliseMarkup( container.innerHTML ) ).toBe(
				normaliseMarkup( html )
			);
		}
	);

	it( 'remember what is left out, and the paper, for the next recipe', async () => {
		const { props } = fixture( 'usual.json' );
		const { unmount } = render( <PrintTools { ...props } /> );
		await userEvent.click( screen.getByLabelText( 'Pictures' ) );
		await userEvent.click( screen.getByLabelText( 'Letter' ) );
		unmount();
		render( <PrintTools { ...props } recipeId={ 8 } /> );
		expect( isTicked( 'Pictures' ) ).toBe( false );
		expect( isTicked( 'Title' ) ).toBe( true );
		expect( isTicked( 'Letter' ) ).toBe( true );
	} );

	it( 'follow another tab, and keep what was chosen there', async () => {
		render( <PrintTools { ...fixture( 'usual.json' ).props } /> );
		const newValue = JSON.stringify( { parts: { title: false } } );
		act(
			() =>
				void window.dispatchEvent(
					new StorageEvent( 'storage', {
						key: 'larder:print',
						newValue,
					} )
				)
		);
		expect( isTicked( 'Title' ) ).toBe( false );
		await userEvent.click( screen.getByLabelText( 'Pictures' ) );
		expect(
			JSON.parse( localStorage.getItem( 'larder:print' ) ?? '' )
		).toMatchObject( { parts: { title: false, images: false } } );
	} );

	it( 'follow the site alone where it lets nobody choose', () => {
		localStorage.setItem(
			'larder:print',
			JSON.stringify( { parts: { title: false } } )
		);
		render(
			<PrintTools { ...fixture( 'usual.json' ).props } isOpen={ false } />
		);
		expect( isTicked( 'Title' ) ).toBe( true );
	} );

	it( 'scale the recipe, and leave it alone for what cannot be cooked', async () => {
		render( <PrintTools { ...fixture( 'usual.json' ).props } /> );
		const field = screen.getByLabelText( 'Servings' );
		await userEvent.clear( field );
		await userEvent.type( field, '6' );
		expect( localStorage.getItem( 'larder:recipe:7' ) ).toBe(
			'{"servings":6}'
		);
		await userEvent.clear( field );
		await userEvent.type( field, '0' );
		expect( localStorage.getItem( 'larder:recipe:7' ) ).toBe(
			'{"servings":6}'
		);
		await userEvent.tab();
		expect( field ).toHaveProperty( 'value', '6' );
	} );
} );
