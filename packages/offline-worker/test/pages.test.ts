import { pageData } from '@larder/islands/testing';
import { pageFor, type KeptPage } from '../src/kept-pages';
import { offlinePage } from '../src/offline-page';
import { ownUrl, readOffline } from '../src/own-url';
import type { WorkerSettings } from '../src/scope';

const page = ( url: string, title = 'Soup' ): KeptPage => ( {
	url: `https://example.org${ url }`,
	title,
	at: 1,
	files: [],
} );

const find = ( pages: KeptPage[], address: string ) =>
	pageFor( pages, `https://example.org${ address }` )?.url.slice( 19 );

describe( 'a kept page', () => {
	const pages = [ page( '/soup/' ), page( '/?p=12' ), page( '/k%c3%a4se/' ) ];

	it.each( [
		[ '/soup/', '/soup/' ],
		[ '/soup/?servings=8&utm_source=x', '/soup/' ],
		[ '/soup/#recipe', '/soup/' ],
		[ '/?p=12', '/?p=12' ],
		[ '/?p=12&servings=2', '/?p=12' ],
		[ '/k%C3%A4se/', '/k%c3%a4se/' ],
		[ '/', undefined ],
		[ '/?p=13', undefined ],
		[ '/stew/', undefined ],
	] )( 'answers %s with %s', ( asked, url ) => {
		expect( find( pages, asked ) ).toBe( url );
	} );
} );

describe( 'a page that says it may be kept', () => {
	const says = ( url: string, isGuests = true ) =>
		`<p>Soup</p>${ pageData( {
			roots: {
				x: [ 'likes', { recipeId: 1 } ],
				y: [ 'offline', { url, isGuests } ],
			},
		} ) }`;

	it.each( [
		[ 'https://example.org/soup/', 'https://example.org/soup/' ],
		[ 'https://example.org/soup/', 'https://example.org/soup/?servings=8' ],
		[
			'https://example.org/?p=12&lang=de',
			'https://example.org/?lang=de&p=12',
		],
	] )( 'is kept as %s when it came from %s', ( address, asked ) => {
		expect( ownUrl( readOffline( says( address ) ), asked ) ).toBe(
			address
		);
	} );

	it.each( [
		[ 'another page', 'https://example.org/stew/' ],
		[ 'the first part of a post', 'https://example.org/soup/2/' ],
		[ 'a page of another site', 'https://example.com/soup/' ],
	] )( 'never takes the place of %s', ( _what, asked ) => {
		expect(
			ownUrl( readOffline( says( 'https://example.org/soup/' ) ), asked )
		).toBeUndefined();
	} );

	it( 'is not kept where what it says is no address', () => {
		expect(
			ownUrl(
				readOffline( says( '/soup/' ) ),
				'https://example.org/soup/'
			)
		).toBeUndefined();
	} );

	it( 'is not kept as a member sees it', () => {
		const soup = 'https://example.org/soup/';
		const offline = readOffline( says( soup, false ) );
		expect( offline ).toBeDefined();
		expect( ownUrl( offline, soup ) ).toBeUndefined();
	} );

	it( 'is not kept because its text says so', () => {
		const soup = 'https://example.org/soup/';
		const text = pageData( {
			roots: { y: [ 'offline', { url: soup, isGuests: true } ] },
		} )
			.replace( '<script', '<pre' )
			.replace( '</script', '</pre' );
		expect(
			readOffline(
				`<div data-larder-offline-page="${ soup }">${ text }</div>`
			)
		).toBeUndefined();
	} );

	it( 'is not kept where it says nothing', () => {
		expect(
			ownUrl( readOffline( '<p>Soup</p>' ), 'https://example.org/soup/' )
		).toBeUndefined();
	} );
} );

describe( 'the page that is shown offline', () => {
	const settings: WorkerSettings = {
		isOn: true,
		scope: '/',
		most: 50,
		lang: 'ar',
		dir: 'rtl',
		site: 'Tom & Ana <3',
		texts: {
			title: 'You are offline',
			intro: 'These can be read:',
			none: 'None yet.',
			retry: 'Try again',
		},
	};

	it( 'lists what can be read, escaped once', async () => {
		const html = await offlinePage(
			[ page( '/soup/', 'Pea &amp; ham <img src=x onerror=alert(1)>' ) ],
			settings
		).text();
		const shown = new DOMParser().parseFromString( html, 'text/html' );
		expect( shown.querySelector( 'li' )?.textContent ).toBe(
			'Pea & ham <img src=x onerror=alert(1)>'
		);
		expect( shown.querySelector( 'a' )?.getAttribute( 'href' ) ).toBe(
			'https://example.org/soup/'
		);
		expect( shown.documentElement.dir ).toBe( 'rtl' );
		expect( shown.title ).toBe( 'You are offline – Tom & Ana <3' );
	} );

	it( 'says so where nothing was kept', async () => {
		expect( await offlinePage( [], settings ).text() ).toContain(
			'None yet.'
		);
	} );
} );
