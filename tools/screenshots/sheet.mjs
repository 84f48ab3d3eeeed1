import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {import('./looks.mjs').Look} Look
 * @typedef {import('./pages.mjs').ComparedPage} ComparedPage
 */

const STYLE = `
	:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
	body { margin: 2rem; }
	section { display: flex; flex-wrap: wrap; gap: 3rem; }
	div { display: flex; gap: 0.75rem; align-items: flex-start; }
	figure { margin: 0; }
	img { display: block; max-width: min(44vw, 40rem); border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
`;

/**
 * Writes a sheet with the pictures of two folders side by side.
 *
 * @param {string}                  folder  With the folders `before` and `after`; the sheet goes beside them.
 * @param {readonly ComparedPage[]} pages
 * @param {readonly Look[]}         looks
 * @return {Promise<string>} Where it is.
 */
export async function writeSheet( folder, pages, looks ) {
	/**
	 * Shows one picture, or says that there is none.
	 *
	 * @param {'before'|'after'} when
	 * @param {string}           name
	 */
	const picture = ( when, name ) =>
		`<figure><figcaption>${ when }</figcaption>${
			existsSync( path.join( folder, when, name ) )
				? `<img src="${ when }/${ name }" alt="" loading="lazy">`
				: 'no picture'
		}</figure>`;
	const sections = pages.map(
		( page ) =>
			`<h2>${ page.name }</h2><section>${ looks
				.map( ( look ) => {
					const name = `${ page.name }-${ look.name }.png`;
					return `<article><h3>${ look.name }</h3><div>${ picture(
						'before',
						name
					) }${ picture( 'after', name ) }</div></article>`;
				} )
				.join( '' ) }</section>`
	);
	const file = path.join( folder, 'index.html' );
	await writeFile(
		file,
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title><style>${ STYLE }</style><h1>Before and after</h1>${ sections.join(
			''
		) }</html>\n`
	);
	return file;
}
