/**
 * Reads ingredient lines from standard input and prints what each says, one
 * JSON object a line:
 *
 *     node tools/parse-ingredients.mjs < lines.txt
 */
import { createInterface } from 'node:readline';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../packages/lines/src/index.ts')} */
const { parseIngredient } = await tsImport(
	'../packages/lines/src/index.ts',
	import.meta.url
);

let output = '';
for await ( const line of createInterface( { input: process.stdin } ) ) {
	const { input, quantity, quantityMax, unit, food, note } =
		parseIngredient( line );
	output += `${ JSON.stringify( { input, quantity, quantityMax, unit, name: food, note } ) }\n`;
}
process.stdout.write( output );
