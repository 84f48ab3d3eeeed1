import { createContext, createPortal, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The parts of an island by their name; null where the view is the whole of it. */
export const Parts = createContext< ReadonlyMap< string, Element > | null >(
	null
);

/** The root that PHP has printed. */
export const Root = createContext< Element | null >( null );

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
export function partsOf( root: HTMLElement ): Map< string, Element > | null {
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
