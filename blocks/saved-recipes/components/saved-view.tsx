import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { askToLogIn } from '@larder/ui';
import { BLOCK } from '../block-class';
import { useSaved } from '../hooks/use-saved';
import type { SavedProps } from '../view-types';
import { NothingSaved } from './nothing-saved';
import { SavedLists } from './saved-lists';

/**
 * Renders the saved recipes of the visitor, or those that a link shows.
 *
 * @return What is inside the block's element.
 */
export function SavedView( props: SavedProps ): ReactElement {
	const controls = useSaved( props );
	const { state, retry } = controls;
	const isRetried = useRef( false );
	switch ( state.status ) {
		case 'loading':
			return (
				<p className={ `${ BLOCK }__status` } role="status">
					{ __( 'Looking up your saved recipes…', 'larder' ) }
				</p>
			);
		case 'guest':
			return (
				<NothingSaved
					find={ props.find }
					action={
						<button
							type="button"
							className="wp-element-button"
							onClick={ () =>
								askToLogIn( { reason: 'collections' } )
							}
						>
							{ __( 'Log in', 'larder' ) }
						</button>
					}
				>
					{ __(
						'Log in to see the recipes that you have saved.',
						'larder'
					) }
				</NothingSaved>
			);
		case 'failed':
			return (
				<div className={ `${ BLOCK }__empty` } role="alert">
					<p>{ state.message }</p>
					<button
						type="button"
						className="wp-element-button"
						onClick={ () => {
							isRetried.current = true;
							retry();
						} }
					>
						{ __( 'Try again', 'larder' ) }
					</button>
				</div>
			);
		default:
			return (
				<SavedLists
					{ ...props }
					{ ...controls }
					saved={ state.saved }
					takesFocus={ isRetried.current }
				/>
			);
	}
}
