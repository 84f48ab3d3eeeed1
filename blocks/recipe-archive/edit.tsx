import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import { FailedPreview } from '@larder/editor';
import { archiveIcon } from '@larder/editor/icons';
import type { ReactElement } from 'react';
import { ArchiveControls } from './edit/archive-controls';
import { Picker } from './edit/picker';
import { pickerOf } from './edit/sources';
import type { ArchiveAttributes } from './types';

const NAME = 'larder/recipe-archive';

function Nothing(): ReactElement {
	return (
		<p className="larder-archive-empty">
			{ __( 'No recipe is found for this yet.', 'larder' ) }
		</p>
	);
}

/**
 * Edits an archive: what it shows is chosen in the sidebar, and seen as the
 * site prints it.
 *
 * @param props               Props.
 * @param props.attributes    The block's attributes.
 * @param props.setAttributes Changes them.
 * @return The block.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< ArchiveAttributes > ): ReactElement {
	const {
		links,
		source,
		count,
		taxonomy,
		ids,
		layout,
		showMeta,
		autoplay,
		level,
	} = attributes;
	const picker = pickerOf( attributes );
	const needsChoice =
		ids.length === 0 && ( source === 'picked' || source === 'tagged' );
	return (
		<div { ...useBlockProps() }>
			<ArchiveControls
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ needsChoice && picker ? (
				<Placeholder
					icon={ archiveIcon }
					label={ __( 'Recipe archive', 'larder' ) }
					instructions={ picker.invitation }
				>
					<Picker
						picker={ picker }
						ids={ ids }
						links={ links }
						onChange={ setAttributes }
					/>
				</Placeholder>
			) : (
				<Disabled>
					<ServerSideRender
						block={ NAME }
						// Without alignment and colours, which the outer element has.
						attributes={ {
							source,
							count,
							taxonomy,
							ids,
							layout,
							showMeta,
							autoplay,
							level,
							className: attributes.className ?? '',
						} }
						EmptyResponsePlaceholder={ Nothing }
						ErrorResponsePlaceholder={ FailedPreview }
					/>
				</Disabled>
			) }
		</div>
	);
}
