import { LinkControl } from '@wordpress/block-editor';
import { Button, Popover } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	decodeUrl,
	linkIcon,
	PictureButton,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Ingredient, IngredientLink } from '../types';

/**
 * Buttons of an ingredient: its link and its picture.
 *
 * @param props        Props.
 * @param props.row    The ingredient.
 * @param props.update Changes it.
 * @return The buttons.
 */
export function IngredientTools( {
	row,
	update,
}: RowFieldsProps< Ingredient > ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	const setLink = ( link: IngredientLink ) =>
		update( 'link', ( before ) => ( { ...before, link } ) );
	return (
		<>
			<Button
				icon={ linkIcon }
				size="small"
				label={
					row.link
						? __( 'Edit link', 'larder' )
						: __( 'Add link', 'larder' )
				}
				isPressed={ row.link !== undefined }
				aria-expanded={ isOpen }
				onClick={ () => setIsOpen( ! isOpen ) }
			/>
			{ isOpen && (
				<Popover
					placement="bottom"
					shift
					onClose={ () => setIsOpen( false ) }
				>
					<LinkControl
						value={
							row.link && {
								url: decodeUrl( row.link.url ),
								opensInNewTab: row.link.newTab === true,
							}
						}
						onChange={ ( { url, opensInNewTab } ) =>
							setLink( {
								...( row.link?.rel && { rel: row.link.rel } ),
								url,
								...( opensInNewTab === true && {
									newTab: true,
								} ),
							} )
						}
						onRemove={ () => {
							update(
								'link',
								( { link: _link, ...rest } ) => rest
							);
							setIsOpen( false );
						} }
					/>
				</Popover>
			) }
			<PictureButton
				picture={ row.image }
				size="thumbnail"
				onChange={ ( image ) =>
					update( 'image', ( before ) => ( { ...before, image } ) )
				}
			/>
		</>
	);
}
