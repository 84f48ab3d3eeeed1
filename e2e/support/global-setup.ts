import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { request } from '@playwright/test';
import { adminState, site } from './environment';

/** Logs the administrator in once and keeps the cookies for all tests. */
export default async function logIn(): Promise< void > {
	const { url, user, password } = site();
	const context = await request.newContext( {
		extraHTTPHeaders: {
			Cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
		},
		timeout: 60_000,
	} );
	const response = await context.post( `${ url }/wp-login.php`, {
		form: { log: user, pwd: password, testcookie: '1' },
	} );
	const { cookies } = await context.storageState();
	if (
		! cookies.some( ( { name } ) =>
			name.startsWith( 'wordpress_logged_in_' )
		)
	) {
		throw new Error(
			`${ user } could not log in at ${ url } (status ${ response.status() }).`
		);
	}
	await mkdir( path.dirname( adminState() ), { recursive: true } );
	await context.storageState( { path: adminState() } );
	await context.dispose();
}
