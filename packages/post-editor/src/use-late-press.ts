import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { holdsStore } from '@larder/editor';

/** The buttons of the editor that save, publish, or ask before they publish. */
const BUTTONS = [ '.editor-header', '.editor-post-publish-panel' ]
	.flatMap( ( area ) => [
		`${ area } .editor-post-publish-button__button`,
		`${ area } .editor-post-save-draft`,
	] )
	.join( ', ' );

/**
 * Presses a button again once it can be pressed.
 *
 * @param button     The button, which is disabled.
 * @param isWorthIt Tells whether that is still to be waited for.
 * @return Stops waiting.
 */
function pressWhenFree(
	button: HTMLElement,
	isWorthIt: () => boolean
): () => void {
	const observer = new MutationObserver( () => {
		if ( ! isWorthIt() ) {
			observer.disconnect();
		} else if ( button.getAttribute( 'aria-disabled' ) !== 'true' ) {
			observer.disconnect();
			button.click();
		}
	} );
	observer.observe( button, {
		attributes: true,
		attributeFilter: [ 'aria-disabled' ],
	} );
	return () => observer.disconnect();
}

/**
 * Repeats a press on Publish or Save that came while something that was typed needed a
 * moment more, such as a new term: leaving the field is what makes the term, so the
 * editor has disabled the button between the pointer going down and coming up.
 */
export function useLatePress(): void {
	const registry = useRegistry();
	useEffect( () => {
		let stop = (): void => undefined;
		/** Whether all that holds the save will be stored in a moment. */
		const isAMoment = (): boolean =>
			Object.values( registry.select( holdsStore ).getHolds() ).every(
				( { message } ) => message === ''
			);
		const isHeld = (): boolean =>
			Object.keys( registry.select( holdsStore ).getHolds() ).length > 0;
		const listen = ( { target }: MouseEvent ): void => {
			const button =
				target instanceof Element
					? target.closest< HTMLElement >( BUTTONS )
					: null;
			if (
				button?.getAttribute( 'aria-disabled' ) === 'true' &&
				isHeld() &&
				isAMoment()
			) {
				stop();
				stop = pressWhenFree( button, isAMoment );
			}
		};
		document.addEventListener( 'click', listen, { capture: true } );
		return () => {
			stop();
			document.removeEventListener( 'click', listen, { capture: true } );
		};
	}, [ registry ] );
}
