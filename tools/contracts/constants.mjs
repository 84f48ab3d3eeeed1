import { toPhp } from './php.mjs';

/**
 * @typedef {Object} Constant
 * @property {string}            description
 * @property {unknown}           [value] Without it, `limit` says where it is.
 * @property {readonly string[]} [limit] Name of an action, and the way from the properties of its request to the keyword.
 */

/**
 * Returns the value of each constant.
 *
 * @param {Record<string, Constant>}                          constants
 * @param {ReadonlyArray<import('./actions.mjs').Contract>} contracts
 * @return {Array<{ name: string, description: string, value: unknown }>} In their order.
 */
function valuesOf( constants, contracts ) {
	return Object.entries( constants ).map(
		( [ name, { description, value, limit } ] ) => {
			if ( limit === undefined ) {
				return { name, description, value };
			}
			const [ action, ...way ] = limit;
			const contract = contracts.find( ( one ) => one.name === action );
			const found = way.reduce(
				( part, key ) => part?.[ key ],
				contract?.schema.properties.request.properties
			);
			if ( typeof found !== 'number' ) {
				throw new Error( `There is no limit ${ limit.join( '.' ) }.` );
			}
			return { name, description, value: found };
		}
	);
}

/**
 * Writes the constants that scripts and the server share.
 *
 * @param {Record<string, Constant>}                          constants
 * @param {ReadonlyArray<import('./actions.mjs').Contract>} contracts
 * @param {string}                                            notice    What the files say of themselves.
 * @return {{ script: string, php: string }} TypeScript, and a class of PHP.
 */
export function renderConstants( constants, contracts, notice ) {
	const all = valuesOf( constants, contracts );
	const script = all.map(
		( { name, description, value } ) =>
			`/** ${ description } */\nexport const ${ name } = ${ JSON.stringify( value ) } as const;\n`
	);
	const php = all.map(
		( { name, description, value } ) =>
			`\t/** ${ description } */\n\tpublic const ${ name } = ${ toPhp( value, '\t' ) };\n`
	);
	return {
		script: `/* ${ notice } */\n${ script.join( '\n' ) }`,
		php: `<?php
// ${ notice }
declare( strict_types=1 );

namespace Larder\\Contracts;

defined( 'ABSPATH' ) || exit;

/**
 * What scripts and the server both have to say.
 */
final class Constants {

${ php.join( '\n' ) }}
`,
	};
}
