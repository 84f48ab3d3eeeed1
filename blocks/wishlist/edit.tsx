import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { VoteEdit } from '@larder/editor';
import type { ReactElement } from 'react';
import type { WishlistAttributes } from './types';

/**
 * Edits the control that saves the recipe.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< WishlistAttributes > ): ReactElement {
	return (
		<VoteEdit
			attributes={ attributes }
			setAttributes={ setAttributes }
			label={ __( 'Save', 'larder' ) }
		/>
	);
}
