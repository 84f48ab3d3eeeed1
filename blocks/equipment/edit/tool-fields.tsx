import { LinkControl, RichText } from '@wordpress/block-editor';
import { Button, Popover } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	decodeUrl,
	linkIcon,
	noteIcon,
	PictureButton,
	ShownPicture,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Tool } from '../types';

const CLASS = 'wp-block-larder-equipment';

/** What can be told of a link beside its address. */
const SETTINGS = [
	{ id: 'opensInNewTab', title: __( 'Open in new tab', 'larder' ) },
	{ id: 'nofollow', title: __( 'Not followed (nofollow)', 'larder' ) },
	{ id: 'sponsored', title: __( 'Paid for (sponsored)', 'larder' ) },
];

/**
 * What stands below the name of a tool: its picture and its note.
 *
 * @param props What the row gives.
 * @return The fields.
 */
export function ToolFields( {
	row,
	isFocused,
	opened,
	update,
}: RowFieldsProps< Tool > ): ReactElement {
	return (
		<>
			{ row.image && (
				<ShownPicture
					className={ `${ CLASS }__image` }
					picture={ row.image }
					isFocused={ isFocused }
					onRemove={ () =>
						update(
							'image',
							( { image: _image, ...rest } ) => rest
						)
					}
				/>
			) }
			{ ( row.note !== '' || ( isFocused && opened.has( 'note' ) ) ) && (
				<RichText
					identifier={ `${ row.id }:note` }
					tagName="div"
					className={ `${ CLASS }__note` }
					data-larder-key={ `${ row.id }:note` }
					value={ row.note }
					onChange={ ( note ) =>
						update( 'note', ( before ) => ( { ...before, note } ) )
					}
					aria-label={ __( 'Note', 'larder' ) }
					placeholder={ __( 'Or a heavy frying pan', 'larder' ) }
					disableLineBreaks
				/>
			) }
		</>
	);
}

/**
 * Buttons of a tool: its link, its picture and its note.
 *
 * @param props        Props.
 * @param props.row    The tool.
 * @param props.open   Shows an empty field.
 * @param props.update Changes the tool.
 * @return The buttons.
 */
export function ToolButtons( {
	row,
	open,
	update,
}: RowFieldsProps< Tool > ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	const rel = row.link?.rel?.split( ' ' ) ?? [];
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
						settings={ SETTINGS }
						value={
							row.link && {
								url: decodeUrl( row.link.url ),
								opensInNewTab: row.link.newTab === true,
								nofollow: rel.includes( 'nofollow' ),
								sponsored: rel.includes( 'sponsored' ),
							}
						}
						onChange={ ( {
							url,
							opensInNewTab,
							nofollow,
							sponsored,
						} ) => {
							const words = [
								...rel.filter(
									( word ) =>
										word !== 'nofollow' &&
										word !== 'sponsored'
								),
								...( nofollow ? [ 'nofollow' ] : [] ),
								...( sponsored ? [ 'sponsored' ] : [] ),
							].join( ' ' );
							update( 'link', ( before ) => ( {
								...before,
								link: {
									url,
									...( opensInNewTab && { newTab: true } ),
									...( words && { rel: words } ),
								},
							} ) );
						} }
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
			<Button
				icon={ noteIcon }
				size="small"
				label={ __( 'Note', 'larder' ) }
				isPressed={ row.note !== '' }
				onClick={ () => open( 'note' ) }
			/>
		</>
	);
}
