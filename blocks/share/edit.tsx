import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ControlEdit, type ControlAttributes } from '@larder/editor';
import { ShareIcon } from '@larder/ui';
import type { ReactElement } from 'react';

/**
 * Edits the control that shares the recipe.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< ControlAttributes > ): ReactElement {
	return (
		<ControlEdit
			attributes={ attributes }
			setAttributes={ setAttributes }
			label={ __( 'Share', 'larder' ) }
			icon={ ShareIcon }
		/>
	);
}
