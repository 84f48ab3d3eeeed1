import { markText, type Marker } from '@larder/ui';
import type { PrintedStepGroup } from './view-types';

/**
 * Marks pieces in the texts of all steps.
 *
 * @param groups  Groups as printed.
 * @param markers Find the pieces; none leave all texts as they are.
 * @return The groups with their texts marked.
 */
export function markSteps(
	groups: PrintedStepGroup[],
	markers: readonly Marker[]
): PrintedStepGroup[] {
	if ( markers.length === 0 ) {
		return groups;
	}
	const mark = ( html: string ): string => html && markText( html, markers );
	return groups.map( ( group ) => ( {
		...group,
		steps: group.steps.map( ( step ) => ( {
			...step,
			title: mark( step.title ),
			text: mark( step.text ),
			note: mark( step.note ),
			tip: mark( step.tip ),
		} ) ),
	} ) );
}
