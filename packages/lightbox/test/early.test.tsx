import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { pageData } from '@larder/islands/testing';
import {
	afterFrame,
	LIGHTBOX_READY_EVENT,
	type LightboxItem,
} from '@larder/ui';
import { LightboxPlace } from '../src/components/lightbox-place';
import { openEarly } from '../src/early';

const KEY = 'lightboxkey';

const picture = ( name: string ): LightboxItem => ( {
	type: 'image',
	src: `https://example.org/${ name }.jpg`,
	alt: name,
	caption: `Caption of ${ name }`,
	width: 1600,
	height: 1200,
	thumbnail: `https://example.org/${ name }-300.jpg`,
} );

const dishes = ( count: number ): LightboxItem[] =>
	Array.from( { length: count }, ( _, at ) => picture( `dish ${ at + 1 }` ) );

function opener(): HTMLElement {
	const link = document.querySelector< HTMLElement >( '#opener' );
	if ( ! link ) {
		throw new Error( 'The page has no link.' );
	}
	return link;
}

const focused = () => opener().ownerDocument.activeElement;

/** Presses a key where the focus is. */
const press = ( key: string ) =>
	fireEvent.keyDown( focused() ?? document, { key } );

const early = () => document.querySelector( '.is-early' );

/** The place of the slide that is shown, and its picture. */
const shown = ( within: ParentNode | null ) => {
	const slide = within?.querySelector( '.yarl__slide_current' );
	return [
		slide?.getAttribute( 'aria-label' ),
		slide?.querySelector( 'img' )?.alt,
	];
};

const view = () => document.querySelector( '.larder-lightbox:not(.is-early)' );

/** Waits until what was drawn is shown. */
const frame = () => new Promise< void >( afterFrame );

/** Styles by which the lightbox fades in. */
const fading = new Set< Element >();

beforeEach( () => {
	for ( const side of [ 'clientWidth', 'clientHeight' ] as const ) {
		Object.defineProperty( HTMLElement.prototype, side, {
			configurable: true,
			value: 1000,
		} );
	}
	document.body.innerHTML = `${ pageData( {
		roots: { [ KEY ]: [ 'lightbox', { styleUrl: '' } ] },
	} ) }<div data-larder-key="gallery"><a href="#" id="opener">Dish</a></div><div data-larder-key="${ KEY }"></div>`;
} );

afterEach( async () => {
	// Nothing that was requested waits for the lightbox of the next test.
	document.dispatchEvent( new CustomEvent( LIGHTBOX_READY_EVENT ) );
	document.body.replaceChildren();
	fading.forEach( ( style ) => style.remove() );
	// Nor does what was drawn.
	await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
} );

it( 'a picture opens before the lightbox is there, by itself on the page, and is stepped through', async () => {
	expect( openEarly( dishes( 3 ), 1, opener() ) ).toBe( true );
	expect( shown( early() ) ).toEqual( [ '2 of 3', 'dish 2' ] );
	expect( early()?.querySelector( 'img' )?.getAttribute( 'src' ) ).toBe(
		'https://example.org/dish 2-300.jpg'
	);
	expect( early()?.contains( focused() ) ).toBe( true );
	await waitFor( () =>
		expect( opener().closest( '[inert]' ) ).not.toBeNull()
	);

	fireEvent.click( screen.getByRole( 'button', { name: 'Next' } ) );
	expect( shown( early() ) ).toEqual( [ '3 of 3', 'dish 3' ] );
	press( 'ArrowRight' );
	expect( shown( early() ) ).toEqual( [ '1 of 3', 'dish 1' ] );
	fireEvent.click( screen.getByRole( 'button', { name: '3 of 3' } ) );
	expect( shown( early() ) ).toEqual( [ '3 of 3', 'dish 3' ] );
} );

it( 'the page below is taken out of reach once the picture is shown, for a slow phone takes a tenth of a second to style all of it anew', async () => {
	openEarly( dishes( 3 ), 1, opener() );
	expect( early() ).not.toBeNull();
	expect( opener().closest( '[inert]' ) ).toBeNull();
	press( 'Escape' );
	await frame();
	expect( opener().closest( '[inert]' ) ).toBeNull();
	openEarly( dishes( 3 ), 1, opener() );
	await frame();
	expect( opener().closest( '[inert]' ) ).not.toBeNull();
	expect( early()?.closest( '[inert]' ) ).toBeNull();
} );

it( 'a picture that is pressed twice opens once', () => {
	openEarly( dishes( 3 ), 1, opener() );
	openEarly( dishes( 3 ), 1, opener() );
	expect( document.querySelectorAll( '.is-early' ) ).toHaveLength( 1 );
} );

