import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { downIcon, removeIcon, upIcon } from '@larder/editor';
import type { ReactElement } from 'react';
import type { Choice } from './use-choices';

type Props = {
	/** What was picked, in order. */
	picked: Choice[];
	onMove: ( at: number, by: -1 | 1 ) => void;
	onRemove: ( at: number ) => void;
};

/**
 * Renders what was picked for an archive, with buttons that put it in order.
 */
export function PickedList( {
	picked,
	onMove,
	onRemove,
}: Props ): ReactElement {
	return (
		<ol className="larder-archive-picker__list">
			{ picked.map( ( choice, at ) => {
				const title = choice.title || __( '(not published)', 'larder' );
				return (
					<li
						key={ choice.id }
						className="larder-archive-picker__item"
					>
						<span>{ title }</span>
						<Button
							size="small"
							icon={ upIcon }
							disabled={ at === 0 }
							accessibleWhenDisabled
							label={ sprintf(
								/* translators: %s: name of a recipe. */
								__( 'Move up: %s', 'larder' ),
								title
							) }
							onClick={ () => onMove( at, -1 ) }
						/>
						<Button
							size="small"
							icon={ downIcon }
							disabled={ at === picked.length - 1 }
							accessibleWhenDisabled
							label={ sprintf(
								/* translators: %s: name of a recipe. */
								__( 'Move down: %s', 'larder' ),
								title
							) }
							onClick={ () => onMove( at, 1 ) }
						/>
						<Button
							size="small"
							icon={ removeIcon }
							data-larder-remove
							label={ sprintf(
								/* translators: %s: name of a recipe. */
								__( 'Remove: %s', 'larder' ),
								title
							) }
							onClick={ () => onRemove( at ) }
						/>
					</li>
				);
			} ) }
		</ol>
	);
}
