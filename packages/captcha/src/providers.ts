import type { CaptchaProps } from '@larder/contracts';
import type { Widget } from './types';

/** The part that the scripts of reCAPTCHA, Turnstile and hCaptcha have in common. */
type Api = {
	ready?: ( callback: () => void ) => void;
	render: ( place: HTMLElement, options: object ) => string | number;
	getResponse: ( widget: string | number ) => string | undefined;
	reset: ( widget: string | number ) => void;
	execute: ( siteKey: string, options: object ) => PromiseLike< string >;
};

/** What each script leaves in the window. */
const GLOBALS = {
	'recaptcha-v2': 'grecaptcha',
	'recaptcha-v3': 'grecaptcha',
	turnstile: 'turnstile',
	hcaptcha: 'hcaptcha',
} as const;

/** Scripts of providers that the page has or is getting, by URL. */
const scripts = new Map< string, Promise< void > >();

/**
 * Loads a provider's script, once for the page; a failure is forgotten.
 *
 * @param src Its URL.
 * @return Settles once it has run.
 */
function load( src: string ): Promise< void > {
	const known = scripts.get( src );
	if ( known ) {
		return known;
	}
	const loading = new Promise< void >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = src;
		script.async = true;
		script.onload = () => resolve();
		script.onerror = () => {
			script.remove();
			scripts.delete( src );
			reject( new Error( `Larder could not load ${ src }` ) );
		};
		document.head.append( script );
	} );
	scripts.set( src, loading );
	return loading;
}

/**
 * Returns the global of a provider's script, once it is ready.
 *
 * @param provider Name of the provider.
 */
async function apiOf( provider: CaptchaProps[ 'provider' ] ): Promise< Api > {
	// The documented API of the providers, which is not typed.
	const api = Reflect.get( window, GLOBALS[ provider ] ) as Api;
	// hCaptcha and Turnstile are ready when they have loaded.
	if ( api.ready && provider.startsWith( 'recaptcha' ) ) {
		await new Promise< void >( ( resolve ) => api.ready?.( resolve ) );
	}
	return api;
}

/**
 * Renders a captcha in its placeholder.
 *
 * @param place An empty element.
 * @return The captcha; rejects when the provider is not available.
 */
export async function openWidget(
	place: HTMLElement,
	{ provider, siteKey, script, action }: CaptchaProps
): Promise< Widget > {
	await load( script );
	const api = await apiOf( provider );
	if ( provider === 'recaptcha-v3' ) {
		return {
			response: async () => api.execute( siteKey, { action } ),
			reset: () => {},
		};
	}
	const widget = api.render( place, { sitekey: siteKey, action } );
	return {
		response: async () => api.getResponse( widget ) ?? '',
		reset: () => api.reset( widget ),
	};
}