it( 'two pictures have a first and a last', () => {
	openEarly( dishes( 2 ), 1, opener() );
	expect(
		screen.getByRole< HTMLButtonElement >( 'button', { name: 'Next' } )
			.disabled
	).toBe( true );
	press( 'ArrowRight' );
	expect( shown( early() ) ).toEqual( [ '2 of 2', 'dish 2' ] );
} );

it( 'what is closed before the lightbox is there stays closed, and gives the focus back', () => {
	openEarly( dishes( 3 ), 0, opener() );
	press( 'Escape' );
	expect( early() ).toBeNull();
	expect( opener().closest( '[inert]' ) ).toBeNull();
	expect( focused() ).toBe( opener() );
	render( <LightboxPlace styleUrl="" /> );
	expect( view() ).toBeNull();
} );

/** Draws a pointer over the lightbox. */
function draw( over: Element | null | undefined, x: number, y: number ): void {
	const to = { clientX: 200 + x, clientY: 200 + y };
	const at = { clientX: 200, clientY: 200, bubbles: true };
	over?.dispatchEvent( new MouseEvent( 'pointerdown', at ) );
	over?.dispatchEvent( new MouseEvent( 'pointerup', { ...at, ...to } ) );
}

it( 'is gone through by swipes, and closed by a pull down', () => {
	openEarly( dishes( 3 ), 0, opener() );
	const image = () => early()?.querySelector( '.yarl__slide img' );
	draw( image(), -120, 10 );
	expect( shown( early() ) ).toEqual( [ '2 of 3', 'dish 2' ] );
	draw( image(), 120, -10 );
	expect( shown( early() ) ).toEqual( [ '1 of 3', 'dish 1' ] );
	document.body.style.direction = 'rtl';
	draw( image(), 120, 0 );
	document.body.style.direction = '';
	expect( shown( early() ) ).toEqual( [ '2 of 3', 'dish 2' ] );
	draw( image(), 5, 160 );
	expect( early() ).toBeNull();
} );

it( 'a press beside the picture closes, one on it does not', () => {
	openEarly( dishes( 3 ), 0, opener() );
	const slide = early()?.querySelector( '.yarl__slide' );
	draw( slide?.querySelector( 'img' ), 0, 0 );
	expect( early() ).not.toBeNull();
	draw( slide?.firstElementChild, 0, 0 );
	expect( early() ).toBeNull();
	expect( focused() ).toBe( opener() );
} );

it( 'the focus goes back to what a view has put in the place of what was pressed', () => {
	openEarly( dishes( 3 ), 0, opener() );
	opener().replaceWith( opener().cloneNode( true ) );
	press( 'Escape' );
	expect( focused() ).toBe( opener() );
} );

it( 'the lightbox opens on the picture that is shown when it comes, and leaves the page as it was', () => {
	openEarly( dishes( 3 ), 0, opener() );
	fireEvent.click( screen.getByRole( 'button', { name: 'Next' } ) );
	render( <LightboxPlace styleUrl="" /> );
	expect( shown( view() ) ).toEqual( [ '2 of 3', 'dish 2' ] );
} );

it( 'a key that is pressed while the lightbox takes the place over is not lost', async () => {
	openEarly( dishes( 3 ), 0, opener() );
	render( <LightboxPlace styleUrl="" /> );
	fireEvent.keyDown( document.body, { key: 'ArrowRight' } );
	for ( const image of view()?.querySelectorAll( 'img' ) ?? [] ) {
		fireEvent.load( image );
	}
	await waitFor( () => expect( early() ).toBeNull() );
	await waitFor( () =>
		expect( shown( view() ) ).toEqual( [ '2 of 3', 'dish 2' ] )
	);
} );

/** Has the lightbox fade in for as long as the function that it returns is not called. */
function fadeIn(): () => void {
	const style = document.createElement( 'style' );
	style.textContent = '.larder-lightbox:not(.is-early) { opacity: 0 }';
	document.head.append( style );
	fading.add( style );
	return () => style.remove();
}

/** Presses a key in the lightbox. */
const pressIn = ( key: string ) =>
	fireEvent.keyDown(
		view()?.querySelector( '.yarl__container' ) ?? document,
		{ key }
	);

/** Has the pictures of the lightbox arrive. */
const load = () =>
	view()
		?.querySelectorAll( 'img' )
		.forEach( ( image ) => fireEvent.load( image ) );

