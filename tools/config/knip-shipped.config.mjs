import everything from './knip.config.mjs';

/** Files that only tests need; the tools of `tools/test` run them and are none. */
const TESTS = [
	'!test/**',
	'!{blocks,packages}/**/test/**',
	'!**/testing/**',
	'!**/*.test.mjs',
	'!e2e/**',
];

/**
 * The same without the tests, and without taking what a package exports for used:
 * an export that only tests import is dead code that is kept alive by being tested.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
	...everything,
	jest: false,
	playwright: false,
	workspaces: Object.fromEntries(
		Object.entries( everything.workspaces ).map(
			( [ name, workspace ] ) => [
				name,
				{
					...workspace,
					...( 'entry' in workspace && {
						entry: workspace.entry.filter(
							( pattern ) => ! pattern.includes( '.test.' )
						),
					} ),
					project: [ ...workspace.project, ...TESTS ],
					includeEntryExports: name !== '.',
				},
			]
		)
	),
	ignoreIssues: {
		...everything.ignoreIssues,
		// What tests of all packages share.
		'packages/islands/src/testing/index.ts': [ 'exports' ],
		// `npm run contracts` takes its expressions for PHP by the path of the file.
		'packages/duration/src/step-pattern.ts': [ 'exports' ],
	},
};
