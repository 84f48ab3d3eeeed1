import { isRtl } from '@larder/ui';
import { findView, isFadedIn } from './mounted-lightbox';

/** How many pictures a key goes ahead, in left-to-right pages; 0 closes. */
const STEPS: Readonly< Record< string, number > > = {
	Escape: 0,
	ArrowLeft: -1,
	ArrowRight: 1,
};

/**
 * Listens for the keys that step and close, until the mounted lightbox handles them itself.
 *
 * @param onStep   Goes ahead by some pictures.
 * @param handOver Leaves the keys to the mounted lightbox.
 * @return Stops listening.
 */
export function listenForKeys(
	onStep: ( steps: number ) => void,
	onClose: () => void,
	handOver: ( view: Element ) => void
): () => void {
	const onKey = ( event: KeyboardEvent ): void => {
		const steps = STEPS[ event.key ];
		if ( steps === undefined ) {
			return;
		}
		const view = findView();
		const isIn = view && event.composedPath().includes( view );
		if ( isIn && ( steps === 0 || isFadedIn( view ) ) ) {
			handOver( view ); // It handles the key itself.
			return;
		}
		// The same key would close a dialog behind it, too.
		event.preventDefault();
		event.stopPropagation();
		if ( steps === 0 ) {
			onClose();
		} else {
			onStep( isRtl( document.body ) ? -steps : steps );
		}
	};
	addEventListener( 'keydown', onKey, true );
	return () => removeEventListener( 'keydown', onKey, true );
}
