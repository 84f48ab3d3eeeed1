import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const here = path.dirname( fileURLToPath( import.meta.url ) );

/** The root of the repository. */
export const REPOSITORY = path.resolve( here, '../..' );

/** Where what a run leaves behind goes: traces, screenshots, logins. */
export const RESULTS = path.join( REPOSITORY, 'test-results' );

/** Flags with which Debian's Chromium starts quietly, without a sandbox as root. */
const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Returns an environment variable that the runner of the tests sets.
 *
 * @param name     Name of the variable.
 * @param fallback What holds where it is not set.
 * @return The value; throws where there is neither.
 */
function fromEnvironment( name: string, fallback?: string ): string {
	const value = process.env[ name ] ?? fallback;
	if ( value === undefined ) {
		throw new Error(
			`${ name } is not set. Run the tests with: npm run test:e2e -- --site <address>`
		);
	}
	return value;
}

/**
 * Returns the site under test.
 *
 * @return Its URL without a final slash, and its administrator.
 */
export function site(): { url: string; user: string; password: string } {
	return {
		url: fromEnvironment( 'LARDER_SITE' ).replace( /\/+$/, '' ),
		user: fromEnvironment( 'LARDER_USER', 'admin' ),
		password: fromEnvironment( 'LARDER_PASSWORD', 'password' ),
	};
}

/**
 * Returns the file that holds the administrator's login, for `storageState`.
 *
 * @return A path inside the results folder, one for each site.
 */
export function adminState(): string {
	const name = site().url.replace( /[^a-z0-9]+/gi, '-' );
	return path.join( RESULTS, '.auth', `${ name }.json` );
}

/**
 * Returns the cookies of a visitor who is not logged in.
 *
 * WordPress Playground, as wp-env starts it, logs every new visitor in; it
 * leaves one alone that it has logged in before.
 *
 * @param url URL of the site; without it there are no cookies.
 * @return A state for `storageState`.
 */
export function guestState( url: string | undefined ): {
	cookies: Array< {
		name: string;
		value: string;
		domain: string;
		path: string;
		expires: number;
		httpOnly: boolean;
		secure: boolean;
		sameSite: 'Lax';
	} >;
	origins: [];
} {
	return {
		cookies:
			url === undefined
				? []
				: [
						{
							name: 'playground_auto_login_already_happened',
							value: '1',
							domain: new URL( url ).hostname,
							path: '/',
							expires: -1,
							httpOnly: false,
							secure: false,
							sameSite: 'Lax',
						},
					],
		origins: [],
	};
}

/**
 * Returns how Chromium starts: Playwright's own where it is installed, else the
 * machine's.
 *
 * @return Launch options.
 */
export function chromiumOptions(): {
	executablePath?: string;
	args: string[];
} {
	const candidates = [
		process.env[ 'LARDER_CHROMIUM' ],
		chromium.executablePath(),
		'/usr/bin/chromium-headless-shell',
		'/usr/bin/chromium',
		'/usr/bin/google-chrome',
	];
	const executablePath = candidates.find(
		( candidate ) => candidate !== undefined && existsSync( candidate )
	);
	return {
		args: CHROMIUM_FLAGS,
		...( executablePath === undefined ? {} : { executablePath } ),
	};
}
