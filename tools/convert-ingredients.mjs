/**
 * Reads ingredient lines from standard input and prints four columns, with tabs
 * between: the line, how it is shown at that scale in the units that were
 * written, in metric and in American ones:
 *
 *     node tools/convert-ingredients.mjs [factor] [locale] < lines.txt
 */
import { createInterface } from 'node:readline';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../packages/lines/src/index.ts')} */
const { parseIngredient } = await tsImport(
	'../packages/lines/src/index.ts',
	import.meta.url
);
/** @type {typeof import('../blocks/ingredients/word-order.ts')} */
const { wordOrder } = await tsImport(
	'../blocks/ingredients/word-order.ts',
	import.meta.url
);
/** @type {typeof import('../packages/quantity/src/index.ts')} */
const { orderedPieces, readLine, showLine } = await tsImport(
	'../packages/quantity/src/index.ts',
	import.meta.url
);
/** @type {typeof import('../packages/units/src/convert.ts')} */
const { unitsOf } = await tsImport(
	'../packages/units/src/convert.ts',
	import.meta.url
);

const factor = Number( process.argv[ 2 ] ?? 1 );
const locale = process.argv[ 3 ] ?? 'en';
/** @type {import('../packages/quantity/src/format.ts').QuantityFormat} */
const format = { mode: 'scale', useFraction: true, kitchen: true, locale };
const systems = [ null, unitsOf( 'metric', locale ), unitsOf( 'us', locale ) ];

let output = '';
for await ( const line of createInterface( { input: process.stdin } ) ) {
	const { spans } = parseIngredient( line, locale );
	/** @param {readonly [ number, number ] | undefined} span */
	const piece = ( span ) => ( span ? line.slice( ...span ) : '' );
	const pieces = {
		quantity: piece( spans.quantity ),
		unit: piece( spans.unit ),
		name: piece( spans.name ),
		note: piece( spans.note ),
	};
	const order = wordOrder( line, pieces );
	const read = readLine( { ...pieces, ...( order && { order } ) }, locale );
	const shown = systems.map( ( units ) => {
		const scaled = showLine( read, factor, format, units?.line ?? null );
		return orderedPieces( scaled )
			.map( ( one ) => one.before + scaled[ one.piece ] )
			.join( '' );
	} );
	output += `${ [ line, ...shown ].join( '\t' ) }\n`;
}
process.stdout.write( output );
