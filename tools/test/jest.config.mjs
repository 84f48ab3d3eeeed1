import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** Packages that are published as ES modules only, which Jest has to translate. */
const ES_MODULES = [
	'numeric-quantity',
	'yet-another-react-lightbox',
	'marked',
	'parsel-js',
	'uuid',
];

/** @type {import('jest').Config} */
export default {
	preset: '@wordpress/jest-preset-default',
	rootDir: root,
	roots: [ '<rootDir>/blocks', '<rootDir>/packages' ],
	testEnvironment: '<rootDir>/tools/test/jsdom-with-fetch.cjs',
	testMatch: [ '**/test/**/*.test.{ts,tsx}' ],
	modulePathIgnorePatterns: [ '<rootDir>/build/', '<rootDir>/.cache/' ],
	transform: {
		'/@wordpress/[^/]+/build/index\\.cjs$':
			'<rootDir>/tools/test/bundle.cjs',
		'\\.m?[jt]sx?$': '<rootDir>/tools/test/transform.cjs',
	},
	transformIgnorePatterns: [
		`/node_modules/(?!.*\\.mjs$)(?!@wordpress/[^/]+/build/index\\.cjs$)(?!(?:.*/)?(?:${ ES_MODULES.join( '|' ) })/)`,
	],
	setupFilesAfterEnv: [ '<rootDir>/tools/test/slow-machines.mjs' ],
	// Loading all blocks alone takes seconds where others use the machine, too.
	testTimeout: 20_000,
	// Node keeps what test files have loaded; collecting around all of that takes longer than a new process.
	workerIdleMemoryLimit: '1GB',
	cacheDirectory: '<rootDir>/.cache/jest',
};
