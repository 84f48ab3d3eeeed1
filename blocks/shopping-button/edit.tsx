import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ControlEdit } from '@larder/editor';
import { BasketIcon } from '@larder/ui';
import type { ReactElement } from 'react';
import type { ShoppingButtonAttributes } from './types';

/**
 * Edits the control that fills the shopping list: its label is typed in place.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< ShoppingButtonAttributes > ): ReactElement {
	return (
		<ControlEdit
			attributes={ attributes }
			setAttributes={ setAttributes }
			label={ __( 'Add to shopping list', 'larder' ) }
			icon={ BasketIcon }
		/>
	);
}
