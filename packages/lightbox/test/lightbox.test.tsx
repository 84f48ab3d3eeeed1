import {
	afterEach,
	beforeEach,
	describe,
	expect,
	it,
	jest,
} from '@jest/globals';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import type { LightboxItem } from '@larder/ui';
import { LightboxPlace } from '../src/components/lightbox-place';
import { TYPES_KEY } from '../src/constants';

const picture = ( name: string ): LightboxItem => ( {
	type: 'image',
	src: `https://example.org/${ name }.jpg`,
	alt: name,
	caption: '',
	width: 1600,
	height: 1200,
} );

const video = ( src: string ): LightboxItem => ( {
	type: 'video',
	src,
	alt: '',
	caption: '',
} );

const open = ( detail: object ) =>
	act( () => {
		document.dispatchEvent(
			new CustomEvent( 'larder:lightbox', { detail, cancelable: true } )
		);
	} );

/** Sets a size for every element, since jsdom lays nothing out. */
function layOut(): void {
	for ( const side of [ 'clientWidth', 'clientHeight' ] ) {
		Object.defineProperty( HTMLElement.prototype, side, {
			configurable: true,
			value: 1000,
		} );
	}
}

/** @param isPreferred Whether the visitor wants little motion. */
function preferLittleMotion( isPreferred: boolean ): void {
	window.matchMedia = jest.fn< typeof window.matchMedia >( ( query ) => ( {
		matches: isPreferred,
		media: query,
		onchange: null,
		addEventListener: () => {},
		removeEventListener: () => {},
		addListener: () => {},
		removeListener: () => {},
		dispatchEvent: () => false,
	} ) );
}

const slide = () => document.querySelector( '.yarl__slide_current' );

beforeEach( () => {
	layOut();
	localStorage.clear();
	history.replaceState( null, '' );
	preferLittleMotion( true );
} );

afterEach( () => {
	jest.restoreAllMocks();
} );

