import {
	clearCaches,
	forgetPage,
	keepFiles,
	keepPage,
	keptPages,
	makeRoom,
	pageFor,
	readFile,
	readPage,
} from './kept-pages';
import { offlinePage } from './offline-page';
import { openPage } from './open-page';
import { ownUrl, readOffline } from './own-url';
import {
	isNotification,
	isRequest,
	isWaiting,
	type RequestEvent,
	type WorkerScope,
} from './scope';

declare const self: WorkerScope;

const settings = self.larderOffline;
const { most } = settings;

/** How long a kept page is not fetched again for a visitor whose own page cannot be kept. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** What changes the caches happens one after the other. */
let queue: Promise< unknown > = Promise.resolve();

/**
 * Deletes older pages on a QuotaExceededError. Other failures are ignored,
 * since the page was shown from the network.
 */
async function afterFailure( error: unknown ): Promise< void > {
	if (
		error instanceof DOMException &&
		error.name === 'QuotaExceededError'
	) {
		await makeRoom();
	}
}

function inTurn( work: () => Promise< unknown > ): Promise< unknown > {
	queue = queue.then( work ).catch( afterFailure );
	return queue;
}

/** Whether a page is private to the visitor who requests it. */
function isPrivate( { pathname, search }: URL ): boolean {
	return (
		/\/(?:wp-admin|wp-login\.php|wp-json|wp-cron\.php|xmlrpc\.php)(?:\/|$)/.test(
			pathname
		) ||
		/[?&](?:preview|_wpnonce|customize_changeset_uuid|rest_route|print_recipe|larder-service-worker)(?:=|&|$)/.test(
			search
		)
	);
}

/** Caches a page that came over the network where that is allowed; deletes the copy of one that may not be cached. */
async function consider( asked: string, response: Response ): Promise< void > {
	const type = response.headers.get( 'Content-Type' ) ?? '';
	if ( response.redirected || ! type.includes( 'text/html' ) ) {
		return;
	}
	const html = response.ok ? await response.text() : '';
	const offline = readOffline( html );
	const own = ownUrl( offline, asked );
	if ( own !== undefined ) {
		await keepPage( own, html, most );
	} else if (
		[ 404, 410 ].includes( response.status ) ||
		// Pages of logged-in users have no URL for guests, but say that the
		// page may be cached.
		( response.ok && ! offline )
	) {
		const kept = pageFor( await keptPages(), asked );
		await ( kept && forgetPage( kept.url, most ) );
	}
}

/** Answers with the page of the network; with a kept one, or a list of them, where there is none. */
async function answerPage( event: RequestEvent ): Promise< Response > {
	const { url } = event.request;
	try {
		const response =
			( await event.preloadResponse ) ?? ( await fetch( event.request ) );
		const copy = response.clone();
		event.waitUntil( inTurn( () => consider( url, copy ) ) );
		return response;
	} catch {
		const pages = await keptPages();
		const kept = pageFor( pages, url );
		return (
			( kept && ( await readPage( kept.url ) ) ) ??
			offlinePage( pages, settings )
		);
	}
}

/** Answers with the file of the network, or with a kept one. */
async function answerFile( request: Request ): Promise< Response > {
	try {
		return await fetch( request );
	} catch {
		return ( await readFile( request.url ) ) ?? Response.error();
	}
}

/**
 * Caches a page that asks for it, unless the worker has just seen it pass.
 *
 * What a guest is looking at is as a rule still in the browser's own cache, so
 * that the server need not make it twice. For a member it is fetched as a guest
 * would get it.
 *
 * @param url      The page's own URL.
 * @param isGuests Whether it is shown as guests see it.
 * @param files    What it is shown with.
 */
async function keep(
	url: string,
	isGuests: boolean,
	files: string[]
): Promise< void > {
	const isFresh = ( await keptPages() ).some(
		( page ) => page.url === url && page.at > Date.now() - FRESH_MS
	);
	if ( ! isFresh ) {
		await consider(
			url,
			await fetch(
				url,
				isGuests ? { cache: 'force-cache' } : { credentials: 'omit' }
			)
		);
	}
	await keepFiles( url, files, most );
}

self.addEventListener( 'install', ( event ) => {
	if ( isWaiting( event ) ) {
		event.waitUntil( self.skipWaiting() );
	}
} );

self.addEventListener( 'activate', ( event ) => {
	if ( isWaiting( event ) ) {
		event.waitUntil(
			settings.isOn
				? clearCaches( false )
						.then( () =>
							// Starting the worker holds up no page.
							self.registration.navigationPreload.enable()
						)
						.then( () => self.clients.claim() )
				: clearCaches( true ).then( () =>
						self.registration.unregister()
					)
		);
	}
} );

self.addEventListener( 'fetch', ( event ) => {
	if ( ! settings.isOn || ! isRequest( event ) ) {
		return;
	}
	const { request } = event;
	const url = new URL( request.url );
	if ( request.method !== 'GET' || url.origin !== self.location.origin ) {
		return;
	}
	if ( request.mode === 'navigate' ) {
		if ( ! isPrivate( url ) ) {
			event.respondWith( answerPage( event ) );
		}
	} else if (
		[ 'style', 'script', 'image', 'font' ].includes( request.destination )
	) {
		event.respondWith( answerFile( request ) );
	}
} );

self.addEventListener( 'notificationclick', ( event ) => {
	if ( isNotification( event ) ) {
		event.notification.close();
		const url: unknown = event.notification.data;
		if ( typeof url === 'string' ) {
			event.waitUntil( openPage( self.clients, url ) );
		}
	}
} );

self.addEventListener( 'message', ( event ) => {
	if ( ! settings.isOn || ! isWaiting( event ) ) {
		return;
	}
	const data: unknown = Reflect.get( event, 'data' );
	if ( data instanceof Object && Reflect.get( data, 'type' ) === 'keep' ) {
		const url: unknown = Reflect.get( data, 'url' );
		const isGuests = Reflect.get( data, 'isGuests' ) === true;
		const files: unknown = Reflect.get( data, 'files' );
		if ( typeof url === 'string' && Array.isArray( files ) ) {
			const addresses = files.filter(
				( file ): file is string => typeof file === 'string'
			);
			event.waitUntil( inTurn( () => keep( url, isGuests, addresses ) ) );
		}
	}
} );
