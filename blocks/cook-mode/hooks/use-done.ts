import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '@larder/store';
import { useVisit } from '@larder/ui';

const NONE: readonly string[] = [];

type Done = {
	/** Ids of the steps that are done, as the recipe's list shows them. */
	done: readonly string[];
	/** Marks a step as done; one that is stays so. */
	finish: ( id: string, number: number ) => void;
	/** What is read out of it. */
	announcement: string;
};

/**
 * Returns which steps are done, and marks them.
 *
 * @param recipeId Post id.
 * @return The steps, and what marks one.
 */
export function useDone( recipeId: number ): Done {
	const done = useVisit( recipeId ).steps ?? NONE;
	const { toggleStep } = useDispatch( store );
	const [ announcement, setAnnouncement ] = useState( '' );
	const finish = ( id: string, number: number ): void => {
		if ( done.includes( id ) ) {
			return;
		}
		void toggleStep( recipeId, id );
		setAnnouncement(
			/* translators: %d: number of a step. */
			sprintf( __( 'Step %d done', 'larder' ), number )
		);
	};
	return { done, finish, announcement };
}
