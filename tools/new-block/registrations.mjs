import { SiteError } from '../site/errors.mjs';

/** @typedef {import('./names.mjs').Names} Names */

/**
 * Inserts lines before the first line that matches.
 *
 * @param {string} text
 * @param {RegExp} line
 * @param {string} added
 * @return {string} The text with the lines.
 * @throws {SiteError} When no line matches.
 */
function before( text, line, added ) {
	const match = line.exec( text );
	if ( match === null ) {
		throw new SiteError( `No line matches ${ line }.`, {
			fix: 'Bring tools/new-block/registrations.mjs up to date with the file.',
		} );
	}
	return text.slice( 0, match.index ) + added + text.slice( match.index );
}

/**
 * The files that list all blocks, and what a new one adds to each.
 *
 * @type {ReadonlyArray<{ file: string, add: ( text: string, names: Names ) => string }>}
 */
export const REGISTRATIONS = [
	{
		file: 'packages/server/src/Renderers.php',
		add: ( text, { pascal, snake, title } ) =>
			before(
				before(
					text,
					/^ \* @property-read Print\\PrintPage/m,
					` * @property-read ${ pascal }\\${ pascal }Renderer $${ snake } What prints the block “${ title }”.\n`
				),
				/^\t\t\t'print_page'/m,
				// The arrows of the list are below each other.
				`\t\t\t${ `'${ snake }'`.padEnd( 17 ) } => new ${ pascal }\\${ pascal }Renderer(),\n`
			),
	},
	{
		file: 'packages/editor/test/block-fixtures.ts',
		add: ( text, { camel, slug } ) =>
			before(
				before(
					text,
					/^import recipe from/m,
					`import ${ camel } from '../../../blocks/${ slug }/block.json';\nimport { settings as ${ camel }Settings } from '../../../blocks/${ slug }/settings';\n`
				),
				/^\tregisterBlockType\( details/m,
				`\tregisterBlockType( ${ camel }, ${ camel }Settings );\n`
			),
	},
	{
		file: 'packages/editor/test/fixtures.test.ts',
		add: ( text, { slug } ) =>
			before( text, /^\t'details',/m, `\t'${ slug }',\n` ),
	},
];
