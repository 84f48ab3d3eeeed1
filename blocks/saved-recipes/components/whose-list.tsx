import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { askToLogIn } from '@larder/ui';
import type { Saved } from '../view-types';
import { BLOCK } from '../block-class';

/**
 * Returns whose list it is, and where it is kept, where that is not the visitor's account.
 *
 * @return The sentences; nothing for a list of one's own account.
 */
export function WhoseList( {
	saved: { owner, isOnDevice },
}: {
	/** The list. */
	saved: Saved;
} ): ReactElement {
	return (
		<>
			{ owner !== '' && (
				<p className={ `${ BLOCK }__owner` }>
					{ sprintf(
						/* translators: %s: name of a person. */
						__( 'Recipes that %s has saved', 'larder' ),
						owner
					) }
				</p>
			) }
			{ isOnDevice && (
				<p className={ `${ BLOCK }__device` }>
					{ __(
						'This list is on this device alone. Log in to have it everywhere.',
						'larder'
					) }{ ' ' }
					<button
						type="button"
						onClick={ () =>
							askToLogIn( { reason: 'collections' } )
						}
					>
						{ __( 'Log in', 'larder' ) }
					</button>
				</p>
			) }
		</>
	);
}
