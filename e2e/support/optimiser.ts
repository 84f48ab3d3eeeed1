import type { BrowserContext, Route } from '@playwright/test';

/** Another host of the site's files, which the tests answer for. */
const CDN = 'http://files.larder.test';

/** What an optimiser does to a page. */
export type Variant = {
	name: string;
	/** Rewrites the page; gets what it says where scripts of its are requested. */
	rewrite: ( html: string ) => string;
	headers?: Record< string, string >;
	/** What the other host says of who may read its files. */
	cors?: boolean;
	/** Errors of the page that the site itself brings about. */
	allows?: RegExp;
};

const SCRIPT =
	/<script\b(?![^>]*type=["']?(?:application\/|module|importmap|speculationrules))([^>]*?)\ssrc=(["'])(.*?)\2([^>]*)><\/script>/g;

/** Returns the scripts of a page that come from files, in the order in which they run: deferred ones last. */
function filesOf( html: string ): string[] {
	return [ ...html.matchAll( SCRIPT ) ]
		.map( ( [ tag, , , src = '' ] ) => ( {
			src: src.replaceAll( '&#038;', '&' ),
			waits: / defer/.test( tag ),
		} ) )
		.sort( ( a, b ) => Number( a.waits ) - Number( b.waits ) )
		.map( ( { src } ) => src );
}

/** Joins all files to one, which is last. */
const joined = ( html: string, attribute: string ): string =>
	html
		.replace( SCRIPT, '' )
		.replace(
			'</body>',
			`<script${ attribute } src="/joined.js?${ encodeURIComponent(
				JSON.stringify( filesOf( html ) )
			) }"></script></body>`
		);

/** Turns scripts into what no browser runs, and back when the page says so. */
const later = ( html: string, when: string ): string =>
	html
		.replace(
			SCRIPT,
			( _tag, before: string, _quote, src: string, after: string ) =>
				`<script type="text/later" data-later="${ src }"${ before }${ after }></script>`
		)
		.replace( '</body>', `<script>${ when }</script></body>` );

const DELAY = `{const run=()=>{types.forEach((type)=>removeEventListener(type,run));document.querySelectorAll('script[data-later]').forEach((script)=>{script.removeAttribute('type');script.src=script.dataset.later;});};const types=['keydown','mouseover','touchmove','touchstart','wheel'];types.forEach((type)=>addEventListener(type,run,{passive:true}));}`;

const CHANGE_BACK = `addEventListener('load',()=>document.querySelectorAll('script[data-later]').forEach((old)=>{const script=document.createElement('script');script.async=false;script.src=old.dataset.later;old.replaceWith(script);}));`;

const JSON_SCRIPT = /<script type="application\/json"[\s\S]*?<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const toCdn = ( html: string ): string =>
	html.replace(
		/(["'=])https?:\/\/[^"'/]+\/(wp-content\/plugins|wp-includes\/js)\//g,
		`$1${ CDN }/$2/`
	);

/** Pages as optimisers make them. */
export const VARIANTS: Variant[] = [
	{
		// What a site's own plugins make of it: `--site` names one where real ones run.
		name: 'nothing done to it',
		rewrite: ( html ) => html,
	},
	{
		name: 'all scripts joined into one',
		rewrite: ( html ) => joined( html, '' ),
	},
	{
		name: 'all scripts joined and deferred',
		rewrite: ( html ) => joined( html, ' defer' ),
	},
	{
		name: 'ids taken off',
		// WordPress finds the settings of its emoji by an id.
		allows: /wp-emoji-settings/,
		rewrite: ( html ) =>
			html.replace( /<(script|style|link)\b[^>]*>/g, ( tag ) =>
				tag.replace( / id=(["']).*?\1/, '' )
			),
	},
	{
		name: 'scripts delayed until the first touch',
		rewrite: ( html ) => later( html, DELAY ),
	},
	{
		name: 'types of scripts changed and changed back',
		rewrite: ( html ) => later( html, CHANGE_BACK ),
	},
	{
		name: 'minified, without quotes',
		rewrite: ( html ) =>
			html
				.replace( /<!--(?!\[if)[\s\S]*?-->/g, '' )
				.replace( />\s+</g, '> <' )
				.replace( /<[a-z][^<>]*>/g, ( tag ) =>
					tag.replace( /=(["'])([\w:./#-]+)\1(?=[\s>])/g, '=$2' )
				),
	},
	{
		name: 'data moved to the end',
		rewrite: ( html ) =>
			html
				.replace( JSON_SCRIPT, '' )
				.replace(
					'</body>',
					`${ ( html.match( JSON_SCRIPT ) ?? [] ).join( '' ) }</body>`
				),
	},
	{
		name: 'style joined and loaded late',
		rewrite: ( html ) =>
			html
				.replace( STYLE, '' )
				.replace(
					'</body>',
					`<link rel="stylesheet" href="data:text/css;base64,${ Buffer.from(
						[ ...html.matchAll( STYLE ) ]
							.map( ( [ , css ] ) => css )
							.join( '\n' )
					).toString(
						'base64'
					) }" media="print" onload="setTimeout(()=>{this.media='all'},400)"></body>`
				),
	},
	{ name: 'files from another host', rewrite: toCdn, cors: false },
	{
		name: 'files from another host that lets all read them',
		rewrite: toCdn,
		cors: true,
	},
	{
		name: 'a Content-Security-Policy without inline scripts',
		rewrite: ( html ) => html,
		headers: {
			'Content-Security-Policy':
				"script-src 'self'; object-src 'none'; base-uri 'self'",
		},
		// WordPress's own inline scripts are refused, too, and what builds on them fails.
		allows: /Content Security Policy|@wordpress\/interactivity/,
	},
];

/** Answers for a file of the other host with that of the site. */
async function fromSite(
	route: Route,
	site: string,
	cors: boolean | undefined
): Promise< void > {
	const { pathname, search } = new URL( route.request().url() );
	const response = await route.fetch( {
		url: `${ site }${ pathname }${ search }`,
	} );
	const { 'access-control-allow-origin': _none, ...headers } =
		response.headers();
	await route.fulfill( {
		response,
		headers: {
			...headers,
			...( cors === true && { 'Access-Control-Allow-Origin': '*' } ),
		},
	} );
}

/**
 * Serves all pages of a browser as an optimisation plugin would print them.
 *
 * @param site    URL of the site.
 * @param variant What the optimiser does.
 */
export async function optimise(
	context: BrowserContext,
	site: string,
	{ rewrite, headers, cors }: Variant
): Promise< void > {
	await context.route( `${ site }/**`, async ( route ) => {
		const request = route.request();
		if ( request.resourceType() !== 'document' ) {
			await route.fallback();
			return;
		}
		const response = await route.fetch();
		await route.fulfill( {
			response,
			headers: { ...response.headers(), ...headers },
			body: rewrite( await response.text() ),
		} );
	} );
	await context.route( '**/joined.js?*', async ( route ) => {
		const { search } = new URL( route.request().url() );
		// It is what `joined()` has written.
		const files = JSON.parse(
			decodeURIComponent( search.slice( 1 ) )
		) as string[];
		const texts = await Promise.all(
			files.map( async ( url ) =>
				( await route.fetch( { url } ) ).text()
			)
		);
		await route.fulfill( {
			contentType: 'text/javascript',
			body: texts.join( ';\n' ),
		} );
	} );
	await context.route( `${ CDN }/**`, ( route ) =>
		fromSite( route, site, cors )
	);
}
