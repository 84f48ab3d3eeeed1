const parser = require( 'postcss-selector-parser' );

/**
 * What gives a selector the weight of two ids: no element has it, so it is true
 * of each. Themes write `#content .entry-content ul li`, hardly one names two ids.
 */
const WEIGHT = ':not(#l#l)';

/** The class of a block's own box, without a part of it. */
const BLOCK = /^wp-block-larder-[a-z]+(-[a-z]+)*$/;

/**
 * Whether a rule only sets variables: those keep the weight that they are
 * written with, so that a theme's own win.
 *
 * @param {import('postcss').Rule} rule
 * @return {boolean} Whether nothing else is set.
 */
function setsVariablesOnly( rule ) {
	return rule.nodes.every(
		( node ) => node.type === 'decl' && node.variable
	);
}

/**
 * Whether a selector is about a block's own box and nothing around it, or
 * about the page: what a site says of a block in its global styles wins there.
 *
 * @param {import('postcss-selector-parser').Selector} selector
 * @return {boolean} Whether it keeps its weight.
 */
function keepsWeight( selector ) {
	const isPage = selector.at( 0 )?.toString().trim() === 'html';
	const isAlone = selector.nodes.every(
		( node ) => node.type !== 'combinator'
	);
	const isBlock = selector.nodes.some(
		( node ) => node.type === 'class' && BLOCK.test( node.value )
	);
	return isPage || ( isAlone && isBlock );
}

/**
 * Raises one selector, where its first element is described.
 *
 * @param {import('postcss-selector-parser').Selector} selector
 */
function raise( selector ) {
	const first = selector.at( 0 );
	if ( keepsWeight( selector ) ) {
		return;
	}
	const weight = parser.pseudo( { value: WEIGHT } );
	if ( first?.type === 'universal' ) {
		first.replaceWith( weight );
	} else if ( first?.type === 'tag' ) {
		selector.insertAfter( first, weight );
	} else if ( first ) {
		// What is between two selectors of a list stays between them.
		weight.rawSpaceBefore = first.rawSpaceBefore;
		first.rawSpaceBefore = '';
		selector.prepend( weight );
	}
}

const raiseSelectors = parser( ( root ) => root.each( raise ) );

/**
 * A PostCSS plugin that lets what Larder says of its own parts win against what
 * a theme says of lists, links and fields in content.
 *
 * @return {import('postcss').Plugin} The plugin.
 */
function raiseWeight() {
	return {
		postcssPlugin: 'larder-raise-weight',
		Once( root ) {
			root.walkRules( ( rule ) => {
				const { parent } = rule;
				const isFrame =
					parent?.type === 'atrule' &&
					/keyframes$/.test(
						/** @type {import('postcss').AtRule} */ ( parent ).name
					);
				if ( ! isFrame && ! setsVariablesOnly( rule ) ) {
					rule.selector = raiseSelectors.processSync( rule.selector );
				}
			} );
		},
	};
}
raiseWeight.postcss = true;

module.exports = { raiseWeight };
