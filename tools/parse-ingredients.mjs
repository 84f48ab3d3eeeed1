/**
 * Reads ingredient lines from standard input and prints what each says, one
 * JSON object a line:
 *
 *     node tools/parse-ingredients.mjs [locale] < lines.txt
 *
 * `tools/parse-ingredients.php` does the same by PHP.
 */
import { createInterface } from 'node:readline';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../packages/lines/src/index.ts')} */
const { parseIngredient } = await tsImport(
	'../packages/lines/src/index.ts',
	import.meta.url
);

const locale = process.argv[ 2 ] ?? 'en';
let output = '';
for await ( const line of createInterface( { input: process.stdin } ) ) {
	const { input, quantity, quantityMax, unit, food, note } = parseIngredient(
		line,
		locale
	);
	output += `${ JSON.stringify( { input, quantity, quantityMax, unit, name: food, note } ) }\n`;
}
process.stdout.write( output );
