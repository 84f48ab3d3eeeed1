import apiFetch from '@wordpress/api-fetch';
import { JobForm } from '../src/job-forms/job-form';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );

/** Answers a step. */
const answer = (
	done: number,
	cursor: string | null,
	...found: readonly string[]
) =>
	request.mockResolvedValueOnce( {
		success: true,
		data: { done, all: 3, message: `${ done } of 3`, cursor, found },
	} );

/** Prints the form as `Larder\Tools\Jobs` does. */
function print( start = '' ): void {
	document.body.innerHTML = `<form class="larder-job" data-action="larder_index_step" data-job="verify" data-nonce="n0nce" data-start="${ start }"><p><button>Verify</button><progress max="1" value="0" hidden></progress><span role="status"></span></p><ul></ul></form>`;
	new JobForm( part( HTMLFormElement, 'form' ) ).listen();
}

function part< Type extends Element >(
	type: new () => Type,
	selector: string
): Type {
	const found = document.querySelector( selector );
	if ( ! ( found instanceof type ) ) {
		throw new Error( `The page lacks ${ selector }.` );
	}
	return found;
}

const bar = () => part( HTMLProgressElement, 'progress' );
const button = () => part( HTMLButtonElement, 'button' );
const said = () => part( HTMLElement, '[role="status"]' ).textContent;
const listed = () =>
	[ ...document.querySelectorAll( 'li' ) ].map( ( item ) => item.innerHTML );

/** Returns what the requests have sent under a name. */
const sent = ( name: string ) =>
	request.mock.calls.map( ( [ { body } ] ) =>
		body instanceof URLSearchParams ? body.get( name ) : null
	);

/** Presses the button, and lets all that was answered be shown. */
async function press(): Promise< void > {
	part( HTMLFormElement, 'form' ).dispatchEvent(
		new SubmitEvent( 'submit', { cancelable: true } )
	);
	await jest.advanceTimersByTimeAsync( 0 );
}

beforeEach( () => {
	jest.useFakeTimers();
	request.mockReset();
	window.ajaxurl = '/wp-admin/admin-ajax.php';
} );

afterEach( () => jest.useRealTimers() );

describe( 'A job under Tools', () => {
	it( 'is done step by step, each of which resumes where the last one ended', async () => {
		print( 'a' );
		answer( 1, 'b', 'Soup <b>differs</b>.' );
		answer( 2, null, 'Bread differs.' );
		await press();
		expect( sent( 'cursor' ) ).toEqual( [ 'a', 'b' ] );
		expect( sent( 'action' ) ).toContain( 'larder_index_step' );
		expect( sent( 'job' ) ).toContain( 'verify' );
		expect( sent( '_ajax_nonce' ) ).toContain( 'n0nce' );
		expect( said() ).toBe( '2 of 3' );
		expect( listed() ).toEqual( [
			'Soup &lt;b&gt;differs&lt;/b&gt;.',
			'Bread differs.',
		] );
		expect( [ bar().hidden, bar().value, bar().max ] ).toEqual( [
			false,
			3,
			3,
		] );
		expect( button().disabled ).toBe( false );
	} );

	it( 'shows how far it is while it runs, with its button disabled', async () => {
		print();
		answer( 1, 'b' );
		request.mockReturnValueOnce( new Promise( () => {} ) );
		await press();
		expect( bar().value ).toBe( 1 );
		expect( button().disabled ).toBe( true );
	} );

	it( 'starts anew once it is done, with an empty list', async () => {
		print( 'a' );
		answer( 3, null, 'Soup differs.' );
		await press();
		answer( 3, null );
		await press();
		expect( sent( 'cursor' ) ).toEqual( [ 'a', 'a' ] );
		expect( listed() ).toEqual( [] );
	} );

	it( 'stops at once when the server does not answer, and goes on from there at the next press', async () => {
		print();
		answer( 1, 'b', 'Soup differs.' );
		request.mockRejectedValueOnce( { code: 'fetch_error', message: '' } );
		await press();
		expect( said() ).toBe(
			'The server did not answer. Press the button to go on.'
		);
		expect( button().disabled ).toBe( false );

		answer( 3, null, 'Bread differs.' );
		await press();
		expect( sent( 'cursor' ) ).toEqual( [ '', 'b', 'b' ] );
		expect( listed() ).toEqual( [ 'Soup differs.', 'Bread differs.' ] );
	} );

	it.each( [
		[
			'Only administrators can do this.',
			{
				success: false,
				data: { message: 'Only administrators can do this.' },
			},
		],
		[ 'The server did not answer. Press the button to go on.', -1 ],
	] )( 'says why it was refused: %s', async ( text, error ) => {
		print();
		request.mockRejectedValueOnce( error );
		await press();
		expect( said() ).toBe( text );
		expect( button().disabled ).toBe( false );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );
} );
