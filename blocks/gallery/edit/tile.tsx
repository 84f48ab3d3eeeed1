import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { decodeText, safeUrl, videoIcon } from '@larder/editor';
import type { GalleryItem } from '../types';

type Props = {
	item: GalleryItem;
	/** Its place, from 1. */
	place: number;
	/** Whether it is the one being changed. */
	isChosen: boolean;
	onChoose: () => void;
};

/**
 * Renders one picture or video of the gallery, small; pressed, it can be changed.
 */
export function Tile( {
	item,
	place,
	isChosen,
	onChoose,
}: Props ): ReactElement {
	const [ lost, setLost ] = useState( '' );
	const shown = safeUrl(
		item.type === 'image' ? item.url : ( item.poster?.url ?? '' )
	);
	const isLost = lost !== '' && lost === shown;
	return (
		<Button
			className="larder-gallery-edit__tile"
			aria-pressed={ isChosen }
			label={ sprintf(
				/* translators: 1: place in the gallery, 2: what a picture shows. */
				__( 'Item %1$d %2$s', 'larder' ),
				place,
				decodeText( item.alt )
			) }
			showTooltip={ false }
			onClick={ onChoose }
		>
			{ shown !== '' && ! isLost && (
				<img
					src={ shown }
					alt=""
					loading="lazy"
					onError={ () => setLost( shown ) }
				/>
			) }
			{ item.type !== 'image' && videoIcon }
			{ isLost && (
				<span className="larder-gallery-edit__lost">
					{ __( 'This file cannot be found', 'larder' ) }
				</span>
			) }
		</Button>
	);
}
