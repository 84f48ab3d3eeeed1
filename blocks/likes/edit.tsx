import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { VoteEdit } from '@larder/editor';
import type { ReactElement } from 'react';
import type { LikesAttributes } from './types';

/**
 * Edits the control that likes the recipe; the page fills in how many do.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< LikesAttributes > ): ReactElement {
	return (
		<VoteEdit
			attributes={ attributes }
			setAttributes={ setAttributes }
			label={ __( 'Like', 'larder' ) }
		>
			<span className="larder-vote__count">0</span>
		</VoteEdit>
	);
}
