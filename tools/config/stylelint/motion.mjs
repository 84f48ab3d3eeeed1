import stylelint from 'stylelint';

const NAME = 'larder/motion';

/** Nothing takes longer, in milliseconds. */
const MOST_MS = 250;

const messages = stylelint.utils.ruleMessages( NAME, {
	unasked: ( property ) =>
		`"${ String( property ) }" belongs into "@media (prefers-reduced-motion: no-preference)"`,
	long: ( time ) => `${ String( time ) } is longer than ${ MOST_MS } ms`,
} );

/**
 * Returns whether a declaration is where visitors are who have not asked for less motion.
 *
 * @param {import('postcss').Node} declaration
 * @return {boolean} Whether it does.
 */
function isAsked( declaration ) {
	for ( let one = declaration.parent; one; one = one.parent ) {
		if (
			one.type === 'atrule' &&
			/prefers-reduced-motion:\s*no-preference/.test(
				Reflect.get( one, 'params' )
			)
		) {
			return true;
		}
	}
	return false;
}

/**
 * Forbids motion for visitors who have asked for less of it, and long motion for all.
 *
 * @type {import('stylelint').Rule}
 */
const rule = ( isOn ) => ( root, result ) => {
	if ( isOn !== true ) {
		return;
	}
	root.walkDecls( /^(transition|animation)(-duration)?$/, ( node ) => {
		if ( node.value === 'none' ) {
			return;
		}
		/** @param {string} message What is wrong. */
		const report = ( message ) =>
			stylelint.utils.report( {
				message,
				node,
				result,
				ruleName: NAME,
				word: node.prop,
			} );
		if ( ! isAsked( node ) ) {
			report( messages.unasked( node.prop ) );
		}
		for ( const [ time, number, unit ] of node.value.matchAll(
			/\b(\d*\.?\d+)(m?s)\b/g
		) ) {
			if ( Number( number ) * ( unit === 's' ? 1000 : 1 ) > MOST_MS ) {
				report( messages.long( time ) );
			}
		}
	} );
};

rule.ruleName = NAME;
rule.messages = messages;

/** A rule for stylelint. */
export default stylelint.createPlugin( NAME, rule );
