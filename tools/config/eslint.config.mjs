import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import wordpress from '@wordpress/eslint-plugin';
import tseslint from 'typescript-eslint';
import { functionLength } from './function-length.mjs';

/** Sources that are typed, and so can be judged by their types. */
const TYPED = [ '**/*.{ts,tsx,mts,mjs}' ];

const UNIT_TESTS = [ '{blocks,packages}/**/test/**/*.{ts,tsx}' ];

const E2E = [ 'e2e/**/*.ts' ];

const NODE = [ 'tools/**/*.{mjs,cjs,js}', 'e2e/**/*.ts' ];

/** What only the editor may use; a visitor's page never loads it. */
const EDITOR_ONLY = [
	'@wordpress/block-editor',
	'@wordpress/blocks',
	'@wordpress/components',
	'@wordpress/core-data',
	'@larder/editor',
];

export default tseslint.config(
	{
		ignores: [
			'**/node_modules/**',
			'**/vendor/**',
			'build/**',
			'.cache/**',
			'test-results/**',
			'**/generated/**',
			'tools/demo/build/**',
		],
	},
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
	},
	...wordpress.configs.recommended,
	comments.recommended,
	{
		plugins: { larder: { rules: { 'function-length': functionLength } } },
		settings: {
			'import/core-modules': [ 'react', 'react-dom' ],
		},
		rules: {
			// check:format does this, faster.
			'prettier/prettier': 'off',
			// TypeScript resolves imports, workspaces included.
			'import/no-unresolved': 'off',
			'import/no-extraneous-dependencies': 'off',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'larder' },
			],
			'@eslint-community/eslint-comments/require-description': [
				'error',
				{ ignore: [] },
			],
			'@eslint-community/eslint-comments/no-unused-disable': 'error',
			'@eslint-community/eslint-comments/disable-enable-pair': [
				'error',
				{ allowWholeFile: true },
			],
			// Bits are what ids, hashes and colours are made of.
			'no-bitwise': 'off',
			// Prettier lays comments out, TypeScript reads their types.
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/check-param-names': 'off',
			'jsdoc/check-types': 'off',
			'jsdoc/no-undefined-types': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-property-description': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/valid-types': 'off',
			'no-console': 'error',
			'no-warning-comments': [
				'error',
				{ terms: [ 'todo', 'fixme', 'xxx', 'hack' ] },
			],
			eqeqeq: 'error',
			complexity: [ 'error', 20 ],
			'max-depth': [ 'error', 4 ],
			'max-lines': [
				'error',
				{ max: 400, skipBlankLines: true, skipComments: true },
			],
			'larder/function-length': [
				'error',
				{ max: 100, skipBlankLines: true, skipComments: true },
			],
		},
	},
	{
		files: TYPED,
		extends: [
			...tseslint.configs.recommendedTypeChecked,
			tseslint.configs.strict,
		],
		languageOptions: {
			parserOptions: {
				project: './tsconfig.json',
				tsconfigRootDir: process.cwd(),
			},
		},
		rules: {
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/consistent-type-assertions': [
				'error',
				{ assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
			],
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true },
			],
			'@typescript-eslint/no-unnecessary-condition': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/strict-boolean-expressions': [
				'error',
				{
					allowString: true,
					allowNumber: false,
					allowNullableObject: true,
					allowNullableBoolean: true,
					allowNullableString: true,
				},
			],
			'@typescript-eslint/restrict-template-expressions': [
				'error',
				{ allowNumber: true, allowBoolean: true },
			],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ ignoreRestSiblings: true },
			],
			// An interface may ask for a promise where one way needs none.
			'@typescript-eslint/require-await': 'off',
			'dot-notation': 'off',
			'@typescript-eslint/dot-notation': [
				'error',
				{ allowIndexSignaturePropertyAccess: true },
			],
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'no-duplicate-imports': 'off',
			'import/no-duplicates': 'error',
		},
	},
	{
		files: [ '**/*.mjs' ],
		rules: {
			// JSON.parse and messages of the system are narrowed by JSDoc
			// types, which a rule cannot tell from a leak of `any`.
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
		},
	},
	{
		files: NODE,
		rules: {
			'no-console': 'off',
			// There is no React here; `use` is an ordinary name.
			'react-hooks/rules-of-hooks': 'off',
			// A clock is read before what it measures.
			'@wordpress/no-unused-vars-before-return': 'off',
		},
	},
	{
		files: [ '**/*.d.ts' ],
		rules: {
			// Follows how the library itself is written.
			'@typescript-eslint/method-signature-style': 'off',
		},
	},
	{
		// The editor lives in a frame, the pages of visitors do not.
		files: [ 'packages/{controls,islands,ui,views}/**/*.{ts,tsx}' ],
		rules: { '@wordpress/no-global-active-element': 'off' },
	},
	{
		files: [ '**/*.{cjs,js}' ],
		rules: { '@typescript-eslint/no-require-imports': 'off' },
	},
	{
		files: [
			'blocks/*/view.tsx',
			'blocks/*/{components,hooks}/**/*.{ts,tsx}',
			'packages/{ajax,contracts,duration,islands,lines,quantity,store,ui,views}/**/*.{ts,tsx}',
		],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					paths: EDITOR_ONLY.map( ( name ) => ( {
						name,
						message: 'A visitor’s page does not load it.',
						allowTypeImports: true,
					} ) ),
				},
			],
		},
	},
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: UNIT_TESTS,
	} ) ),
	...wordpress.configs[ 'test-playwright' ].map( ( config ) => ( {
		...config,
		files: E2E,
	} ) ),
	{
		files: UNIT_TESTS,
		rules: {
			'jest/expect-expect': [
				'error',
				{ assertFunctionNames: [ 'expect*', 'fc.assert' ] },
			],
		},
	},
	{
		files: [ ...UNIT_TESTS, ...E2E, '**/test/**/*.mjs' ],
		rules: {
			'max-lines': 'off',
			// node:test's functions return promises that it awaits itself.
			'@typescript-eslint/no-floating-promises': [
				'error',
				{
					allowForKnownSafeCalls: [
						{
							from: 'package',
							name: [ 'describe', 'it', 'test', 'suite' ],
							package: 'node:test',
						},
					],
				},
			],
		},
	},
	{
		files: E2E,
		rules: {
			// Playwright reads from the pattern which fixtures are needed.
			'no-empty-pattern': 'off',
			// A tick box is under the number that shows its state.
			'playwright/no-force-option': 'off',
			// Selectors of the editor's stores use no `this`.
			'@typescript-eslint/unbound-method': 'off',
			'playwright/expect-expect': [
				'error',
				{ assertFunctionPatterns: [ '^expect' ] },
			],
		},
	}
);
