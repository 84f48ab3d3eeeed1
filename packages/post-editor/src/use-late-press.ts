import { useEffect, useRef } from '@wordpress/element';
import type { Hold } from '@larder/editor';

/** The buttons of the editor that save, publish, or ask before they publish. */
const BUTTONS = [ '.editor-header', '.editor-post-publish-panel' ]
	.flatMap( ( area ) => [
		`${ area } .editor-post-publish-button__button`,
		`${ area } .editor-post-save-draft`,
	] )
	.join( ', ' );

/** How long the editor may take to enable a button that no hold of Larder keeps disabled any more, in milliseconds. */
const PATIENCE = 3000;

/** A press that waits for its button. */
type LatePress = {
	/** Gives it up. */
	stop: () => void;
	/** Gives it up unless the button is enabled soon: nothing else that disables it is over in a moment. */
	hurry: () => void;
};

/**
 * Presses a button again once it can be pressed, unless the person does something
 * else before that.
 *
 * @param button The button, which is disabled.
 */
function pressWhenFree( button: HTMLElement ): LatePress {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const leave = (): void => {
		// What is in the canvas happens in another document, which takes the focus.
		if ( button.ownerDocument.activeElement instanceof HTMLIFrameElement ) {
			stop();
		}
	};
	const observer = new MutationObserver( () => {
		if ( button.getAttribute( 'aria-disabled' ) !== 'true' ) {
			stop();
			button.click();
		}
	} );
	function stop(): void {
		clearTimeout( timer );
		observer.disconnect();
		document.removeEventListener( 'input', stop, { capture: true } );
		window.removeEventListener( 'blur', leave );
	}
	observer.observe( button, {
		attributes: true,
		attributeFilter: [ 'aria-disabled' ],
	} );
	document.addEventListener( 'input', stop, { capture: true } );
	window.addEventListener( 'blur', leave );
	return {
		stop,
		hurry: () => {
			timer ??= setTimeout( stop, PATIENCE );
		},
	};
}

/**
 * Repeats a press on Publish or Save that came while something that was typed needed a
 * moment more, such as a new term: leaving the field is what makes the term, so the
 * editor has disabled the button between the pointer going down and coming up. Where
 * that fails nothing is repeated, also not when it is put right later.
 *
 * @param holds What holds the save.
 */
export function useLatePress(
	holds: Readonly< Record< string, Hold > >
): void {
	const held = useRef( holds );
	const press = useRef< LatePress | null >( null );
	useEffect( () => {
		held.current = holds;
		const all = Object.values( holds );
		if ( all.some( ( { message } ) => message !== '' ) ) {
			press.current?.stop();
		} else if ( all.length === 0 ) {
			press.current?.hurry();
		}
	}, [ holds ] );
	useEffect( () => {
		const listen = ( { target }: MouseEvent ): void => {
			press.current?.stop();
			const button =
				target instanceof Element
					? target.closest< HTMLElement >( BUTTONS )
					: null;
			const all = Object.values( held.current );
			press.current =
				button?.getAttribute( 'aria-disabled' ) === 'true' &&
				all.length > 0 &&
				all.every( ( { message } ) => message === '' )
					? pressWhenFree( button )
					: null;
		};
		document.addEventListener( 'click', listen, { capture: true } );
		return () => {
			press.current?.stop();
			document.removeEventListener( 'click', listen, { capture: true } );
		};
	}, [] );
}
