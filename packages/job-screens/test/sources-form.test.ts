import apiFetch from '@wordpress/api-fetch';
import { SourcesForm } from '../src/import/sources-form';
import type { Status } from '../src/import/types';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );

const run: Status = {
	id: 'run',
	phase: 'reading',
	sources: {},
	recipes: {},
	failed: [],
	rows: [],
	more: false,
};

const REFUSED = { code: 'larder_no_url', message: 'That is not a URL.' };
const UNANSWERED = { code: 'fetch_error', message: 'Failed to fetch' };

/** Returns the form with URLs, and files of some names. */
function formWith( urls: string, ...names: string[] ): SourcesForm {
	const form = document.createElement( 'form' );
	form.innerHTML =
		'<textarea name="urls"></textarea><input type="file" name="files[]" multiple>' +
		'<div class="larder-import__columns"></div><template class="larder-import__fields"><select></select></template>';
	const [ area ] = form.getElementsByTagName( 'textarea' );
	const [ field ] = form.getElementsByTagName( 'input' );
	if ( area ) {
		area.value = urls;
	}
	Object.defineProperty( field, 'files', {
		value: Object.assign(
			names.map( ( name ) => new File( [ 'x' ], name ) ),
			{ item: () => null }
		),
	} );
	document.body.replaceChildren( form );
	return new SourcesForm( form, 'message' );
}

/** Returns what was sent, a list for each request. */
const sent = () =>
	request.mock.calls.map( ( [ { body } ] ) =>
		body instanceof FormData
			? [ ...body ].map( ( [ key, value ] ) => [
					key,
					value instanceof File ? value.name : value,
				] )
			: []
	);

beforeEach( () => request.mockReset() );

describe( 'The form of sources', () => {
	it( 'sends URLs first, and each file by itself to the same import', async () => {
		request.mockResolvedValue( run );
		expect(
			await formWith( 'https://example.org/', 'a.txt', 'b.txt' ).send()
		).toEqual( { status: run, failed: [], isRefused: false } );
		expect( sent() ).toEqual( [
			[ [ 'urls', 'https://example.org/' ] ],
			[
				[ 'files[]', 'a.txt' ],
				[ 'run', 'run' ],
			],
			[
				[ 'files[]', 'b.txt' ],
				[ 'run', 'run' ],
			],
		] );
	} );

	it( 'says that it is being sent until all is there, also where nothing arrives', async () => {
		request.mockRejectedValue( UNANSWERED );
		const form = formWith( 'https://example.org/', 'a.txt' );
		expect( form.isSending() ).toBe( false );
		const done = form.send();
		expect( form.isSending() ).toBe( true );
		await done;
		expect( form.isSending() ).toBe( false );
	} );

	it( 'sends no file where its URLs are refused, for that would be another import', async () => {
		request.mockRejectedValueOnce( REFUSED );
		expect( await formWith( 'nonsense', 'a.txt' ).send() ).toEqual( {
			status: null,
			failed: [ { name: '', notices: [ 'That is not a URL.' ] } ],
			isRefused: true,
		} );
		expect( sent() ).toEqual( [ [ [ 'urls', 'nonsense' ] ] ] );
	} );

	it( 'goes on where one file is lost, and names it', async () => {
		request
			.mockRejectedValueOnce( UNANSWERED )
			.mockResolvedValueOnce( run );
		expect( await formWith( '', 'a.txt', 'b.txt' ).send() ).toEqual( {
			status: run,
			failed: [
				{ name: 'a.txt', notices: [ 'The server did not answer.' ] },
			],
			isRefused: false,
		} );
		expect( sent() ).toEqual( [
			[ [ 'files[]', 'a.txt' ] ],
			[ [ 'files[]', 'b.txt' ] ],
		] );
	} );

	it( 'is sent empty, so that the server says what it needs', async () => {
		request.mockRejectedValueOnce( REFUSED );
		await formWith( ' ' ).send();
		expect( sent() ).toEqual( [ [ [ 'urls', '' ] ] ] );
	} );
} );
