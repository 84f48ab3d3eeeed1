import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import type { ReactElement } from 'react';
import { SearchControls } from './edit/search-controls';
import type { SearchAttributes } from './types';

/**
 * Edits the search: filters are chosen in the sidebar, and the block is seen as
 * the site prints it, with the site's recipes.
 *
 * @param props               Props.
 * @param props.attributes    The block's attributes.
 * @param props.setAttributes Changes them.
 * @return The block.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< SearchAttributes > ): ReactElement {
	return (
		<div { ...useBlockProps() }>
			<SearchControls
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<Disabled>
				<ServerSideRender
					block="larder/recipe-search"
					attributes={ { ...attributes } }
					skipBlockSupportAttributes
				/>
			</Disabled>
		</div>
	);
}
