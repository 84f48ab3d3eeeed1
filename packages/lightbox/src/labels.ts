import { __ } from '@wordpress/i18n';
import type { Labels } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/captions';
import type {} from 'yet-another-react-lightbox/plugins/fullscreen';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';

/**
 * Returns the words of the lightbox in the language of the page.
 *
 * @return By the names that the library has for them.
 */
export function labels(): Labels {
	return {
		Previous: __( 'Previous', 'larder' ),
		Next: __( 'Next', 'larder' ),
		Close: __( 'Close', 'larder' ),
		Slide: __( 'slide', 'larder' ),
		Carousel: __( 'carousel', 'larder' ),
		Caption: __( 'caption', 'larder' ),
		Lightbox: __( 'Pictures and videos', 'larder' ),
		'Photo gallery': __( 'Pictures and videos', 'larder' ),
		Thumbnails: __( 'Thumbnails', 'larder' ),
		'Zoom in': __( 'Zoom in', 'larder' ),
		'Zoom out': __( 'Zoom out', 'larder' ),
		'Enter Fullscreen': __( 'Full screen', 'larder' ),
		'Exit Fullscreen': __( 'Leave full screen', 'larder' ),
		/* translators: Keep {index} and {total} as they are: number of a slide and number of all slides. */
		'{index} of {total}': __( '{index} of {total}', 'larder' ),
	};
}
