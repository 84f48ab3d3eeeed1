import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	decodeText,
	isBlank,
	safeUrl,
	SavedGroup,
	savedImage,
	SavedTitle,
} from '@larder/editor/content';
import { readGroups } from './read-groups';
import type { EquipmentAttributes, Tool } from './types';

/**
 * Prints one thing with its link, picture and note.
 */
function SavedTool( {
	tool,
	version,
}: {
	/** The thing. */
	tool: Tool;
	/** Version of the markup. */
	version: 1 | 2;
} ): ReactElement {
	const href = safeUrl( tool.link?.url ?? '' );
	const image = safeUrl( tool.image?.url ?? '' );
	return (
		<li className="wp-block-larder-equipment__item">
			{ image !== '' && (
				<img
					{ ...( version === 2 &&
						savedImage( tool.image?.id ?? 0 ) ) }
					src={ image }
					alt={ decodeText( tool.image?.alt ?? '' ) }
				/>
			) }
			{ href === '' ? (
				<RichText.Content tagName="span" value={ tool.text } />
			) : (
				<a href={ href } rel={ tool.link?.rel }>
					{ decodeText( tool.text ) }
				</a>
			) }
			{ ! isBlank( tool.note ) && (
				<RichText.Content
					tagName="p"
					className="wp-block-larder-equipment__note"
					value={ tool.note }
				/>
			) }
		</li>
	);
}

/**
 * Prints the equipment as plain lists.
 *
 * @param version Version of the markup; 1 did not name the attachments of pictures.
 * @return Heading and lists.
 */
export function save(
	{ attributes }: BlockSaveProps< EquipmentAttributes >,
	version: 1 | 2 = 2
): ReactElement {
	return (
		<div { ...useBlockProps.save() }>
			<SavedTitle
				className="wp-block-larder-equipment__title"
				title={ attributes.title }
				printed={ attributes.printedTitle }
				fallback={ __( 'Equipment', 'larder' ) }
			/>
			{ readGroups( attributes.groups ).map( ( { id, title, items } ) => (
				<SavedGroup
					key={ id }
					block="wp-block-larder-equipment"
					title={ title }
				>
					<ul className="wp-block-larder-equipment__list">
						{ items
							.filter( ( { text } ) => ! isBlank( text ) )
							.map( ( tool ) => (
								<SavedTool
									key={ tool.id }
									tool={ tool }
									version={ version }
								/>
							) ) }
					</ul>
				</SavedGroup>
			) ) }
		</div>
	);
}
