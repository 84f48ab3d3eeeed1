import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { decodeText, encodeText } from '@larder/editor';
import type { GalleryItem } from '../types';

type Props = {
	item: GalleryItem;
	/** Whether it is the first. */
	isFirst: boolean;
	/** Whether it is the last. */
	isLast: boolean;
	/** Changes a field of it. */
	onChange: ( item: GalleryItem, field: 'alt' | 'caption' ) => void;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
};

/**
 * Renders what is said of the chosen item, and what moves and removes it.
 */
export function ItemFields( {
	item,
	isFirst,
	isLast,
	onChange,
	onMove,
	onRemove,
}: Props ): ReactElement {
	return (
		<div className="larder-gallery-edit__fields">
			<TextControl
				label={
					item.type !== 'image'
						? __( 'What the video shows', 'larder' )
						: __( 'Alternative text', 'larder' )
				}
				value={ decodeText( item.alt ) }
				onChange={ ( alt ) =>
					onChange( { ...item, alt: encodeText( alt ) }, 'alt' )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<TextControl
				label={ __( 'Caption', 'larder' ) }
				value={ decodeText( item.caption ) }
				onChange={ ( caption ) =>
					onChange(
						{ ...item, caption: encodeText( caption ) },
						'caption'
					)
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<div className="larder-gallery-edit__buttons">
				<Button
					variant="tertiary"
					size="compact"
					accessibleWhenDisabled
					disabled={ isFirst }
					onClick={ () => onMove( -1 ) }
				>
					{ __( 'Move forward', 'larder' ) }
				</Button>
				<Button
					variant="tertiary"
					size="compact"
					accessibleWhenDisabled
					disabled={ isLast }
					onClick={ () => onMove( 1 ) }
				>
					{ __( 'Move back', 'larder' ) }
				</Button>
				<Button
					variant="tertiary"
					size="compact"
					isDestructive
					onClick={ onRemove }
				>
					{ __( 'Remove', 'larder' ) }
				</Button>
			</div>
		</div>
	);
}
