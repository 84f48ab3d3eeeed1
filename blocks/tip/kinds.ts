import { __ } from '@wordpress/i18n';
import { TIP_KINDS } from '@larder/contracts/constants';
import type { TipKind } from './types';

/**
 * Returns the heading of a kind in the language of who looks.
 *
 * @param kind What the tip is about.
 * @return Plain text.
 */
export function kindName( kind: TipKind ): string {
	const names: Record< TipKind, string > = {
		tip: __( 'Tip', 'larder' ),
		note: __( 'Note', 'larder' ),
		warning: __( 'Watch out', 'larder' ),
		storage: __( 'Storage', 'larder' ),
		swap: __( 'Swap', 'larder' ),
		ahead: __( 'Make ahead', 'larder' ),
	};
	return names[ kind ];
}

/**
 * Reads the kind, whatever is stored.
 *
 * @param value The `kind` attribute.
 */
export function readKind( value: unknown ): TipKind {
	return TIP_KINDS.find( ( kind ) => kind === value ) ?? 'tip';
}
