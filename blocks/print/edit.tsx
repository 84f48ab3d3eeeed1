import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ControlEdit, type ControlAttributes } from '@larder/editor';
import { PrintIcon } from '@larder/ui';
import type { ReactElement } from 'react';

/**
 * Edits the link that opens the recipe for paper.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< ControlAttributes > ): ReactElement {
	return (
		<ControlEdit
			attributes={ attributes }
			setAttributes={ setAttributes }
			label={ __( 'Print', 'larder' ) }
			icon={ PrintIcon }
		/>
	);
}
