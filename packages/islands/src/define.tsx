import { Component, createRoot } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { register } from '@larder/islands';

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
 * Makes a React component the front end of a block.
 *
 * It is mounted over the markup that PHP printed, in one frame, and has to
 * render the same. If it throws, the printed markup comes back.
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
		const printed = [ ...root.childNodes ].map( ( node ) =>
			node.cloneNode( true )
		);
		const reactRoot = createRoot( root );
		let failed = false;
		const putBack = ( error: unknown ): void => {
			failed = true;
			console.error( `Larder: the view of "${ name }" failed.`, error ); // eslint-disable-line no-console -- Tells a developer why a control is dead.
			// React must have left the root before anything else may be put there.
			queueMicrotask( () => {
				reactRoot.unmount();
				root.replaceChildren( ...printed );
			} );
		};
		flushSync( () => {
			reactRoot.render(
				<Boundary onError={ putBack }>
					{ /* The server prints the props of the same version of the view. */ }
					<View { ...( props as Props ) } />
				</Boundary>
			);
		} );
		return ! failed;
	} );
}
