import {
	createRoot,
	startTransition,
	useLayoutEffect,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { wakeBy, type Swap } from '@larder/islands';
import { Boundary } from './boundary';
import { Parts, Root } from './parts';

/**
 * Suspends the first render at its end, so that React commits it in one task;
 * it waits while a pointer or key is down.
 */
function End( {
	whenLetGo,
	onSwap,
	onShown,
}: Swap & {
	/** Called once the view is in the page. */
	onShown: () => void;
} ): ReactNode {
	useLayoutEffect( onShown, [ onShown ] );
	const held = whenLetGo();
	if ( held ) {
		// eslint-disable-next-line @typescript-eslint/only-throw-error -- React asks again when it settles.
		throw held;
	}
	onSwap();
	return null;
}

/** A swap that nothing delays. */
export const AT_ONCE: Swap = { whenLetGo: () => undefined, onSwap: () => {} };

/** How long a view that was mounted again has to last, in milliseconds, for it to be mounted once more. */
const STEADY_MS = 500;

/** Where a view is shown. */
type Target = {
	/** Name of the block without its namespace. */
	name: string;
	root: HTMLElement;
	/** The parts of the island; null where the view is the whole of it. */
	parts: ReadonlyMap< string, Element > | null;
};

/**
 * Shows a view in the place of what PHP printed. Where it throws, that comes back,
 * and the view is rebuilt from it: a translation may have replaced the texts
 * that React was about to change, and the next press must not find a dead page.
 *
 * @param target      Where the view is shown.
 * @param content     The view.
 * @param swap        The moment in which it takes the place.
 * @param mayComeBack Whether it is rebuilt, however soon it fails once it is there.
 * @return Whether it is there.
 */
export function show(
	{ name, root, parts }: Target,
	content: ReactNode,
	swap: Swap,
	mayComeBack = true
): Promise< boolean > {
	const places = parts ? [ ...parts.values() ] : [ root ];
	const reactRoot = createRoot(
		parts ? document.createElement( 'div' ) : root
	);
	return new Promise( ( resolve ) => {
		let printed: ChildNode[][] | undefined;
		let shownAt = Infinity;
		let failed = false;
		const onSwap = (): void => {
			if ( ! printed ) {
				swap.onSwap();
				printed = places.map( ( place ) => [ ...place.childNodes ] );
				// Portals add to what is in their place, a root replaces it.
				parts?.forEach( ( place ) => place.replaceChildren() );
			}
		};
		const putBack = ( error: unknown ): void => {
			if ( failed ) {
				return; // React throws again when it removes nodes that were moved.
			}
			failed = true;
			const lasted = performance.now() - shownAt;
			// eslint-disable-next-line no-console -- Tells a developer why a control is dead.
			console.error( `Larder: the view of "${ name }" failed.`, error );
			// React has to unmount before the root is filled again.
			queueMicrotask( () => {
				reactRoot.unmount();
				places.forEach( ( place, index ) =>
					place.replaceChildren( ...( printed?.[ index ] ?? [] ) )
				);
				if ( lasted >= ( mayComeBack ? 0 : STEADY_MS ) ) {
					void show(
						{ name, root, parts },
						content,
						{ ...AT_ONCE, whenLetGo: swap.whenLetGo },
						false
					);
				}
			} );
		};
		const onShown = (): void =>
			queueMicrotask( () => {
				if ( ! failed ) {
					shownAt = performance.now();
					// What is given back now finds all that listens to it.
					flushSync( () => reactRoot.render( view ) );
				}
				resolve( ! failed );
				// What waits for a visitor who does something has one now.
				setTimeout( () => wakeBy( 'mounted' ) );
			} );
		const view = (
			<>
				<Boundary onError={ putBack }>
					<Root.Provider value={ root }>
						<Parts.Provider value={ parts }>
							{ content }
						</Parts.Provider>
					</Root.Provider>
				</Boundary>
				<End { ...swap } onSwap={ onSwap } onShown={ onShown } />
			</>
		);
		startTransition( () => reactRoot.render( view ) );
	} );
}
