import type { SentGallery } from '@larder/contracts';
import { answerEarly } from '@larder/islands/early';
import { openEarly, prepareLightbox } from '@larder/lightbox/early';
import { toLightbox } from './to-lightbox';
import { withThumbs } from './with-thumbs';

const BLOCK = '.wp-block-larder-gallery__';

/** What opens a picture. */
const OPENER = `${ BLOCK }link, ${ BLOCK }button`;

answerEarly< SentGallery >( 'gallery', {
	isAnswered: ( target ) => target.closest( OPENER ) !== null,
	*prepare() {
		yield prepareLightbox();
	},
	settle: ( root, sent, { target } ) => {
		const opener = target.closest( OPENER );
		const { items, place = 1 } = withThumbs( sent, root );
		const links = [ ...root.querySelectorAll( `${ BLOCK }link` ) ];
		const at = opener ? links.indexOf( opener ) : -1;
		return (
			opener !== null &&
			openEarly(
				items.map( toLightbox ),
				at < 0 ? Math.max( 0, place - 1 ) : at,
				opener
			)
		);
	},
} );
