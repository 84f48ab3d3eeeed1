import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ControlLabel } from '@larder/editor';
import { CookIcon } from '@larder/ui';
import type { ReactElement } from 'react';
import type { CookModeAttributes } from './types';

/**
 * Edits the button that opens the cook mode: its label is typed in place.
 */
export function Edit( {
	attributes: { label },
	setAttributes,
}: BlockEditProps< CookModeAttributes > ): ReactElement {
	return (
		<div { ...useBlockProps() }>
			<span className="larder-vote">
				{ CookIcon }
				<ControlLabel
					value={ label }
					onChange={ ( next ) => setAttributes( { label: next } ) }
					placeholder={ __( 'Cook', 'larder' ) }
				/>
			</span>
		</div>
	);
}
