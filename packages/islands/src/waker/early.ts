import { getManifest, inside, type Press } from '@larder/islands';
import type { EarlyAnswer } from '../early';
import { loadIsland, nameOf } from './load-island';
import { touched, whenShown, yieldTask } from './touch';

/** The longest slice of precomputing, in milliseconds. */
const SLICE_MS = 8;

/** Presses that have been answered. */
const answered = new WeakSet< Press >();

/** Returns whether the browser has kept something that the view shows by itself, and that no early answer knows of. */
function isKept( { dataset }: HTMLElement ): boolean {
	try {
		return [
			...( dataset[ 'larderWake' ] ?? '' ).matchAll( /storage:(\S+)/g ),
		].some( ( [ , key = '' ] ) => localStorage.getItem( key ) !== null );
	} catch {
		return false; // Storage may be forbidden; then nothing is kept.
	}
}

/** Returns what the server has sent for an island, to what answers early there: both are of the same version of the plugin. */
function propsOf( root: HTMLElement ): never {
	return inside.entryOf( root )?.[ 1 ] as never;
}

/**
 * Loads what answers presses on an island before its view is there.
 *
 * @param name    Name of the island.
 * @param between Waits between two scripts, for a page that nobody presses yet.
 * @return The answer; nothing for an island that has none.
 */
async function loadEarly(
	name: string,
	between?: () => Promise< void >
): Promise< EarlyAnswer | undefined > {
	const early = `${ name }:early`;
	if ( early in getManifest().islands ) {
		await loadIsland( early, between );
	}
	return window.larder?.early?.[ name ];
}

/**
 * Loads what answers presses on an island early, before the press is over.
 *
 * @param name Name of the island.
 * @return Whether what is touched just now is answered by it, so that the rest can wait.
 */
export async function approachEarly( name: string ): Promise< boolean > {
	const early = await loadEarly( name );
	const target = touched();
	return !! target && !! early?.isAnswered( target );
}

/**
 * Shows what was pressed as far as it is known without the view.
 *
 * @param root  The island root.
 * @param early What answers.
 * @return Whether anything was shown.
 */
function show( root: HTMLElement, early: EarlyAnswer | undefined ): boolean {
	let isShown = false;
	for ( const press of inside.presses.get( root ) ?? [] ) {
		if ( early && ! answered.has( press ) && ! press.key ) {
			answered.add( press );
			const undo = early.show?.( root, propsOf( root ), press.target );
			const { undo: other } = press;
			if ( undo ) {
				isShown = true;
				press.undo = () => {
					undo();
					other?.();
				};
			}
		}
	}
	return isShown;
}

/**
 * Performs and stores what was pressed, where that needs no view.
 *
 * @param root  The island root.
 * @param early What answers.
 * @return Whether nothing is left for the view.
 */
function settle( root: HTMLElement, early: EarlyAnswer | undefined ): boolean {
	const presses = inside.takePresses( root );
	const left = presses.filter( ( press ) => {
		const isDone = early?.settle?.( root, propsOf( root ), press );
		if ( isDone ) {
			press.undo?.();
		}
		return ! isDone;
	} );
	if ( left.length > 0 ) {
		inside.presses.set( root, left );
	}
	return left.length < 1;
}

/**
 * Answers what was pressed on an island before its view is there: in the frame of
 * the press where the script for it is at hand, and else as soon as it is.
 *
 * @param root The island root.
 * @return Whether all of it is done, so that no view is needed for it; settles once the answer is shown, or at once where there is none.
 */
export async function answerPresses( root: HTMLElement ): Promise< boolean > {
	if ( ! inside.presses.has( root ) ) {
		await whenShown();
		return false;
	}
	const name = nameOf( root );
	const isShowing = ! isKept( root );
	const answerBy = ( early: EarlyAnswer | undefined ): boolean =>
		settle( root, early ) || ( isShowing && show( root, early ) );
	answerBy( window.larder?.early?.[ name ] );
	await whenShown();
	if (
		isShowing &&
		inside.presses.has( root ) &&
		answerBy( await loadEarly( name ) )
	) {
		await whenShown();
	}
	return ! inside.presses.has( root );
}

/**
 * Prepares the early answers of islands before anybody presses anything: all scripts
 * first, which are what a press would wait for longest.
 *
 * @param roots    Roots of islands.
 * @param whenCalm Waits for a moment in which nobody needs the page.
 */
export async function prepareAnswers(
	roots: readonly HTMLElement[],
	whenCalm: () => Promise< void >
): Promise< void > {
	const all: ( Iterator< unknown > | undefined )[] = [];
	for ( const root of roots ) {
		if ( ! isKept( root ) ) {
			const early = await loadEarly( nameOf( root ), whenCalm );
			all.push( early?.prepare( propsOf( root ), root ) );
		}
	}
	for ( const steps of all ) {
		let end = 0;
		while ( steps && steps.next().done !== true ) {
			if ( performance.now() > end ) {
				await yieldTask();
				await whenCalm();
				end = performance.now() + SLICE_MS;
			}
		}
	}
}
