import type { Line } from '../list/insert';
import { isFactLine } from './fact-lines';
import { isMarkedStep, sentencesIn, textOf } from './line-kinds';
import { areSteps, unnamedParts, type Unnamed } from './named-parts';
import { partNamedBy } from './part-names';

/** Returns whether lines below a list that is named are surely steps: each has a number or is a sentence, and there are two at least. */
function areNamedSteps( { steps, foods }: Unnamed ): boolean {
	const own = steps.filter( ( { isHeading } ) => ! isHeading );
	return (
		own.every( ( line ) => isMarkedStep( line ) || isFactLine( line ) ) &&
		own.reduce( ( sum, line ) => sum + sentencesIn( line ), 0 ) > 1 &&
		areSteps( steps, foods )
	);
}

/**
 * Names the steps of a recipe that names its ingredients alone. The server reads alike:
 * `Larder\Exchange\Written\NamedParts`.
 *
 * @return The same with the name of the steps; null where it names more, or where it is not sure.
 */
export function withNamedSteps( lines: readonly Line[] ): Line[] | null {
	const parts = lines.map( ( line ) => partNamedBy( textOf( line ) ) );
	const name = parts.indexOf( 'ingredients' );
	if (
		name < 0 ||
		name !== parts.lastIndexOf( 'ingredients' ) ||
		parts.includes( 'instructions' )
	) {
		return null;
	}
	const next = parts.findIndex( ( part, at ) => at > name && part !== null );
	const end = next < 0 ? lines.length : next;
	const list = lines.slice( name + 1, end );
	const found = unnamedParts( list );
	return found && areNamedSteps( found )
		? [
				...lines.slice( 0, name + 1 ),
				...found.above,
				...found.foods,
				...found.told,
				{ isHeading: true, html: 'Instructions' },
				...found.steps,
				...found.farewell,
				...lines.slice( end ),
			]
		: null;
}
