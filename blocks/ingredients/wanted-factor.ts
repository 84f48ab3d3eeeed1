import type { SentIngredients } from '@larder/contracts';
import type { UnitSystem } from '@larder/store';
import { BLOCK } from './read-printed';
import { readServings, stepServings } from './servings';
import { FACTORS } from './shown-servings';

/**
 * Finds the field with the number of servings.
 *
 * @param root The printed island.
 * @return Nothing where the recipe does not say what it makes.
 */
export function fieldIn( root: Element ): HTMLInputElement | null {
	return root.querySelector< HTMLInputElement >( `${ BLOCK }amount-field` );
}

/** Returns the factor of a scaling button; undefined for any other element. */
function factorOf( target: Element ): number | undefined {
	const button = target.closest( `${ BLOCK }factor` );
	const place = [ ...( button?.parentElement?.children ?? [] ) ].findIndex(
		( one ) => one === button
	);
	return FACTORS[ place ]?.[ 1 ];
}

/**
 * Returns whether an element is the field with the number of servings.
 *
 * @param target What was pressed, or typed into.
 * @return True for that field alone.
 */
export function isField( target: Element ): boolean {
	return target.matches( `${ BLOCK }amount-field` );
}

/**
 * Returns whether an element is the list of units.
 *
 * @param target What was pressed.
 * @return True for that list alone.
 */
export function isUnits( target: Element ): target is HTMLSelectElement {
	return target.matches( `select${ BLOCK }units` );
}

/**
 * Returns the units that are selected in a printed list.
 *
 * @param root The printed island.
 * @return Those that were written where there is nothing to choose from.
 */
export function chosenUnits( root: Element ): UnitSystem {
	const value = root.querySelector< HTMLSelectElement >(
		`select${ BLOCK }units`
	)?.value;
	return value === 'metric' || value === 'us' ? value : 'original';
}

/** Returns the direction in which a stepper button steps; undefined for any other element. */
function stepOf( target: Element ): 1 | -1 | undefined {
	if ( target.closest( `${ BLOCK }more` ) ) {
		return 1;
	}
	return target.closest( `${ BLOCK }less` ) ? -1 : undefined;
}

/**
 * Returns the factor by which the written amounts are to be multiplied.
 *
 * @param root   The printed island.
 * @param sent   What the server has sent for its view.
 * @param target What was pressed, or typed into.
 * @return Nothing where that scales nothing, or is not a number.
 */
export function wantedFactor(
	root: Element,
	{ servings }: SentIngredients,
	target: Element
): number | undefined {
	const step = stepOf( target );
	if ( servings === null || ( step === undefined && ! isField( target ) ) ) {
		return factorOf( target );
	}
	const read = readServings( fieldIn( root )?.value ?? '' );
	return typeof read === 'number'
		? ( step === undefined ? read : stepServings( read, step ) ) / servings
		: undefined;
}

/**
 * Returns whether a press on an element is answered before the view is mounted.
 *
 * @param target What is pressed.
 * @return True for the buttons that multiply, those that step, and the units.
 */
export function isAnsweredEarly( target: Element ): boolean {
	return (
		isUnits( target ) ||
		( factorOf( target ) ?? stepOf( target ) ) !== undefined
	);
}

/**
 * Shows by which multiple a recipe is scaled, if any.
 *
 * @param root   The printed island.
 * @param factor By what the written amounts are multiplied.
 * @return Takes it back.
 */
export function pressFactor( root: Element, factor: number ): () => void {
	const buttons = [ ...root.querySelectorAll( `${ BLOCK }factor` ) ];
	const before = buttons.map( ( { ariaPressed } ) => ariaPressed );
	buttons.forEach( ( button, at ) => {
		const value = FACTORS[ at ]?.[ 1 ] ?? NaN;
		button.ariaPressed = `${ Math.abs( factor - value ) < 1e-6 }`;
	} );
	return () =>
		buttons.forEach( ( button, at ) => {
			button.ariaPressed = before[ at ] ?? null;
		} );
}
