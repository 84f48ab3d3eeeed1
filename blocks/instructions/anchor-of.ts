import type { PrintedStep } from './view-types';

/**
 * Returns what links to a step name.
 *
 * @return The id of its element.
 */
export function anchorOf( {
	id,
	anchor = `step-${ id }`,
}: Pick< PrintedStep, 'id' | 'anchor' > ): string {
	return anchor;
}
