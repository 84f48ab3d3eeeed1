import { describeSite } from '../site/describe.mjs';
import { isUp } from '../site/lifecycle.mjs';
import { allSites } from '../site/store.mjs';

/**
 * The command `status`: lists the sites, with `--json` on one line.
 *
 * @param {import('../options.mjs').Command} command
 */
export async function status( command ) {
	const sites = await Promise.all(
		( await allSites() ).map( async ( site ) => ( {
			...describeSite( site ),
			running: await isUp( site ),
		} ) )
	);
	if ( command.start.json ) {
		process.stdout.write( `${ JSON.stringify( sites ) }\n` );
		return;
	}
	if ( sites.length === 0 ) {
		process.stdout.write(
			'There are no sites. Make one: npm run site -- start\n'
		);
		return;
	}
	const width = Math.max( ...sites.map( ( site ) => site.name.length ) );
	for ( const site of sites ) {
		const state = site.running ? site.url : 'at rest';
		process.stdout.write(
			`${ site.name.padEnd( width ) }  WordPress ${ site.wordpress }  ${ state }\n`
		);
	}
}
