import { useEffect, useState } from '@wordpress/element';

/** How long the outcome of copying stays on the button. */
const SHOWN_MS = 2500;

export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies text to the clipboard.
 *
 * @return How the last copy went, and what starts one.
 */
export function useCopy(): [ CopyState, ( text: string ) => void ] {
	const [ state, setState ] = useState< CopyState >( 'idle' );
	useEffect( () => {
		if ( state === 'idle' ) {
			return;
		}
		const timer = setTimeout( () => setState( 'idle' ), SHOWN_MS );
		return () => clearTimeout( timer );
	}, [ state ] );
	const copy = async ( text: string ): Promise< void > => {
		try {
			// Absent on pages without https, whatever its type says.
			await navigator.clipboard.writeText( text );
			setState( 'copied' );
		} catch {
			setState( 'failed' );
		}
	};
	return [ state, ( text ) => void copy( text ) ];
}
