import { cp, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../bench/browser.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { REPOSITORY, cachePath } from '../site/paths.mjs';
import { createProgress } from '../site/progress.mjs';
import { startSite, stopSite } from '../test/sites.mjs';
import { takeAll } from './camera.mjs';
import { checkOut, dropCheckout } from './earlier.mjs';
import { WIDTHS, looksFor } from './looks.mjs';
import { COMPARED } from './pages.mjs';
import { writeSheet } from './sheet.mjs';

/** Lets a browser request a style variation, or a classic theme. */
const LOOKS = path.join( REPOSITORY, 'tools/screenshots/looks.php' );

/**
 * Returns whether there is a folder.
 *
 * @param {string} name
 * @return {Promise<boolean>} Whether there is.
 */
async function isFolder( name ) {
	return stat( name ).then(
		( found ) => found.isDirectory(),
		() => false
	);
}

/**
 * Saves screenshots of the demo before and after, and puts them side by side.
 *
 * @param {string[]} args Arguments of the command.
 */
export async function compare( args ) {
	const { values } = parseArgs( {
		args,
		options: {
			compare: { type: 'boolean' },
			before: { type: 'string', default: 'HEAD' },
			site: { type: 'string' },
			pages: { type: 'string' },
			widths: { type: 'string', default: WIDTHS.join( ',' ) },
			looks: { type: 'string', default: 'all' },
			out: { type: 'string' },
		},
	} );
	const progress = createProgress();
	const names = values.pages?.split( ',' );
	const pages = COMPARED.filter(
		( { name } ) => names?.includes( name ) ?? true
	);
	const looks = looksFor(
		values.widths.split( ',' ).map( Number ),
		values.looks.split( ',' )
	);
	const out = path.resolve(
		values.out ?? ( await cachePath( 'screenshots', 'compare' ) )
	);
	await mkdir( out, { recursive: true } );
	const browser = await openBrowser( progress );

	/**
	 * Saves the screenshots of one state.
	 *
	 * @param {'before'|'after'} when
	 * @param {string|null}      plugin The folder of the plugin; null for a site that runs already.
	 */
	const take = async ( when, plugin ) => {
		const site =
			plugin === null
				? null
				: await startSite( [
						'--name',
						`screenshots-${ when }`,
						'--demo',
						'--mu',
						LOOKS,
						'--plugin',
						plugin,
					] );
		try {
			await progress.step( `Pictures ${ when }`, ( update ) =>
				takeAll(
					browser,
					site?.url ?? values.site ?? '',
					pages,
					looks,
					path.join( out, when ),
					update
				)
			);
		} finally {
			if ( site?.startedHere ) {
				await stopSite( site );
			}
		}
	};

	try {
		if ( await isFolder( values.before ) ) {
			await cp( values.before, path.join( out, 'before' ), {
				recursive: true,
			} );
		} else {
			try {
				const folder = await progress.step(
					`Build ${ values.before }`,
					() => checkOut( values.before )
				);
				await take( 'before', folder );
			} finally {
				await dropCheckout();
			}
		}
		if ( values.site === undefined ) {
			await ensureBuild( progress );
		}
		await take( 'after', values.site === undefined ? REPOSITORY : null );
	} finally {
		await browser.close();
	}
	process.stdout.write( `${ await writeSheet( out, pages, looks ) }\n` );
}
