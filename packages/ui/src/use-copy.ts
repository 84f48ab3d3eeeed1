import { useEffect, useState } from '@wordpress/element';
import { copyText } from './copy-text';

/** How long the outcome of copying stays on a button. */
const SHOWN_MS = 2500;

/** How the last copy went, for a while. */
export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies text to the clipboard, for a button that says how it went.
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
	const copy = async ( text: string ): Promise< void > =>
		setState( ( await copyText( text ) ) ? 'copied' : 'failed' );
	return [ state, ( text ) => void copy( text ) ];
}
