import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** How long the outcome stays on the button. */
const SHOWN_MS = 2500;

/**
 * Copies the recipe's address; the button says how that went.
 *
 * @param url The address.
 * @return What the button says, and what copies.
 */
export function useCopyLink( url: string ): [ string, () => void ] {
	const [ outcome, setOutcome ] = useState( '' );
	useEffect( () => {
		const timer = setTimeout( () => setOutcome( '' ), SHOWN_MS );
		return () => clearTimeout( timer );
	}, [ outcome ] );
	const copy = async (): Promise< void > => {
		try {
			// Absent on pages without https, whatever its type says.
			await navigator.clipboard.writeText( url );
			setOutcome( __( 'Copied', 'larder' ) );
		} catch {
			setOutcome( __( 'Please copy the address of the page', 'larder' ) );
		}
	};
	return [ outcome || __( 'Copy link', 'larder' ), () => void copy() ];
}
