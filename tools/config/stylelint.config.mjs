import motion from './stylelint/motion.mjs';

/** What is in brackets, with two pairs of brackets in it at most. */
const BRACKETS = '\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)';

/** Any element that has something in it. */
const HAS = `\\*?:has${ BRACKETS }(?::[\\w-]+(?:${ BRACKETS })?)*`;

/** The same, also as `:where(:has(…))`. */
const ANY_HAS = `(?:${ HAS }|\\*?:(?:where|is|not)\\(${ HAS }\\))`;

/** What is laid out by start and end alone. */
const SIDES = { 'text-align': [ 'left', 'right' ], float: [ '/^(?!none)/' ] };

/** @type {import('stylelint').Config} */
export default {
	extends: [ '@wordpress/stylelint-config/scss' ],
	plugins: [ 'stylelint-use-logical', motion ],
	reportDescriptionlessDisables: true,
	reportNeedlessDisables: true,
	rules: {
		// Exceptions say why, in the comment that makes them.
		'larder/motion': true,
		// What an author chooses from a theme's presets is important, and wins.
		'declaration-no-important': true,
		// One style for both directions of writing.
		'csstools/use-logical': 'always',
		'property-disallowed-list': [
			[ 'clear' ],
			{ message: 'Use flex or grid.' },
		],
		'declaration-property-value-disallowed-list': [
			// Some themes make a rem ten pixels.
			{ ...SIDES, 'font-size': [ '/^[\\d.]+rem$/' ] },
			{
				message:
					'Use start or end, flex or grid, and max() of rem and pixels.',
			},
		],
		'selector-class-pattern': [
			'^(wp-block|wp-element|wp-site|block-editor|components|editor|larder|is|has|alignwide|alignfull|post|comment|screen-reader)(-|$)|^rtl$|^yarl__',
			{
				resolveNestedSelectors: true,
				message:
					'Name classes wp-block-larder-<block>__<part>, and states is-<state>.',
			},
		],
		// As Prettier prints it: no empty line at the start of a block.
		'rule-empty-line-before': [
			'always',
			{ except: [ 'first-nested' ], ignore: [ 'after-comment' ] },
		],
		'selector-max-id': 0,
		'selector-disallowed-list': [
			[ `/(?:^|[\\s,>+~])${ ANY_HAS }(?:\\s*[>+~]|\\s+[^\\s,)])/` ],
			{
				message:
					'What looks into any element for what is beside or below it has the whole page styled anew at each change; have the server print a class.',
			},
		],
		// Order of weight is the order of the parts here, not of the file.
		'no-descending-specificity': null,
	},
	overrides: [
		{
			// On pages of WordPress or of our own, and on paper, nobody changes the rem.
			files: [
				'../../**/editor.scss',
				'../../packages/{editor,settings}/**/*.scss',
				'../../packages/ui/src/{paper,print}/**/*.scss',
			],
			rules: {
				'declaration-property-value-disallowed-list': [ SIDES ],
			},
		},
	],
};
