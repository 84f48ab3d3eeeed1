import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { isPlainPress, Picture, PlayIcon, writtenIn } from '@larder/ui';
import type { PrintedItem } from '../view-types';

const BLOCK = 'wp-block-larder-gallery';

type Props = {
	item: PrintedItem;
	/** Its place, from 1. */
	place: number;
	/** How many there are. */
	count: number;
	/** How many more items follow it; nothing is shown for 0 or less. */
	more: number;
	/** Whether only the lightbox shows it. */
	isHidden: boolean;
	onOpen: ( opener: Element ) => void;
};

function nameOf(
	{ type, alt, caption }: PrintedItem,
	place: number,
	count: number
): string {
	const words = alt || caption;
	if ( words !== '' ) {
		return type !== 'image'
			? /* translators: %s: what a video shows. */
				sprintf( __( 'Video: %s', 'larder' ), words )
			: words;
	}
	return type !== 'image'
		? sprintf(
				/* translators: 1: place of a video in the gallery, 2: number of pictures and videos. */
				__( 'Video, %1$d of %2$d', 'larder' ),
				place,
				count
			)
		: sprintf(
				/* translators: 1: place of a picture in the gallery, 2: number of pictures and videos. */
				__( 'Picture %1$d of %2$d', 'larder' ),
				place,
				count
			);
}

/**
 * Renders one picture or video, small. It is a link to the file, which a plain press
 * opens in the lightbox instead.
 */
export function Thumbnail( {
	item,
	place,
	count,
	more,
	isHidden,
	onOpen,
}: Props ): ReactElement {
	return (
		<li className={ `${ BLOCK }__item` } hidden={ isHidden }>
			<a
				className={ `${ BLOCK }__link` }
				href={ item.src }
				aria-label={ nameOf( item, place, count ) }
				data-larder-press=""
				{ ...writtenIn( item.words ?? {} ) }
				onClick={ ( event ) => {
					if ( isPlainPress( event ) ) {
						event.preventDefault();
						onOpen( event.currentTarget );
					}
				} }
			>
				{ item.thumb && <Picture attributes={ item.thumb } /> }
				{ item.type !== 'image' && PlayIcon }
				{ more > 0 && (
					<span className={ `${ BLOCK }__more` } aria-hidden="true">
						{ `+${ more }` }
					</span>
				) }
			</a>
		</li>
	);
}
