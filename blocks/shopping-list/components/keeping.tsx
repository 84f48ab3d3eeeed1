import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { askToLogIn } from '@larder/ui';
import type { ShoppingControls } from '../hooks/use-shopping-list';
import { BLOCK } from '../block-class';

type Props = Pick< ShoppingControls, 'keeping' | 'place' | 'refusal' >;

/** Returns where the list is, in a sentence; what goes wrong comes first. */
function sentence( { keeping, place, refusal }: Props ): string {
	if ( place === 'account' ) {
		return __( 'Kept in your account, for all your devices.', 'larder' );
	}
	if ( keeping === 'forbidden' ) {
		return __(
			'Your browser keeps nothing for this site, as in a private window. The list is gone when you leave this page.',
			'larder'
		);
	}
	if ( keeping === 'full' ) {
		return __(
			'The storage of your browser is full. The list is gone when you leave this page, unless you make room.',
			'larder'
		);
	}
	switch ( place ) {
		case 'left':
			return __(
				'Your list is in your account. Log in to see it.',
				'larder'
			);
		case 'offline':
			return __(
				'You are offline. The list works all the same.',
				'larder'
			);
		case 'refused':
			return (
				refusal || __( 'Your account did not take the list.', 'larder' )
			);
		default:
			return __( 'Kept on this device.', 'larder' );
	}
}

/**
 * Returns where the list is kept, and lets guests take it into an account.
 *
 * @return The sentence, with a button for guests.
 */
export function Keeping( props: Props ): ReactElement {
	const { place } = props;
	return (
		<div className={ `${ BLOCK }__keeping` }>
			<p role="status">{ sentence( props ) }</p>
			{ ( place === 'device' || place === 'left' ) && (
				<button type="button" onClick={ () => askToLogIn( {} ) }>
					{ __( 'Log in', 'larder' ) }
				</button>
			) }
		</div>
	);
}
