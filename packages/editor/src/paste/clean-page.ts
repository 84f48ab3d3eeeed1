import { columnsApart } from './columns';
import { partNamedBy } from './part-names';

/** What is no text of a page; Word writes the bullets and numbers of its lists as text, in any font and letter. */
const NO_TEXT =
	'script, style, template, noscript, svg, button, input, nav, form, aside, [role="navigation"], [style*="mso-list:Ignore" i]';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** What pages hide, or say to screen readers alone, such as a unit that is written out beside it. */
const UNSEEN = [
	'.sr-only',
	'.screen-reader-text',
	'.visually-hidden',
	'[hidden]',
	'[style*="display:none" i]',
	'[style*="display: none" i]',
].join( ', ' );

/**
 * Removes what is hidden. A heading that is hidden names its list, as does a text
 * that says what a list is called.
 *
 * @param element What is hidden.
 */
function removeUnseen( element: Element ): void {
	if ( ! element.matches( HEADINGS ) ) {
		const headings = element.querySelectorAll( HEADINGS );
		if ( headings.length > 0 ) {
			element.replaceWith( ...headings );
		} else if ( partNamedBy( element.textContent ) === null ) {
			element.remove();
		}
	}
}

/**
 * Removes from a foreign page what is not a text of it, and puts the columns of its
 * tables below each other where they are lists of a recipe.
 *
 * @param body Parsed, never run.
 */
export function cleanPage( body: HTMLElement ): void {
	body.querySelectorAll( NO_TEXT ).forEach( ( element ) => element.remove() );
	body.querySelectorAll( UNSEEN ).forEach( removeUnseen );
	body.querySelectorAll( 'table' ).forEach( columnsApart );
}
