import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { BasketIcon } from '@larder/ui';
import { useAdd } from '../hooks/use-add';
import type { ShoppingButtonProps } from '@larder/contracts';

/**
 * Renders the control that fills the shopping list. Once it was pressed, a link to the
 * list is beside it.
 *
 * @return What is inside the block's element.
 */
export function ShoppingButtonView( props: ShoppingButtonProps ): ReactElement {
	const { label, isLabelHidden, listUrl } = props;
	const { isListed, add } = useAdd( props );
	const [ wasPressed, setWasPressed ] = useState( false );
	return (
		<>
			<button
				type="button"
				className="larder-vote"
				onClick={ () => {
					setWasPressed( true );
					add();
				} }
			>
				{ BasketIcon }
				<span
					className={
						isLabelHidden
							? 'larder-vote__label screen-reader-text'
							: 'larder-vote__label'
					}
				>
					{ label || __( 'Add to shopping list', 'larder' ) }
				</span>
			</button>
			{ wasPressed && isListed && listUrl !== '' && (
				<>
					{ ' ' }
					<a
						className="larder-vote"
						href={ listUrl }
						// It has no icon that the line of text could be on.
						style={ { verticalAlign: 'top' } }
					>
						{ __( 'See the list', 'larder' ) }
					</a>
				</>
			) }
		</>
	);
}
