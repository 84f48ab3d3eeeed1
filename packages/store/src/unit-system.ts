import type { Thunk, UnitSystemAction } from './thunk';
import type { UnitSystem } from './types';

/** Where the browser keeps the units, for all recipes. */
export const UNITS_KEY = 'larder:units';

/**
 * Reads units that a browser has kept, whatever they are.
 *
 * @param kept Stored text.
 * @return The units; those that were written where the text says nothing.
 */
export function parseUnitSystem( kept: string | null ): UnitSystem {
	return kept === 'metric' || kept === 'us' ? kept : 'original';
}

/** Sets the units that are to be shown. */
export function receiveUnitSystem( system: UnitSystem ): UnitSystemAction {
	return { type: 'RECEIVE_UNIT_SYSTEM', system };
}

/** Whether the browser took what was last chosen. */
let isKept = true;

/** Reads which units this browser has kept. */
export function openUnitSystem(): Thunk {
	return ( { dispatch } ) => {
		try {
			const kept = localStorage.getItem( UNITS_KEY );
			if ( isKept ) {
				dispatch( receiveUnitSystem( parseUnitSystem( kept ) ) );
			}
		} catch {
			// Storage may be forbidden: the page then works from memory.
		}
	};
}

/** Chooses the units to show in all recipes, and keeps the choice in the browser. */
export function setUnitSystem( system: UnitSystem ): Thunk {
	return ( { dispatch } ) => {
		dispatch( receiveUnitSystem( system ) );
		try {
			// Nothing kept: no view has to wake for it.
			if ( system === 'original' ) {
				localStorage.removeItem( UNITS_KEY );
			} else {
				localStorage.setItem( UNITS_KEY, system );
			}
			isKept = true;
		} catch {
			isKept = false; // Storage is full or forbidden: the page then works from memory.
		}
	};
}
