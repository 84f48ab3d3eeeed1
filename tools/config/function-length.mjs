import { builtinRules } from 'eslint/use-at-your-own-risk';

const core = builtinRules.get( 'max-lines-per-function' );
if ( core === undefined ) {
	throw new Error( 'ESLint has no rule of the length of functions.' );
}

/**
 * Returns whether a function only gathers tests, as what is given to `describe()`.
 *
 * @param {import('eslint').Rule.Node} node
 * @return {boolean} Whether its length says nothing.
 */
function gathersTests( { parent } ) {
	if ( parent?.type !== 'CallExpression' ) {
		return false;
	}
	let { callee } = parent;
	// `describe.each( … )()`, `test.describe()`.
	while ( callee.type === 'CallExpression' ) {
		( { callee } = callee );
	}
	const names =
		callee.type === 'MemberExpression'
			? [ callee.object, callee.property ]
			: [ callee ];
	return names.some(
		( name ) =>
			name.type === 'Identifier' && /^(describe|suite)$/.test( name.name )
	);
}

/**
 * ESLint's own rule of the length of functions, which has no way to leave out what
 * gathers tests.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const functionLength = {
	meta: core.meta ?? {},
	create: ( context ) =>
		core.create(
			Object.create( context, {
				report: {
					value: (
						/** @type {Parameters<typeof context.report>[ 0 ] & { node: import('eslint').Rule.Node }} */ found
					) => {
						if ( ! gathersTests( found.node ) ) {
							context.report( found );
						}
					},
				},
			} )
		),
};
