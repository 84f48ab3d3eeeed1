import { __, sprintf } from '@wordpress/i18n';
import { formatNumber, serverText } from '../page-data';
import type { Row, Status } from './types';

/** Phases in which the server has steps to do. */
const BUSY = [ 'reading', 'importing', 'undoing' ];

/**
 * Whether the server has steps of the import to do.
 */
export function isBusy( { phase }: Status ): boolean {
	return BUSY.includes( phase );
}

/**
 * Adds up the counts of some states.
 *
 * @param counts How many there are, by state.
 * @param states Names of the states; all without any.
 */
function sum(
	counts: Readonly< Record< string, number > >,
	...states: readonly string[]
): number {
	return Object.entries( counts )
		.filter(
			( [ state ] ) => states.length === 0 || states.includes( state )
		)
		.reduce( ( total, [ , count ] ) => total + count, 0 );
}

/**
 * Returns how far the current phase is, for the progress bar.
 */
export function progressOf( status: Status ): { value: number; max: number } {
	const counts = status.phase === 'reading' ? status.sources : status.recipes;
	const max = Math.max( sum( counts ), 1 );
	return {
		max,
		value:
			status.phase === 'undoing'
				? sum( counts, 'undone', 'kept' )
				: max - sum( counts, 'waiting', 'working' ),
	};
}

/** What can be done with an import. */
type Offers = {
	readonly start: boolean;
	readonly retry: boolean;
	readonly undo: boolean;
};

/**
 * Returns what can be done with an import.
 */
export function offersOf( { phase, sources, recipes }: Status ): Offers {
	const isIdle = phase === 'ready' || phase === 'done';
	return {
		start: phase === 'ready' && sum( recipes ) > 0,
		retry:
			isIdle && sum( sources, 'failed' ) + sum( recipes, 'failed' ) > 0,
		undo: isIdle && sum( recipes, 'done' ) > 0,
	};
}

/**
 * Returns the word for the state of a recipe.
 */
export function stateText( { state, post }: Row ): string {
	return serverText( state === 'waiting' && post > 0 ? 'here' : state );
}

/**
 * Returns what became of the recipes: `6 imported, 17 already here`.
 *
 * @param counts How many there are, by state.
 */
function resultText( counts: Status[ 'recipes' ] ): string {
	return Object.entries( counts )
		.map(
			( [ state, count ] ) =>
				`${ formatNumber( count ) } ${ serverText( state ) }`
		)
		.join( serverText( 'separator' ) );
}

/**
 * Returns the sentence that is announced for an import.
 */
export function statusText( { phase, recipes }: Status ): string {
	switch ( phase ) {
		case 'reading':
			return __( 'Reading…', 'larder' );
		case 'ready':
			return sum( recipes ) === 0
				? __( 'No recipes found.', 'larder' )
				: __( 'Choose what to import.', 'larder' );
		case 'importing':
			return __(
				'Importing… You may close this page; it goes on.',
				'larder'
			);
		case 'done':
			return sprintf(
				/* translators: %s: what became of the recipes, such as "6 imported, 17 already here". */
				__( 'Finished: %s.', 'larder' ),
				resultText( recipes )
			);
		case 'undoing':
			return __( 'Taking away…', 'larder' );
		case 'undone':
			return __( 'The import is undone.', 'larder' );
		default:
			return '';
	}
}
