import { getManifest, type Press } from '@larder/islands';

/** How much is seen of a control whose view is on its way. */
const FADED = '0.6';

/**
 * Shows that a control was pressed and its answer is on its way.
 *
 * @param target What was pressed.
 * @return Takes it back.
 */
function answerBusy( target: Element ): () => void {
	const control = target.closest< HTMLElement >(
		'button, [data-larder-press]'
	);
	if ( ! control ) {
		return () => {};
	}
	const { ariaBusy, style } = control;
	const { opacity } = style;
	const isStyled = control.hasAttribute( 'style' );
	control.ariaBusy = 'true';
	style.opacity = FADED;
	return () => {
		control.ariaBusy = ariaBusy;
		style.opacity = opacity;
		if ( ! isStyled ) {
			control.removeAttribute( 'style' );
		}
	};
}

/**
 * Shows at once what a press on a printed control will change, where that is
 * known without the view, and otherwise that it is busy.
 *
 * @param press What was pressed.
 * @return Takes it back, for the view that is mounted next, or because there is none.
 */
export function answer( { target, type }: Press ): () => void {
	if ( type === '' ) {
		return () => {}; // A field has answered.
	}
	const control = target.closest( '[aria-pressed]' );
	if ( ! control || type !== 'click' ) {
		return answerBusy( target );
	}
	const [ list, ...classes ] =
		control.getAttribute( 'data-larder-vote' )?.split( ' ' ) ?? [];
	const { who, settings } = getManifest();
	const isGuest = ! who && ! settings?.savesOnDevice;
	// A vote is given or taken back; of other controls one is chosen. A guest is asked to log in before anything is saved.
	const isOn = list !== undefined && control.ariaPressed === 'true';
	const group =
		list === undefined
			? [ ...( control.parentElement?.children ?? [] ) ]
			: [ control ].slice( list === 'saved' && isGuest ? 1 : 0 );
	const undo = group.map( ( one ) => {
		const { ariaPressed, ariaBusy, className } = one;
		if ( ariaPressed ) {
			if ( list !== undefined ) {
				// The request was not sent yet: the vote is stored in case the
				// visitor leaves.
				one.ariaBusy = 'true';
				one.classList.add( 'is-loading' );
			}
			one.ariaPressed = `${ one === control && ! isOn }`;
			classes.forEach( ( name, index ) =>
				one.classList.toggle( name, index > 0 === isOn )
			);
		}
		return () => {
			one.ariaPressed = ariaPressed;
			one.ariaBusy = ariaBusy;
			one.className = className;
		};
	} );
	return () => undo.forEach( ( back ) => back() );
}
