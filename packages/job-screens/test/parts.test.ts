import { element, find, link } from '../src/elements';
import { errorText, refusalOf, stepErrorText } from '../src/error-text';
import { formatNumber, serverText } from '../src/page-data';

describe( 'Elements', () => {
	afterEach( () => document.body.replaceChildren() );

	it( 'are found by selector and class', () => {
		document.body.innerHTML = '<form><progress></progress></form>';
		expect(
			find( document, 'form progress', HTMLProgressElement ).tagName
		).toBe( 'PROGRESS' );
	} );

	it.each( [
		[ 'is missing', '.missing' ],
		[ 'has another class', 'form' ],
	] )( 'throw when one %s', ( _, selector ) => {
		document.body.innerHTML = '<form></form>';
		expect( () => find( document, selector, HTMLProgressElement ) ).toThrow(
			`The page lacks ${ selector }.`
		);
	} );

	it( 'show texts as they are, never as HTML', () => {
		expect( element( 'li', '<b>soup</b>' ).innerHTML ).toBe(
			'&lt;b&gt;soup&lt;/b&gt;'
		);
	} );

	it( 'link where there is a URL', () => {
		expect( link( 'Soup', 'https://example.org/soup' ) ).toHaveProperty(
			'outerHTML',
			'<a href="https://example.org/soup">Soup</a>'
		);
		expect( link( 'Soup', '' ) ).toBe( 'Soup' );
	} );
} );

describe( 'A failed request', () => {
	it( 'is explained by the server where that answered', () => {
		const error = { code: 'rest_forbidden', message: 'You may not.' };
		expect( refusalOf( error ) ).toBe( 'You may not.' );
		expect( errorText( error ) ).toBe( 'You may not.' );
		expect( stepErrorText( error ) ).toBe( 'You may not.' );
	} );

	it( 'is explained by admin-ajax in its own shape', () => {
		const data = { message: 'There is no such work.' };
		expect( refusalOf( { success: false, data } ) ).toBe(
			'There is no such work.'
		);
	} );

	it.each( [
		{ success: false },
		{ data: null },
		-1,
		new Error( 'Failed to fetch' ),
		{ code: 'fetch_error', message: 'Could not get a valid response.' },
		{ code: 'offline_error', message: 'Unable to connect.' },
		{ code: 'invalid_json', message: 'The response is not valid.' },
		{ message: 'without a code' },
		null,
		undefined,
		'text',
	] )( 'promises a retry for a step of a job alone: %p', ( error ) => {
		expect( refusalOf( error ) ).toBeNull();
		expect( errorText( error ) ).toBe( 'The server did not answer.' );
		expect( stepErrorText( error ) ).toBe(
			'The server did not answer. Trying again.'
		);
	} );
} );

describe( 'What the page was printed with', () => {
	it.each( [
		[ 'de-DE', '1.204' ],
		[ 'en-US', '1,204' ],
		[ '', '1,204' ],
	] )( 'decides how numbers are written: %p', ( locale, text ) => {
		window.larderJobScreen = { locale, texts: {} };
		expect( formatNumber( 1_204 ) ).toBe( text );
	} );

	it( 'has the texts that PHP shows, too', () => {
		window.larderJobScreen = { locale: '', texts: { done: 'imported' } };
		expect( serverText( 'done' ) ).toBe( 'imported' );
		expect( serverText( 'of-a-newer-version' ) ).toBe(
			'of-a-newer-version'
		);
	} );
} );
