import type { KeptPage } from './kept-pages';
import type { WorkerSettings } from './scope';

const CODES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

function escaped( text: string ): string {
	return text.replace( /[&<>"']/g, ( sign ) => CODES[ sign ] ?? sign );
}

/** Turns entities of a title back into letters, so that they are escaped once. */
function plain( html: string ): string {
	return html
		.replace( /&#(\d+);/g, ( _all, code ) =>
			String.fromCodePoint( Math.min( Number( code ), 0x10ffff ) )
		)
		.replace( /&(lt|gt|quot|amp);/g, ( entity ) => {
			const found = Object.entries( CODES ).find(
				( [ , code ] ) => code === entity
			);
			return found?.[ 0 ] ?? entity;
		} );
}

const STYLE =
	'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark;color:canvastext;background:canvas}main{max-width:40rem;margin:0 auto;padding:15vh 1.5rem 3rem}a{display:block;padding:.75rem 0;color:inherit}ul{padding:0;margin:1.5rem 0;list-style:none}li{border-bottom:1px solid color-mix(in srgb,currentcolor 20%,transparent)}';

/**
 * Renders the page that is shown where a page is not available: what can be read.
 *
 * @param pages    Pages that can be read.
 * @param settings What the site tells.
 */
export function offlinePage(
	pages: readonly KeptPage[],
	{ lang, dir, site, texts }: WorkerSettings
): Response {
	const list = pages
		.map(
			( { url, title } ) =>
				`<li><a href="${ escaped( url ) }"><bdi>${ escaped( plain( title ) ) }</bdi></a></li>`
		)
		.join( '' );
	const html = `<!doctype html><html lang="${ escaped( lang ) }" dir="${ dir }"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${ escaped( texts.title ) } – ${ escaped( site ) }</title><style>${ STYLE }</style></head><body><main><h1>${ escaped( texts.title ) }</h1><p>${ escaped( pages.length > 0 ? texts.intro : texts.none ) }</p>${ list && `<ul>${ list }</ul>` }<p><a href="">${ escaped( texts.retry ) }</a></p></main></body></html>`;
	return new Response( html, {
		status: 503,
		headers: { 'Content-Type': 'text/html; charset=utf-8' },
	} );
}