describe( 'the lightbox', () => {
	it( 'shows nothing until it is asked', () => {
		const { container } = render( <LightboxPlace styleUrl="" /> );
		expect( container.innerHTML ).toBe( '' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'opens on the chosen slide, with the page behind it inert', () => {
		render( <LightboxPlace styleUrl="" /> );
		open( { items: [ picture( 'a' ), picture( 'b' ) ], index: 1 } );
		expect( slide()?.getAttribute( 'aria-label' ) ).toBe( '2 of 2' );
		expect( slide()?.querySelector( 'img' )?.alt ).toBe( 'b' );
		expect(
			document.querySelector( 'body > div' )?.hasAttribute( 'inert' )
		).toBe( true );
	} );

	it.each( [
		[ 'says the language of a recipe that is in another', 'ar', 'rtl' ],
		[ 'says nothing of the language of the page', null, null ],
	] )( '%s, of pictures and captions', ( _, lang, dir ) => {
		document.documentElement.lang = 'en-US';
		render(
			<div { ...( lang !== null && { lang, dir: 'rtl' } ) }>
				<a href="https://example.org/a.jpg">Open</a>
			</div>
		);
		render( <LightboxPlace styleUrl="" /> );
		open( {
			items: [ { ...picture( 'حمص' ), caption: 'في الوعاء' } ],
			index: 0,
			opener: screen.getByText( 'Open' ),
		} );
		for ( const words of [
			slide()?.querySelector( 'img' ),
			screen.getByText( 'في الوعاء' ),
		] ) {
			expect( words?.getAttribute( 'lang' ) ).toBe( lang );
			expect( words?.getAttribute( 'dir' ) ).toBe( dir );
		}
	} );

	it( 'counts from left to right also on a page that is read from right to left', () => {
		render( <LightboxPlace styleUrl="" /> );
		open( { items: [ picture( 'a' ), picture( 'b' ) ], index: 1 } );
		const counter = document.querySelector( '.yarl__counter' );
		expect( counter?.textContent ).toBe( '2 / 2' );
		expect( counter?.getAttribute( 'dir' ) ).toBe( 'ltr' );
	} );

	it( 'keeps the measures of the specification', () => {
		render( <LightboxPlace styleUrl="" /> );
		open( { items: [ picture( 'a' ), picture( 'b' ) ], index: 0 } );
		const style = document
			.querySelector( '.yarl__carousel' )
			?.getAttribute( 'style' );
		expect( style ).toContain( '--yarl__carousel_padding_percent: 5' );
		expect( style ).toContain( '--yarl__carousel_spacing_percent: 30' );
	} );

	it.each( [
		[ 'for 270 ms', false, '270ms' ],
		[ 'at once where little motion is wanted', true, '0ms' ],
	] )( 'fades out %s', ( _, isPreferred, duration ) => {
		preferLittleMotion( isPreferred );
		render( <LightboxPlace styleUrl="" /> );
		open( { items: [ picture( 'a' ) ], index: 0 } );
		expect(
			document
				.querySelector< HTMLElement >( '.yarl__portal' )
				?.style.getPropertyValue( '--yarl__fade_animation_duration' )
		).toBe( duration );
	} );

	it.each( [
		[ 'nothing', {} ],
		[ 'no list', { items: 'a' } ],
		[ 'an address that runs code', { items: [ { src: 'javascript:1' } ] } ],
	] )( 'opens for %s not at all', ( _, detail ) => {
		render( <LightboxPlace styleUrl="" /> );
		open( detail );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'closes by Escape, gives the focus back and takes its entry out of the history', async () => {
		render(
			<>
				<button>Opener</button>
				<LightboxPlace styleUrl="" />
			</>
		);
		const opener = screen.getByRole( 'button', { name: 'Opener' } );
		open( { items: [ picture( 'a' ) ], index: 0, opener } );
		expect( history.state ).toEqual( { larderLightbox: 1 } );
		const dialog = screen.getByRole( 'dialog' );
		const container = dialog.querySelector( '.yarl__container' );
		expect( container ).not.toBeNull();
		fireEvent.keyDown( container ?? dialog, { key: 'Escape' } );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( opener.ownerDocument.activeElement ).toBe( opener );
		await waitFor( () => expect( history.state ).toBeNull() );
	} );

	it( 'puts the player of a portal into a frame that asks for no cookies', () => {
		render( <LightboxPlace styleUrl="" /> );
		open( {
			items: [ video( 'https://youtu.be/dQw4w9WgXcQ' ) ],
			index: 0,
		} );
		const frame = document.querySelector( 'iframe' );
		expect( frame?.src ).toContain( 'youtube-nocookie.com' );
		expect( frame?.title ).toBe( 'Video' );
		expect( frame?.hasAttribute( 'sandbox' ) ).toBe( false );
	} );

	it( 'says that a source is invalid', async () => {
		globalThis.fetch = () =>
			Promise.resolve( new Response( null, { status: 404 } ) );
		render( <LightboxPlace styleUrl="" /> );
		open( { items: [ video( 'https://example.org/x' ) ], index: 0 } );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toBe(
			'Invalid source'
		);
		expect( localStorage.getItem( TYPES_KEY ) ).toBeNull();
	} );

	it( 'shows the player that the editor found in a frame, without asking its server', () => {
		globalThis.fetch = jest.fn< typeof fetch >();
		render( <LightboxPlace styleUrl="" /> );
		const src = 'https://example.org/player';
		open( { items: [ { ...video( src ), type: 'embed' } ], index: 0 } );
		const frame = document.querySelector( 'iframe' );
		expect( frame?.src ).toBe( src );
		expect( frame?.getAttribute( 'sandbox' ) ).not.toMatch(
			/^$|allow-top-navigation/
		);
		expect( globalThis.fetch ).not.toHaveBeenCalled();
	} );

	const page = ( headers: Record< string, string > ) => () =>
		Promise.resolve(
			new Response( '<p>', {
				headers: {
					'content-type': 'text/html; charset=utf-8',
					...headers,
				},
			} )
		);

	it.each( [
		[ 'nothing about it', {} ],
		[
			'who else may',
			{
				'content-security-policy':
					"default-src 'self'; frame-ancestors 'self' https://other.example",
			},
		],
		[
			'that nobody may, though it is made to be embedded',
			{
				'content-security-policy': "frame-ancestors 'none'",
				'x-wp-embed': 'true',
			},
		],
		[ 'something of other embeds', { 'x-wp-embed': 'false' } ],
	] )( 'calls a page invalid that says %s', async ( _, headers ) => {
		globalThis.fetch = page( headers );
		render( <LightboxPlace styleUrl="" /> );
		open( { items: [ video( 'https://example.org/page' ) ], index: 0 } );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toBe(
			'Invalid source'
		);
		expect( document.querySelector( 'iframe' ) ).toBeNull();
	} );

	it.each( [
		[ 'an embed of WordPress', { 'x-wp-embed': 'true' } ],
		[
			'a page for everybody',
			{ 'content-security-policy': 'frame-ancestors *' },
		],
		[
			'a page for this site',
			{
				'content-security-policy': `img-src *; frame-ancestors https://b.example ${ location.origin }`,
			},
		],
	] )( 'shows %s in a frame, and remembers that', async ( _, headers ) => {
		globalThis.fetch = page( headers );
		render( <LightboxPlace styleUrl="" /> );
		const src = 'https://example.org/player';
		open( { items: [ video( src ) ], index: 0 } );
		await waitFor( () =>
			expect( document.querySelector( 'iframe' )?.src ).toBe( src )
		);
		expect(
			document.querySelector( 'iframe' )?.getAttribute( 'sandbox' )
		).not.toMatch( /^$|allow-top-navigation/ );
		expect( localStorage.getItem( TYPES_KEY ) ).toBe(
			`{"${ src }":"embed"}`
		);
	} );
} );
