import { pageFor, type KeptPage } from '../src/kept-pages';
import { offlinePage } from '../src/offline-page';
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
	const pages = [ page( '/soup/' ), page( '/?p=12' ) ];

	it.each( [
		[ '/soup/', '/soup/' ],
		[ '/soup/?servings=8&utm_source=x', '/soup/' ],
		[ '/soup/#recipe', '/soup/' ],
		[ '/?p=12', '/?p=12' ],
		[ '/?p=12&servings=2', '/?p=12' ],
		[ '/', undefined ],
		[ '/?p=13', undefined ],
		[ '/stew/', undefined ],
	] )( 'answers %s with %s', ( asked, url ) => {
		expect( find( pages, asked ) ).toBe( url );
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
