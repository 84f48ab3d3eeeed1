/**
 * Reads ingredient lines from standard input and prints each as written, in
 * metric and in American units, with tabs between:
 *
 *     node tools/convert-ingredients.mjs [factor] < lines.txt
 */
import { createInterface } from 'node:readline';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../packages/lines/src/index.ts')} */
const { parseIngredient } = await tsImport(
	'../packages/lines/src/index.ts',
	import.meta.url
);
/** @type {typeof import('../packages/quantity/src/index.ts')} */
const { readLine, showLine } = await tsImport(
	'../packages/quantity/src/index.ts',
	import.meta.url
);
/** @type {typeof import('../packages/units/src/convert.ts')} */
const { unitsOf } = await tsImport(
	'../packages/units/src/convert.ts',
	import.meta.url
);

const factor = Number( process.argv[ 2 ] ?? 1 );
/** @type {import('../packages/quantity/src/format.ts').QuantityFormat} */
const format = { mode: 'scale', useFraction: true, locale: 'en' };
const systems = [ unitsOf( 'metric', 'en' ), unitsOf( 'us', 'en' ) ];

let output = '';
for await ( const line of createInterface( { input: process.stdin } ) ) {
	const { spans } = parseIngredient( line );
	/** @param {readonly [ number, number ] | undefined} span */
	const piece = ( span ) => ( span ? line.slice( ...span ) : '' );
	const read = readLine( {
		quantity: piece( spans.quantity ),
		unit: piece( spans.unit ),
		name: piece( spans.name ),
		note: piece( spans.note ),
	} );
	const shown = systems.map( ( units ) => {
		const { quantity, unit, name, note } = showLine(
			read,
			factor,
			format,
			units.line
		);
		return `${ [ quantity, unit, name ].filter( Boolean ).join( ' ' ) }${ note && `, ${ note }` }`;
	} );
	output += `${ [ line, ...shown ].join( '\t' ) }\n`;
}
process.stdout.write( output );
