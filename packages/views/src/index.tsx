import {
	Component,
	createContext,
	createPortal,
	createRoot,
	startTransition,
	useContext,
	useLayoutEffect,
} from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { register, wakeBy, type Swap } from '@larder/islands';

/** The parts of an island by their name; null where the view is the whole of it. */
const Parts = createContext< ReadonlyMap< string, Element > | null >( null );

/** The root that PHP has printed. */
const Root = createContext< Element | null >( null );

type BoundaryProps = {
	onError: ( error: unknown ) => void;
	children: ReactNode;
};

/** Reports a view that throws, in rendering or because something else has moved what it rendered, and shows nothing from then on. */
class Boundary extends Component< BoundaryProps, { failed: boolean } > {
	override state = { failed: false };

	static getDerivedStateFromError(): { failed: boolean } {
		return { failed: true };
	}

	override componentDidCatch( error: unknown ): void {
		this.props.onError( error );
	}

	override render(): ReactNode {
		return this.state.failed ? null : this.props.children;
	}
}

/**
 * Renders a part of an island where PHP has printed it: into the element with
 * this `data-larder-part` and, in `data-larder-keyed`, the key of its root. What is around the parts is left alone, so that a
 * site can arrange them.
 *
 * @return The part; nothing where the site has left it out.
 */
export function Part( {
	name,
	children,
}: {
	/** Name of the part. */
	name: string;
	/** What is in it. */
	children: ReactNode;
} ): ReactNode {
	const parts = useContext( Parts );
	if ( parts === null ) {
		return children;
	}
	const place = parts.get( name );
	return place ? createPortal( children, place ) : null;
}

/**
 * Returns the root of the island that a component is in. While it renders for the
 * first time, what PHP has printed is still there, as the visitor has left it.
 *
 * @return The root; null in a test without an island.
 */
export function useRoot(): Element | null {
	return useContext( Root );
}

/**
 * Finds the parts of an island: those with the key of its root, for a text within
 * it may hold an element that says of itself that it is one.
 *
 * @param root The island root.
 * @return By name; null where the view is the whole of it.
 */
function partsOf( root: HTMLElement ): Map< string, Element > | null {
	const parts = new Map< string, Element >();
	for ( const part of root.querySelectorAll< HTMLElement >(
		'[data-larder-keyed]'
	) ) {
		const { larderKeyed, larderPart = '' } = part.dataset;
		if ( larderKeyed === root.dataset[ 'larderKey' ] ) {
			parts.set( larderPart, part );
		}
	}
	return parts.size > 0 ? parts : null;
}

/** How long one slice of what a view prepares may take, in milliseconds: as long as one of React's. */
const SLICE_MS = 5;

/** Yields to the page; a message comes sooner than a timer that follows another. */
function pause(): Promise< void > {
	return new Promise( ( resolve ) => {
		if ( typeof MessageChannel === 'undefined' ) {
			setTimeout( resolve );
			return;
		}
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => resolve();
		port2.postMessage( null );
	} );
}

/**
 * Runs what a view prepares, in slices between which the page answers.
 *
 * @param steps Small steps.
 */
async function inSlices( steps: Iterator< unknown > ): Promise< void > {
	let end = performance.now() + SLICE_MS;
	while ( ! steps.next().done ) {
		if ( performance.now() > end ) {
			await pause();
			end = performance.now() + SLICE_MS;
		}
	}
}

/**
 * Ends a view: once all before it has rendered, React puts it into the page
 * within the same task. While something is held there, it waits.
 *
 * @return Nothing.
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

const AT_ONCE: Swap = { whenLetGo: () => undefined, onSwap: () => {} };

/** How long a view that was mounted again has to last, in milliseconds, for it to be mounted once more. */
const STEADY_MS = 500;

/** Where a view is shown. */
type Ground = {
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
 * @param ground      Where.
 * @param content     The view.
 * @param swap        The moment in which it takes the place.
 * @param mayComeBack Whether it is rebuilt, however soon it fails once it is there.
 * @return Whether it is there.
 */
function show(
	{ name, root, parts }: Ground,
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
				return; // React fails once more where it takes away what was moved.
			}
			failed = true;
			const lasted = performance.now() - shownAt;
			// eslint-disable-next-line no-console -- Tells a developer why a control is dead.
			console.error( `Larder: the view of "${ name }" failed.`, error );
			// React must have left the root before anything else may be put there.
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

/**
 * Registers a React component as the front end of a block.
 *
 * It is rendered in slices, between which the page answers, and then takes the
 * place of the markup that PHP printed in one frame. It has to render the same,
 * as a whole or in each `Part`. If it throws, the printed markup comes back.
 * Where the server sends a `label`, it is that which the page shows.
 *
 * @param definition           The island.
 * @param definition.name      Name of the block without its namespace.
 * @param definition.component Gets the props that the server printed.
 * @param definition.prepare   Works out, in small steps, what the first render takes long for.
 */
export function defineIsland< Props extends object >( {
	name,
	component: View,
	prepare,
}: {
	name: string;
	component: ComponentType< Props >;
	prepare?: ( props: Props ) => Iterator< unknown >;
} ): void {
	register( name, async ( root, sent, swap = AT_ONCE ) => {
		const printed = sent as Props; // The server prints those of the same version of the view.
		const label = root.querySelector( '.larder-vote__label' )?.textContent;
		// What a translation has made of it stays.
		const props =
			label && 'label' in printed ? { ...printed, label } : printed;
		if ( prepare ) {
			await inSlices( prepare( props ) );
		}
		return show(
			{ name, root, parts: partsOf( root ) },
			<View { ...props } />,
			swap
		);
	} );
}
