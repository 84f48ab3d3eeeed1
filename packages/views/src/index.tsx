import {
	Component,
	createContext,
	createPortal,
	createRoot,
	useContext,
} from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { register, wakeBy } from '@larder/islands';

/** The parts of an island by their name; null where the view is the whole of it. */
const Parts = createContext< ReadonlyMap< string, Element > | null >( null );

/** The root that PHP has printed. */
const Root = createContext< Element | null >( null );

type BoundaryProps = {
	onError: ( error: unknown ) => void;
	children: ReactNode;
};

/** Reports a view that throws, and renders nothing from then on. */
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
 * this `data-larder-part` and, in `data-larder-keyed`, the key of its root. What stands around the parts is left alone, so that a
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
 * Gives the root of the island that a component is in. While it renders for the
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

/**
 * Remembers what PHP has printed.
 *
 * @param places The elements that React takes over.
 * @return Puts it back.
 */
function keepPrinted( places: readonly Element[] ): () => void {
	const printed = places.map( ( place ) =>
		[ ...place.childNodes ].map( ( node ) => node.cloneNode( true ) )
	);
	return () =>
		places.forEach( ( place, index ) =>
			place.replaceChildren( ...( printed[ index ] ?? [] ) )
		);
}

/**
 * Makes a React component the front end of a block.
 *
 * It is mounted over the markup that PHP printed, in one frame, and has to
 * render the same, as a whole or in each `Part`. If it throws, the printed
 * markup comes back.
 *
 * @param definition           The island.
 * @param definition.name      Name of the block without its namespace.
 * @param definition.component Gets the props that the server printed.
 */
export function defineIsland< Props extends object >( {
	name,
	component: View,
}: {
	name: string;
	component: ComponentType< Props >;
} ): void {
	register( name, ( root, props ) => {
		const parts = partsOf( root );
		const places = parts ? [ ...parts.values() ] : [ root ];
		const putPrintedBack = keepPrinted( places );
		// Portals add to what is in their place, a root replaces it.
		parts?.forEach( ( place ) => place.replaceChildren() );
		const reactRoot = createRoot(
			parts ? document.createElement( 'div' ) : root
		);
		let failed = false;
		const putBack = ( error: unknown ): void => {
			failed = true;
			console.error( `Larder: the view of "${ name }" failed.`, error ); // eslint-disable-line no-console -- Tells a developer why a control is dead.
			// React must have left the root before anything else may be put there.
			queueMicrotask( () => {
				reactRoot.unmount();
				putPrintedBack();
			} );
		};
		flushSync( () => {
			reactRoot.render(
				<Boundary onError={ putBack }>
					<Root.Provider value={ root }>
						<Parts.Provider value={ parts }>
							{ /* The server prints the props of the same version of the view. */ }
							<View { ...( props as Props ) } />
						</Parts.Provider>
					</Root.Provider>
				</Boundary>
			);
		} );
		// What waits for a visitor who does something has one now.
		setTimeout( () => wakeBy( 'mounted' ) );
		return ! failed;
	} );
}
