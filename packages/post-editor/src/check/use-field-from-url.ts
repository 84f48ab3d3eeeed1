import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { EDITOR_FIELD_FRAGMENT } from '@larder/contracts/constants';
import { goToField } from './go-to-field';

/** Read as the script comes: the editor takes it out of the URL. */
const { hash: ASKED } = window.location;

/** The first canvas of an editor takes its time, in milliseconds. */
const FIRST_PATIENCE = 20_000;

/**
 * Focuses the field that the URL of the editor names, as the links do in the
 * list of recipes and in the check of all of them.
 *
 * @param isReady Whether the recipe is there.
 */
export function useFieldFromUrl( isReady: boolean ): void {
	const registry = useRegistry();
	const isDone = useRef( false );
	useEffect( () => {
		if (
			isReady &&
			! isDone.current &&
			ASKED.startsWith( EDITOR_FIELD_FRAGMENT )
		) {
			isDone.current = true;
			goToField(
				registry,
				ASKED.slice( EDITOR_FIELD_FRAGMENT.length ),
				FIRST_PATIENCE
			);
		}
	}, [ isReady, registry ] );
}
