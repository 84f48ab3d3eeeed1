/** @satisfies {import('knip').KnipConfig} */
const config = {
	eslint: { config: 'tools/config/eslint.config.mjs' },
	jest: { config: 'tools/test/jest.config.mjs' },
	playwright: {
		config: 'e2e/playwright.config.ts',
		entry: 'e2e/*.spec.ts',
	},
	stylelint: { config: 'tools/config/stylelint.config.mjs' },
	webpack: { config: 'tools/build/webpack.config.cjs' },
	'size-limit': { config: 'tools/config/size-limit.config.mjs' },
	workspaces: {
		'.': {
			entry: [
				'blocks/*/{index,view}.{ts,tsx}',
				'tools/*.mjs',
				'tools/*/*.mjs',
				// The build has it stand in for a package.
				'tools/build/prop-types.cjs',
				'tools/demo/pictures/*.mjs',
				'tools/**/*.test.mjs',
			],
			project: [
				'blocks/**/*.{ts,tsx}',
				'tools/**/*.{mjs,cjs}',
				'e2e/**/*.ts',
			],
		},
		'packages/*': {
			project: [ '{src,test}/**/*.{ts,tsx}' ],
		},
		'packages/job-screens': {
			entry: [ 'src/*/index.ts' ],
			project: [ '{src,test}/**/*.{ts,tsx}' ],
		},
		'packages/featured': {
			project: [ 'src/**/*.{ts,tsx}' ],
			// WordPress brings them; of their types we need three lines of our own.
			ignoreDependencies: [ '@wordpress/editor', '@wordpress/plugins' ],
		},
		'packages/post-editor': {
			project: [ 'src/**/*.{ts,tsx}' ],
			// WordPress brings them; of their types we need a few lines of our own.
			ignoreDependencies: [
				'@wordpress/commands',
				'@wordpress/editor',
				'@wordpress/plugins',
			],
		},
	},
	// A type may say in a signature what it is without being imported.
	ignoreExportsUsedInFile: true,
	// Runtimes of sites are chosen by name, as namespaces.
	ignoreIssues: {
		'tools/site/runtime/*/index.mjs': [ 'exports', 'nsExports' ],
	},
};

export default config;
