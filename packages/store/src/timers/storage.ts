import type { Timer, Timers } from './types';

/** Where the browser keeps the timers, for all recipes of all sites of the origin: whoever cooks hears them everywhere. */
export const TIMERS_KEY = 'larder:timers';

/** More would not fit on any stove; what is stored beyond is damaged. */
const MAX_TIMERS = 50;

/** The longest that a step can ask for, in milliseconds: 999 hours. */
const MAX_DURATION_MS = 999 * 3600 * 1000;

const isTime = ( value: unknown ): value is number =>
	typeof value === 'number' && value >= 0 && Number.isFinite( value );

/** Returns whether a value is the path of a page of this site; a browser passes over tabs and ends of lines. */
const isPath = ( value: unknown ): value is string =>
	typeof value === 'string' && /^\/(?![/\\])\S*$/.test( value );

function isTimer( value: unknown ): value is Timer {
	if ( typeof value !== 'object' || value === null ) {
		return false;
	}
	const {
		id,
		name,
		nameLang = '',
		recipe,
		lang = '',
		url,
		total,
		most,
		endsAt,
		left,
		hasRung,
	} = value as Record< keyof Timer, unknown >;
	return (
		[ id, name, nameLang, recipe, lang ].every(
			( text ) => typeof text === 'string'
		) &&
		isPath( url ) &&
		isTime( total ) &&
		total <= MAX_DURATION_MS &&
		( most === null || isTime( most ) ) &&
		( endsAt === null || isTime( endsAt ) ) &&
		isTime( left ) &&
		typeof hasRung === 'boolean'
	);
}

/**
 * Reads what a browser has kept, whatever it is.
 *
 * @param json Stored text.
 * @return What of it can be used.
 */
export function parseTimers( json: string | null ): Timers {
	let stored: unknown;
	try {
		stored = JSON.parse( json ?? '{}' );
	} catch {
		stored = {}; // Damaged data; the next change overwrites it.
	}
	const { list, correctedAt } = Object( stored ) as Record<
		keyof Timers,
		unknown
	>;
	return {
		list: Array.isArray( list )
			? list.filter( isTimer ).slice( 0, MAX_TIMERS )
			: [],
		correctedAt: isTime( correctedAt ) ? correctedAt : 0,
	};
}

/** Whether the browser took what was last written. */
let isKept = true;

/**
 * Reads the timers of this browser.
 *
 * @param inMemory What is used where storage is forbidden or full.
 * @return The timers, those that another tab has changed too.
 */
export function readTimers( inMemory: Timers ): Timers {
	try {
		return isKept
			? parseTimers( localStorage.getItem( TIMERS_KEY ) )
			: inMemory;
	} catch {
		return inMemory;
	}
}

/**
 * Stores the timers in this browser.
 *
 * @return False where storage is full or forbidden; the page then works from memory.
 */
export function writeTimers( timers: Timers ): boolean {
	try {
		if ( timers.list.length === 0 ) {
			localStorage.removeItem( TIMERS_KEY );
		} else {
			localStorage.setItem( TIMERS_KEY, JSON.stringify( timers ) );
		}
		isKept = true;
	} catch {
		isKept = false;
	}
	return isKept;
}
