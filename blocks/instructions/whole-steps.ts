import type { SentInstructions, SentStep } from '@larder/contracts';
import { printedUrl, pictureOf } from '@larder/ui';
import type { InstructionsViewProps, PrintedStep } from './view-types';

const BLOCK = 'wp-block-larder-instructions';

/**
 * Reads the HTML of a printed element.
 *
 * @param parent   What it is a child of.
 * @param selector Selector of the element, from its parent on.
 * @return As the server has made it safe and the page shows it; empty where there is none.
 */
function htmlOf( parent: Element | null, selector: string ): string {
	const html =
		parent?.querySelector( `:scope > .${ BLOCK }__${ selector }` )
			?.innerHTML ?? '';
	if ( ! html.includes( 'aria-busy' ) ) {
		return html;
	}
	const copy = document.createElement( 'template' );
	copy.innerHTML = html;
	// A time that is pressed shows that until the view is there, which takes it back in the page alone.
	for ( const pressed of copy.content.querySelectorAll( '[aria-busy]' ) ) {
		pressed.removeAttribute( 'aria-busy' );
		pressed.removeAttribute( 'style' );
	}
	return copy.innerHTML;
}

function wholeStep( sent: SentStep, item: Element | null ): PrintedStep {
	const body = item?.querySelector( `:scope > .${ BLOCK }__body` ) ?? null;
	const figure = item?.querySelector( ':scope > figure' );
	return {
		image: pictureOf( figure?.querySelector( 'img' ) ),
		imageUrl: printedUrl( figure?.querySelector( 'a' ) ),
		videoUrl: '',
		ingredients: null,
		...( item && { anchor: item.id } ),
		...sent,
		title: htmlOf( body, 'step-title' ),
		text: htmlOf( body, 'text' ),
		note: htmlOf( body, 'note > span' ),
		tip: htmlOf( body, 'tip > span' ),
	};
}

/** Returns whether the texts have been read. */
function isWhole(
	props: SentInstructions | InstructionsViewProps
): props is InstructionsViewProps {
	return props.groups.every( ( { steps } ) =>
		steps.every( ( step ) => 'text' in step )
	);
}

/**
 * Adds the texts of the steps, which the server prints once, to the props that it
 * has sent for the view: from the printed markup, including what translations and
 * the like have made of it. It is read once, before the view or the cook mode
 * changes anything.
 *
 * @param root The root of the island.
 * @return The same object, with its texts.
 */
export function wholeSteps(
	props: SentInstructions | InstructionsViewProps,
	root: Element | null
): InstructionsViewProps {
	if ( isWhole( props ) ) {
		return props;
	}
	const places = root?.querySelectorAll( `:scope > .${ BLOCK }__group` );
	return Object.assign( props, {
		title: htmlOf(
			root?.querySelector( `:scope > .${ BLOCK }__head` ) ?? null,
			'title'
		),
		groups: props.groups.map( ( { id, steps }, at ) => {
			const place = places?.[ at ] ?? null;
			const items = place?.querySelectorAll( ':scope > ol > li' );
			return {
				id,
				title: htmlOf( place, 'group-title' ),
				steps: steps.map( ( step, index ) =>
					wholeStep( step, items?.[ index ] ?? null )
				),
			};
		} ),
	} );
}
