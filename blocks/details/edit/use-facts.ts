import { useUpdateRoot } from '@larder/editor';
import { readFacts } from '../../recipe/facts';
import type { RecipeFacts } from '../../recipe/types';

/** What the editors of the facts get. */
export type FactsProps = {
	facts: RecipeFacts;
	update: ( facts: Partial< RecipeFacts > ) => void;
};

/**
 * Returns the facts of the recipe around the block, and the way to change them.
 *
 * @param clientId The block.
 * @param context  What the recipe gives.
 */
export function useFacts(
	clientId: string,
	context: Record< string, unknown >
): FactsProps {
	const update = useUpdateRoot< RecipeFacts >( clientId );
	return {
		facts: readFacts( ( key ) => context[ `larder/${ key }` ] ),
		update,
	};
}
