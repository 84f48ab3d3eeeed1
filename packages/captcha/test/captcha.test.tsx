import {
	afterEach,
	beforeEach,
	describe,
	expect,
	it,
	jest,
} from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { CaptchaProps } from '@larder/contracts';
import { Captcha } from '../src/components/captcha';

const props: CaptchaProps = {
	provider: 'recaptcha-v2',
	siteKey: 'public',
	script: '',
	action: 'comment_7',
	field: 'larder_captcha',
	verifyUrl: 'https://example.org/wp-json/verify',
	styleUrl: '',
};

/** Each test has a script of its own, since a page loads one only once. */
let count = 0;
let form: HTMLFormElement;
let answer: string;
const sent = jest.fn< ( response: string ) => void >();
const asked: URLSearchParams[] = [];

/**
 * Opens the captcha as the first letter of a comment does, with the provider's script there.
 *
 * @param more Props that differ.
 */
async function open( more: Partial< CaptchaProps > = {} ): Promise< void > {
	const script = `https://provider.example/${ ++count }.js`;
	render(
		<Captcha { ...props } script={ script } { ...more } form={ form } />,
		{
			container: form.appendChild( document.createElement( 'div' ) ),
		}
	);
	await act( async () => {
		document
			.querySelector( `script[src="${ script }"]` )
			?.dispatchEvent( new Event( 'load' ) );
		await Promise.resolve();
	} );
}

async function submit(): Promise< void > {
	await act( async () => {
		form.requestSubmit();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	} );
}

function siteSays( body: object, status = 200 ): void {
	globalThis.fetch = ( _url, init ) => {
		if ( init?.body instanceof URLSearchParams ) {
			asked.push( init.body );
		}
		return Promise.resolve(
			new Response( JSON.stringify( body ), { status } )
		);
	};
}

beforeEach( () => {
	answer = 'a response';
	asked.length = 0;
	sent.mockClear();
	form = document.body.appendChild( document.createElement( 'form' ) );
	// The last to hear of it: what is not prevented goes to the server.
	document.addEventListener( 'submit', onSent );
	Reflect.set( window, 'grecaptcha', {
		ready: ( callback: () => void ) => callback(),
		render: () => 0,
		getResponse: () => answer,
		reset: () => {},
		execute: () => Promise.resolve( answer ),
	} );
} );

function onSent( event: Event ): void {
	if ( ! event.defaultPrevented ) {
		event.preventDefault();
		const given = new FormData( form ).get( 'larder_captcha' );
		sent( typeof given === 'string' ? given : '' );
	}
}

afterEach( () => {
	cleanup();
	form.remove();
	document.removeEventListener( 'submit', onSent );
	jest.useRealTimers();
} );

describe( 'the captcha of a comment form', () => {
	it.each( [ 'recaptcha-v2', 'recaptcha-v3' ] as const )(
		'lets a comment through once the site says that the response of %s passes',
		async ( provider ) => {
			siteSays( { success: true, data: { success: true } } );
			await open( { provider } );
			await submit();
			expect( sent.mock.calls ).toEqual( [ [ 'a response' ] ] );
			expect( asked.map( String ) ).toEqual( [
				'recaptchaResponse=a+response&action=comment_7',
			] );
		}
	);

	it( 'holds a comment back without a response, and says so for four seconds', async () => {
		siteSays( { success: true, data: { success: true } } );
		answer = '';
		await open();
		const clock = jest.spyOn( globalThis, 'setTimeout' );
		await submit();
		expect( screen.getByRole( 'alert' ).textContent ).toBe(
			'Please verify that you are not a robot.'
		);
		expect( clock.mock.calls.map( ( [ , delay ] ) => delay ) ).toContain(
			4000
		);
		clock.mockRestore();
		expect( sent ).not.toHaveBeenCalled();
		expect( asked ).toEqual( [] );
	} );

	it( 'takes the message away after four seconds', async () => {
		answer = '';
		await open();
		jest.useFakeTimers();
		await act( async () => {
			form.requestSubmit();
			await jest.advanceTimersByTimeAsync( 3999 );
		} );
		expect( screen.getByRole( 'alert' ).textContent ).not.toBe( '' );
		await act( async () => {
			await jest.advanceTimersByTimeAsync( 1 );
		} );
		expect( screen.getByRole( 'alert' ).textContent ).toBe( '' );
	} );

	it.each( [
		[
			'a response that does not pass',
			{ success: false, data: { success: false } },
			200,
			'reCAPTCHA verification failed. Please try again..',
		],
		[
			'a response that nobody could judge',
			{ success: false, data: { success: false } },
			503,
			'Error validating reCAPTCHA. Please try again.',
		],
	] )( 'holds a comment back with %s', async ( _, body, status, message ) => {
		siteSays( body, status );
		await open();
		await submit();
		expect( screen.getByRole( 'alert' ).textContent ).toBe( message );
		expect( sent ).not.toHaveBeenCalled();
	} );

	it( 'sends one comment for two presses', async () => {
		siteSays( { success: true, data: { success: true } } );
		await open();
		await act( async () => {
			form.requestSubmit();
			form.requestSubmit();
			await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
		} );
		expect( sent ).toHaveBeenCalledTimes( 1 );
	} );
} );
