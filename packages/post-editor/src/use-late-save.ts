import { useDispatch, useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { holdsStore, isSave, type Hold } from '@larder/editor';

/**
 * Saves the post late where somebody asked for it by the keyboard while something
 * that was typed needed a moment more, such as a new term: the editor refuses a
 * save that is held, and does not try again.
 *
 * @param holds What holds the save.
 */
export function useLateSave( holds: Readonly< Record< string, Hold > > ): void {
	const registry = useRegistry();
	const { savePost } = useDispatch( editorStore );
	const isWanted = useRef( false );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const listen = ( event: KeyboardEvent ): void => {
			if ( isSave( event ) ) {
				clearTimeout( timer );
				// The field has the same press, and says after it what it waits for.
				timer = setTimeout( () => {
					const held = registry.select( holdsStore ).getHolds();
					isWanted.current = Object.keys( held ).length > 0;
				} );
			}
		};
		document.addEventListener( 'keydown', listen );
		return () => {
			clearTimeout( timer );
			document.removeEventListener( 'keydown', listen );
		};
	}, [ registry ] );
	useEffect( () => {
		const all = Object.values( holds );
		if ( ! isWanted.current || all.some( ( { message } ) => ! message ) ) {
			return;
		}
		// What says that it cannot be saved waits for the person, not for a moment.
		isWanted.current = false;
		if ( all.length === 0 ) {
			void savePost();
		}
	}, [ holds, savePost ] );
}
