import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { site } from './environment';

/** A provider of captchas on this machine: what the page loads, and what the server asks. */
export class CaptchaProvider {
	/** What the site has asked, newest last. */
	readonly asked: URLSearchParams[] = [];

	/** How many scripts pages have loaded. */
	loaded = 0;

	/** What the visitor's box gives; empty while nothing is ticked. */
	response = 'a person';

	#server: Server;

	readonly #taken = new Set< string >();

	constructor() {
		this.#server = createServer( ( request, reply ) => {
			let body = '';
			request.on( 'data', ( chunk: Buffer ) => {
				body += chunk.toString();
			} );
			request.on( 'end', () => {
				const form = new URLSearchParams( body );
				const response = form.get( 'response' ) ?? '';
				this.asked.push( form );
				const isFirst = ! this.#taken.has( response );
				this.#taken.add( response );
				reply.setHeader( 'Content-Type', 'application/json' );
				reply.end(
					JSON.stringify( {
						success: response.startsWith( 'a person' ) && isFirst,
						hostname: new URL( site().url ).hostname,
						score: 0.9,
						action: response.split( '|' )[ 1 ],
					} )
				);
			} );
		} );
	}

	/**
	 * Starts it.
	 *
	 * @return Settles when it listens.
	 */
	start(): Promise< void > {
		return new Promise( ( resolve ) =>
			this.#server.listen( 0, '127.0.0.1', resolve )
		);
	}

	/**
	 * Ends it.
	 *
	 * @return Settles when it has ended.
	 */
	stop(): Promise< void > {
		return new Promise( ( resolve ) =>
			this.#server.close( () => resolve() )
		);
	}

	/**
	 * Switches the captcha on for a page, and answers for the provider's script.
	 *
	 * @param version Which captcha.
	 */
	async use( page: Page, version: string ): Promise< void > {
		// Listening on TCP it has an address with a port.
		const { port } = this.#server.address() as AddressInfo;
		await page.context().addCookies( [
			{
				name: 'larder_captcha_test',
				value: `${ version }-${ port }`,
				url: site().url,
			},
		] );
		await page.route(
			/google\.com\/recaptcha|challenges\.cloudflare\.com|js\.hcaptcha\.com/,
			( route ) => {
				this.loaded++;
				return route.fulfill( {
					contentType: 'text/javascript',
					body: `( () => {
						let action = '';
						const api = {
							ready: ( callback ) => callback(),
							render: ( place, options ) => {
								action = options.action;
								place.textContent = 'I am not a robot';
								return 0;
							},
							getResponse: () => ${ JSON.stringify( this.response ) } && ${ JSON.stringify( this.response ) } + ' ' + Math.random() + '|' + action,
							reset: () => {},
							execute: async ( key, options ) => ${ JSON.stringify( this.response ) } + ' ' + Math.random() + '|' + options.action,
						};
						Object.assign( window, { grecaptcha: api, turnstile: api, hcaptcha: api } );
					} )();`,
				} );
			}
		);
	}
}
