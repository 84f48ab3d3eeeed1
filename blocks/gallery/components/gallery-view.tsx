import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { openLightbox } from '@larder/ui';
import { GALLERY_TILES } from '@larder/contracts/constants';
import { toLightbox } from '../to-lightbox';
import type { GalleryViewProps } from '../view-types';
import { GridIcon } from './icons';
import { Thumbnail } from './thumbnail';

const BLOCK = 'wp-block-larder-gallery';

/**
 * Renders what the button opens; on a picture it counts from that picture.
 *
 * @return What is in the button.
 */
function Label( {
	count,
	place,
}: {
	/** How many items there are. */
	count: number;
	/** Place of the picture that it is on. */
	place: number | undefined;
} ): ReactElement {
	if ( place === undefined ) {
		return (
			<>
				{
					/* translators: %d: number of pictures and videos. */
					sprintf( __( 'View gallery (%d)', 'larder' ), count )
				}
			</>
		);
	}
	return (
		<>
			<span className="larder-vote__count">
				{ place === 0 ? String( count ) : `${ place }/${ count }` }
			</span>
			<span className="screen-reader-text">
				{ __( 'View gallery', 'larder' ) }
			</span>
		</>
	);
}

/**
 * Renders the thumbnails on the page and the button for all of them.
 *
 * @return What is inside the block's element.
 */
export function GalleryView( {
	items,
	place,
}: GalleryViewProps ): ReactElement {
	const slides = useMemo( () => items.map( toLightbox ), [ items ] );
	return (
		<>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list. */ }
			<ul className={ `${ BLOCK }__list` } role="list">
				{ items.map( ( item, at ) => (
					<Thumbnail
						key={ at }
						item={ item }
						place={ at + 1 }
						count={ items.length }
						more={
							at === GALLERY_TILES - 1
								? items.length - GALLERY_TILES
								: 0
						}
						isHidden={ at >= GALLERY_TILES }
						onOpen={ ( opener ) =>
							openLightbox( { items: slides, index: at, opener } )
						}
					/>
				) ) }
			</ul>
			<button
				type="button"
				className={ `larder-vote ${ BLOCK }__button view-gallery-btn` }
				onClick={ ( { currentTarget } ) =>
					openLightbox( {
						items: slides,
						index: Math.max( 0, ( place ?? 1 ) - 1 ),
						opener: currentTarget,
					} )
				}
			>
				{ GridIcon }
				<Label count={ items.length } place={ place } />
			</button>
		</>
	);
}
