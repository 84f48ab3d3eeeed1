import path from 'node:path';
import { REPOSITORY } from '../paths.mjs';

/** The administrator of every site. */
export const ADMIN = { user: 'admin', password: 'password' };

/**
 * Writes a command as a shell reads it.
 *
 * @param {readonly string[]} command
 * @return {string} With quotes where they are needed.
 */
export function shellCommand( command ) {
	return command
		.map( ( part ) =>
			/^[\w@%+=:,./\\-]+$/.test( part )
				? part
				: `'${ part.replaceAll( "'", "'\\''" ) }'`
		)
		.join( ' ' );
}

/**
 * Returns the command that runs WP-CLI on a site, once the PHP tools are there.
 *
 * @param {import('../types.mjs').SiteState} site
 * @return {string[]|null} Null where the machine's PHP does not run the site.
 */
function wpCommand( site ) {
	const [ php ] = site.php;
	return site.runtime === 'native' && php !== undefined
		? [
				php,
				path.join( REPOSITORY, 'tools/php/wp-cli/wp.php' ),
				`--path=${ site.core }`,
				'--allow-root',
			]
		: null;
}

/**
 * Returns all about a site that a program needs.
 *
 * @param {import('../types.mjs').SiteState} site
 * @return What `--json` prints.
 */
export function describeSite( site ) {
	const wp = wpCommand( site );
	return {
		name: site.name,
		url: site.url,
		path: site.core,
		...ADMIN,
		php: shellCommand( site.php ),
		phpArgs: site.php,
		wp: wp === null ? null : shellCommand( wp ),
		wpArgs: wp,
		wordpress: site.version,
		runtime: site.runtime,
		db: site.db,
		port: site.port,
		log: site.log,
	};
}

/**
 * Returns where a site is, for people.
 *
 * @param {import('../types.mjs').SiteState} site
 * @return {string} Some lines with a final newline.
 */
export function tellSite( site ) {
	return `
  Site      ${ site.url }
  Editor    ${ site.url }/wp-admin/edit.php?post_type=recipe
  Login     ${ ADMIN.user } / ${ ADMIN.password }
  Runs on   WordPress ${ site.version }, ${ site.runtime }, ${ site.db } (${ site.name })
  Log       ${ site.log }

`;
}
