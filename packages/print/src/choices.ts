import type { Choices } from './types';

/** Where the browser keeps them. */
export const CHOICES_KEY = 'larder:print';

const NONE: Choices = { parts: {}, fits: true };

function readParts( value: unknown ): Record< string, boolean > {
	return Object.fromEntries(
		Object.entries( value ?? {} ).filter(
			( entry ): entry is [ string, boolean ] =>
				typeof entry[ 1 ] === 'boolean'
		)
	);
}

/**
 * Reads what a browser has kept, whatever it is.
 *
 * @param json Stored text.
 * @return What of it can be used.
 */
export function parseChoices( json: string | null ): Choices {
	let stored: unknown;
	try {
		stored = JSON.parse( json ?? '{}' );
	} catch {
		return NONE; // Damaged data; the next choice overwrites it.
	}
	if ( typeof stored !== 'object' || stored === null ) {
		return NONE;
	}
	const { parts, paper, fits } = stored as Record< keyof Choices, unknown >;
	return {
		parts: readParts( parts ),
		...( typeof paper === 'string' && { paper } ),
		fits: fits !== false,
	};
}

/**
 * Reads what this browser has kept.
 *
 * @return The choices; none where storage is forbidden.
 */
export function readChoices(): Choices {
	try {
		return parseChoices( localStorage.getItem( CHOICES_KEY ) );
	} catch {
		return NONE; // Storage may be forbidden: the page then works from memory.
	}
}

/**
 * Stores choices in this browser.
 *
 * @param choices What the visitor chose.
 */
export function writeChoices( choices: Choices ): void {
	try {
		localStorage.setItem( CHOICES_KEY, JSON.stringify( choices ) );
	} catch {
		// Storage is full or forbidden: the page then works from memory.
	}
}
