import type { Units } from './convert';
import type { System } from './measures';
import type { scalePieces } from './scale-text';

export type { Units } from './convert';
export type { System } from './measures';
export type { Scale } from './degrees';
export type { Replacement } from './measure-format';
export type { Scaling } from './scale-text';
export type { StepFood } from './step-food';

/**
 * Loads what writes in the units of a system, with its table of foods: a script
 * that nobody needs before somebody chooses other units.
 *
 * @param locale Language tag of the page; the browser's by default.
 * @return The units; rejects where the script is not available, and tries again when asked again.
 */
export async function loadUnits(
	system: System,
	locale?: string
): Promise< Units > {
	const { unitsOf } = await import(
		/* webpackChunkName: "packages/units/convert" */ './convert'
	);
	return unitsOf( system, locale );
}

/**
 * Loads what scales the amounts in the steps of a recipe: a script that nobody
 * needs before somebody scales it.
 *
 * @return Finds the amounts of a text and writes them scaled; rejects where the script is not available.
 */
export async function loadScaling(): Promise< typeof scalePieces > {
	const { scalePieces: pieces } = await import(
		/* webpackChunkName: "packages/units/scale" */ './scale-text'
	);
	return pieces;
}
