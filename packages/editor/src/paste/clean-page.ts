import { columnsApart } from './columns';
import { partNamedBy } from './part-names';

/** What is no text of a page; Word writes the bullets and numbers of its lists as text, in any font and letter. */
const NO_TEXT =
	'script, style, template, noscript, svg, button, input, nav, form, [role="navigation"], [style*="mso-list:Ignore" i]';

/** Fields that show a number of the recipe, as for how many it is; others ask the visitor for something. */
const NUMBERS = 'input[type="number" i][value]';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** What pages say to screen readers alone, such as a unit that is written out beside it. */
const SCREEN_READER_TEXT = '.sr-only, .screen-reader-text, .visually-hidden';

/** What pages hide until somebody opens it, such as the other part of tabs. */
const HIDDEN =
	'[hidden], [style*="display:none" i], [style*="display: none" i]';

/** Returns the parts of a recipe that an element names: its headings, or all of its text. */
function namesIn( element: Element ): Element[] {
	const headings = [ ...element.querySelectorAll( HEADINGS ) ];
	return ( headings.length > 0 ? headings : [ element ] ).filter(
		( { textContent } ) => partNamedBy( textContent ) !== null
	);
}

/**
 * Removes what is said to screen readers alone, but not what names a part of the
 * recipe: that is the name of a list which is shown.
 *
 * @param element What is said, no heading.
 */
function removeSaid( element: Element ): void {
	const names = namesIn( element );
	if ( names[ 0 ] !== element ) {
		element.replaceWith( ...names );
	}
}

/**
 * Removes what is hidden, unless it names a part of the recipe: then it has the
 * list, too, or is the name of a list which is shown.
 *
 * @param element What is hidden, no heading.
 */
function removeHidden( element: Element ): void {
	const isPart = namesIn( element ).some(
		( { textContent } ) => partNamedBy( textContent ) !== 'other'
	);
	if ( ! isPart ) {
		element.remove();
	}
}

/**
 * Removes from a page what is not a text of it, and puts the columns of its tables
 * below each other where they are lists of a recipe. A heading stays, however it is
 * hidden.
 *
 * @param body  Parsed, never run.
 * @param isOwn Whether it is a post of the site: its author hides nothing that is not part of it.
 */
export function cleanPage( body: HTMLElement, isOwn: boolean ): void {
	const noText = isOwn ? NO_TEXT : `${ NO_TEXT }, aside`;
	body.querySelectorAll( NUMBERS ).forEach( ( element ) =>
		element.replaceWith( element.getAttribute( 'value' ) ?? '' )
	);
	body.querySelectorAll( noText ).forEach( ( element ) => element.remove() );
	body.querySelectorAll(
		`:is(${ SCREEN_READER_TEXT }):not(${ HEADINGS })`
	).forEach( removeSaid );
	if ( ! isOwn ) {
		body.querySelectorAll( `:is(${ HIDDEN }):not(${ HEADINGS })` ).forEach(
			removeHidden
		);
	}
	body.querySelectorAll( 'table' ).forEach( columnsApart );
}