it( 'an arrow that is pressed in the lightbox before it has faded in waits until then, for it learns only meanwhile which way one reads', async () => {
	const end = fadeIn();
	openEarly( dishes( 3 ), 0, opener() );
	render( <LightboxPlace styleUrl="" /> );
	load();
	pressIn( 'ArrowRight' );
	await act( frame );
	expect( early() ).not.toBeNull();
	expect( shown( view() ) ).toEqual( [ '1 of 3', 'dish 1' ] );
	end();
	await waitFor( () =>
		expect( shown( view() ) ).toEqual( [ '2 of 3', 'dish 2' ] )
	);
	expect( early() ).toBeNull();
} );

it( 'what waits is not lost where the next key is pressed in the lightbox while its picture still loads', async () => {
	const end = fadeIn();
	openEarly( dishes( 7 ), 0, opener() );
	render( <LightboxPlace styleUrl="" /> );
	pressIn( 'ArrowRight' );
	end();
	expect( early() ).not.toBeNull();
	pressIn( 'ArrowRight' );
	expect( early() ).toBeNull();
	await waitFor( () =>
		expect( shown( view() ) ).toEqual( [ '3 of 7', 'dish 3' ] )
	);
} );

it.each( [
	[ 7, 'ArrowRight ArrowRight ArrowRight', '4 of 7' ],
	[ 7, 'ArrowLeft ArrowLeft', '6 of 7' ],
	[ 7, 'ArrowRight ArrowLeft', '1 of 7' ],
	[ 2, 'ArrowRight ArrowRight', '2 of 2' ],
	[ 2, 'ArrowLeft ArrowRight', '2 of 2' ],
	[ 2, 'ArrowRight ArrowLeft', '1 of 2' ],
] )(
	'of %d pictures the lightbox takes all keys that wait: %s',
	async ( count, keys, place ) => {
		const end = fadeIn();
		openEarly( dishes( count ), 0, opener() );
		render( <LightboxPlace styleUrl="" /> );
		keys.split( ' ' ).forEach( pressIn );
		load();
		end();
		await waitFor( () => expect( early() ).toBeNull() );
		await waitFor( () => expect( shown( view() )[ 0 ] ).toBe( place ) );
	}
);

it( 'a press that closes waits, too', async () => {
	const end = fadeIn();
	openEarly( dishes( 3 ), 0, opener() );
	render( <LightboxPlace styleUrl="" /> );
	press( 'Escape' );
	fireEvent.keyDown( document.body, { key: 'Escape' } );
	load();
	end();
	await waitFor( () => expect( view() ).toBeNull() );
	expect( early() ).toBeNull();
} );

it( 'nothing stays over the page where the lightbox is closed before it has shown anything', async () => {
	openEarly( dishes( 3 ), 0, opener() );
	render( <LightboxPlace styleUrl="" /> );
	fireEvent.keyDown(
		view()?.querySelector( '.yarl__container' ) ?? document,
		{
			key: 'Escape',
		}
	);
	await waitFor( () => expect( view() ).toBeNull() );
	await waitFor( () => expect( early() ).toBeNull() );
	expect( opener().closest( '[inert]' ) ).toBeNull();
} );

it( 'a page without a lightbox leaves the press to its view', () => {
	document.body.innerHTML = '<a href="#" id="opener">Dish</a>';
	expect( openEarly( dishes( 1 ), 0, opener() ) ).toBe( false );
	expect( early() ).toBeNull();
} );

/** Returns the path to each element below a root: its ancestors with their classes, roles and names. */
function pathsIn( root: Element | null ): Set< string > {
	const nameOf = ( element: Element ): string =>
		[
			element.localName,
			...[ ...element.classList ].filter(
				( name ) => ! /early|_loading$/.test( name )
			),
			element.getAttribute( 'role' ) ?? '',
			element.getAttribute( 'aria-label' ) ?? '',
		].join( '.' );
	const pathOf = ( element: Element ): string =>
		element === root || ! element.parentElement
			? ''
			: `${ pathOf( element.parentElement ) } > ${ nameOf( element ) }`;
	return new Set(
		[ ...( root?.querySelectorAll( '*' ) ?? [] ) ]
			.filter( ( element ) => ! element.closest( 'svg, i' ) )
			.map( pathOf )
	);
}

it.each( [ 1, 2, 3, 4, 7 ] )(
	'all that is drawn of %d pictures is in the lightbox, too, in the same place',
	( count ) => {
		openEarly( dishes( count ), 0, opener() );
		const drawn = pathsIn( early() );
		act( () => void render( <LightboxPlace styleUrl="" /> ) );
		const rendered = pathsIn( view() );
		expect(
			[ ...drawn ].filter( ( path ) => ! rendered.has( path ) )
		).toEqual( [] );
		expect( drawn.size ).toBeGreaterThan( 8 );
	}
);
