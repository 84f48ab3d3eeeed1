import everything from './knip.config.mjs';

/** Patterns of files that only tests need. */
const TESTS = [
	'!**/test/**',
	'!**/*.test.{mjs,ts,tsx}',
	'!e2e/**',
];

/**
 * The same without the tests: an export that only they import is dead code that
 * is kept alive by being tested.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
	...everything,
	jest: false,
	playwright: false,
	workspaces: Object.fromEntries(
		Object.entries( everything.workspaces ).map( ( [ name, workspace ] ) => [
			name,
			{
				...workspace,
				includeEntryExports: name !== '.',
				...( workspace.entry && {
					entry: workspace.entry.filter(
						( pattern ) => ! pattern.includes( '.test.' )
					),
				} ),
				project: [ ...workspace.project, ...TESTS ],
			},
		] )
	),
};
