import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { downIcon, removeIcon, upIcon } from '@larder/editor/icons';
import type { ReactElement } from 'react';

type Props = {
	/** Name of the filter. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
};

/**
 * Names a filter, with the buttons that move and remove it. The only filter stays.
 *
 * @return The head of the filter's group.
 */
export function FilterHead( {
	name,
	isFirst,
	isLast,
	onMove,
	onRemove,
}: Props ): ReactElement {
	return (
		<div className="larder-search-filter__head">
			<span>{ name }</span>
			<Button
				size="small"
				icon={ upIcon }
				label={ sprintf(
					/* translators: %s: name of a filter. */
					__( 'Move %s up', 'larder' ),
					name
				) }
				disabled={ isFirst }
				accessibleWhenDisabled
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				size="small"
				icon={ downIcon }
				label={ sprintf(
					/* translators: %s: name of a filter. */
					__( 'Move %s down', 'larder' ),
					name
				) }
				disabled={ isLast }
				accessibleWhenDisabled
				onClick={ () => onMove( 1 ) }
			/>
			<Button
				size="small"
				icon={ removeIcon }
				data-larder-remove
				label={ sprintf(
					/* translators: %s: name of a filter. */
					__( 'Remove %s', 'larder' ),
					name
				) }
				disabled={ isFirst && isLast }
				accessibleWhenDisabled
				onClick={ onRemove }
			/>
		</div>
	);
}
