import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

type BoundaryProps = {
	onError: ( error: unknown ) => void;
	children: ReactNode;
};

/**
 * Error boundary: reports a view that throws, in rendering or because another
 * script has moved its nodes, and renders nothing from then on.
 */
export class Boundary extends Component< BoundaryProps, { failed: boolean } > {
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
