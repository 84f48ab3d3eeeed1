import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';
import { normaliseMarkup } from '@larder/islands/testing';
import { store } from '@larder/store';
import { ShareView } from '../components/share-view';
import { scaledUrl } from '@larder/ui';
import { printedLinks } from '../printed-links';
import type { ShareProps } from '../view-types';

const folder = join( __dirname, 'fixtures/parity' );

const props: ShareProps = {
	recipeId: 9,
	url: 'https://kitchen.example/soup/',
	title: 'Soup',
	label: '',
	isLabelHidden: false,
	links: [
		{ name: 'email', label: 'E-mail', url: 'mailto:?subject=Soup' },
		{ name: 'x', label: 'X', url: 'https://x.com/intent/post?text=Soup' },
	],
};

/**
 * Stubs the browser's system share sheet, or its absence.
 *
 * @param share     What it does; undefined for a browser without one.
 * @param isTouched Whether the visitor has a touch screen.
 */
function withSheet( share?: () => Promise< void >, isTouched = true ): void {
	Object.assign( navigator, share ? { share, canShare: () => true } : {} );
	const media = new EventTarget();
	Object.assign( media, { matches: isTouched } );
	Object.assign( window, { matchMedia: () => media } );
}

function toggle(): HTMLDetailsElement | null {
	return document.querySelector( 'details' );
}

beforeEach( () => withSheet() );

afterEach( () => {
	Reflect.deleteProperty( navigator, 'share' );
	Reflect.deleteProperty( navigator, 'canShare' );
	localStorage.clear();
} );

describe( 'sharing a recipe', () => {
	it.each( readdirSync( folder ) )(
		'is rendered as PHP prints it: %s',
		( file ) => {
			// PHPUnit holds the files to this shape.
			const fixture = JSON.parse(
				readFileSync( join( folder, file ), 'utf8' )
			) as { props: ShareProps; html: string };
			const root = document.createElement( 'div' );
			root.innerHTML = fixture.html;
			const links = printedLinks( root );
			expect( links ).toEqual( fixture.props.links );
			const { container } = render(
				<ShareView { ...fixture.props } links={ links } />
			);
			expect( normaliseMarkup( container.innerHTML ) ).toBe(
				normaliseMarkup( fixture.html )
			);
		}
	);

	it( 'opens the system sheet on a touch screen, and the toggle where that fails', async () => {
		const shared: unknown[] = [];
		withSheet( () => {
			shared.push( 'asked' );
			return Promise.reject(
				new DOMException( 'no', 'NotAllowedError' )
			);
		} );
		render( <ShareView { ...props } /> );
		await userEvent.click( screen.getByText( 'Share' ) );
		expect( shared ).toEqual( [ 'asked' ] );
		expect( toggle()?.open ).toBe( true );
	} );

	it( 'offers the system sheet among the links where nobody touches the screen', async () => {
		let shared = 0;
		withSheet( () => {
			shared += 1;
			return Promise.resolve();
		}, false );
		render( <ShareView { ...props } /> );
		await userEvent.click( screen.getByText( 'Share' ) );
		expect( toggle()?.open ).toBe( true );
		expect( shared ).toBe( 0 );
		await userEvent.click( screen.getByText( 'Other apps…' ) );
		expect( shared ).toBe( 1 );
	} );

	it( 'opens nothing more when somebody closes the system sheet', async () => {
		withSheet( () =>
			Promise.reject( new DOMException( 'closed', 'AbortError' ) )
		);
		render( <ShareView { ...props } /> );
		await userEvent.click( screen.getByText( 'Share' ) );
		expect( toggle()?.open ).toBe( false );
	} );

	it( 'stays closed where another control of the page is open', () => {
		const other = document.createElement( 'details' );
		other.className = 'wp-block-larder-share__toggle';
		other.open = true;
		document.body.append( other );
		const { container } = render( <ShareView { ...props } /> );
		expect( container.querySelector( 'details' )?.open ).toBe( false );
		other.remove();
	} );

	it( 'copies the address, and says so on the button', async () => {
		const user = userEvent.setup();
		render( <ShareView { ...props } /> );
		await user.click( screen.getByText( 'Copy link' ) );
		expect( await navigator.clipboard.readText() ).toBe( props.url );
		expect( screen.getByText( 'Copied' ) ).not.toBeNull();
	} );

	it( 'draws a code once it is wanted', async () => {
		render( <ShareView { ...props } /> );
		expect( screen.queryByRole( 'img' ) ).toBeNull();
		await userEvent.click( screen.getByText( 'Open on a phone' ) );
		expect(
			await screen.findByRole( 'img', {
				name: 'Code that opens the recipe on a phone',
			} )
		).not.toBeNull();
	} );

	it( 'closes by Escape and gives the focus back', async () => {
		render( <ShareView { ...props } /> );
		act( () => void dispatch( store ).setServings( 9, 6 ) );
		const details = toggle();
		if ( details ) {
			details.open = true;
		}
		screen.getByText( 'E-mail' ).focus();
		await userEvent.keyboard( '{Escape}' );
		expect( details?.open ).toBe( false );
		expect( details?.querySelector( 'summary:focus' ) ).not.toBeNull();
	} );

	it( 'takes the servings to the phone', () => {
		expect( scaledUrl( 'https://kitchen.example/?p=9', 6 ) ).toBe(
			'https://kitchen.example/?p=9&servings=6'
		);
		expect( scaledUrl( props.url, undefined ) ).toBe( props.url );
	} );
} );
