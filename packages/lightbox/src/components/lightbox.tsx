import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent, ReactElement } from 'react';
import { findAgain, useBack, type LightboxRequest } from '@larder/ui';
import Yarl, {
	type ControllerRef,
	type FullscreenRef,
	type RenderSlideProps,
	type RenderThumbnailProps,
} from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {
	FADE_OUT_MS,
	SLIDE_DISTANCE,
	SOURCE_MARGIN,
	THUMBNAILS,
} from '../constants';
import { useSlides } from '../hooks/use-slides';
import { labels } from '../labels';
import { roundOf } from '../round';
import { wordsAround } from '../words-around';
import { SourceSlide } from './source-slide';

type Props = {
	/** What is shown. */
	asked: LightboxRequest;
	/** Called once it has faded out. */
	onClosed: () => void;
};

const MANY = [ Captions, Counter, Fullscreen, Thumbnails, Video, Zoom ];
const ONE = [ Captions, Fullscreen, Video, Zoom ];

function renderSlide( {
	slide,
	offset,
	rect,
}: RenderSlideProps ): ReactElement | undefined {
	return slide.type === 'larder-source' ? (
		<SourceSlide slide={ slide } offset={ offset } rect={ rect } />
	) : undefined;
}

/** Renders the thumbnail of a video without a picture. */
function renderThumbnail( {
	slide,
}: RenderThumbnailProps ): ReactElement | undefined {
	return slide.type === 'larder-source' && slide.thumbnail === undefined ? (
		<svg
			className="yarl__icon"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d="M8 5.5v13l10.5-6.5z" />
		</svg>
	) : undefined;
}

/** Renders what is shown in place of a picture that fails to load. */
function renderError(): ReactElement {
	return (
		<p className="larder-lightbox__message" role="alert">
			{ __( 'Invalid source', 'larder' ) }
		</p>
	);
}

/**
 * Renders the open lightbox. The library keeps the focus, makes the page behind it
 * inert, and listens to arrows, swipes and Escape.
 */
export function Lightbox( { asked, onClosed }: Props ): ReactElement {
	const { items, opener } = asked;
	const [ index, setIndex ] = useState( asked.index );
	const pressed = useMemo( () => findAgain( opener ), [ opener ] );
	const written = useMemo( () => wordsAround( opener ), [ opener ] );
	const slides = useSlides( items, index, written );
	const controller = useRef< ControllerRef >( null );
	const fullscreen = useRef< FullscreenRef >( null );
	useBack( 'larderLightbox', () => controller.current?.close() );
	const words = useMemo( labels, [] );
	const isOne = items.length === 1;

	const onKeyDown = ( event: KeyboardEvent ): void => {
		if ( event.key === 'F11' && fullscreen.current ) {
			event.preventDefault();
			const { fullscreen: isFull, enter, exit } = fullscreen.current;
			( isFull ? exit : enter )();
		}
		if ( event.key === 'Escape' ) {
			// A dialog of the page below would close with it.
			event.preventDefault();
		}
	};

	return (
		<Yarl
			open
			close={ onClosed }
			className="larder-lightbox"
			slides={ slides }
			index={ index }
			plugins={ isOne ? ONE : MANY }
			labels={ words }
			on={ {
				view: ( { index: shown } ) => setIndex( shown ),
				exited: () => {
					// The library restores the focus to the element that had
					// it, but Safari does not focus pressed buttons.
					const target = pressed();
					if ( target instanceof HTMLElement ) {
						target.focus( { preventScroll: true } );
					}
				},
			} }
			carousel={ {
				...roundOf( slides.length ),
				padding: `${ SOURCE_MARGIN * 100 }%`,
				spacing: `${ SLIDE_DISTANCE * 100 }%`,
				imageProps: written,
			} }
			animation={ { fade: FADE_OUT_MS, swipe: 200 } }
			controller={ {
				ref: controller,
				closeOnPullDown: true,
				closeOnBackdropClick: true,
			} }
			fullscreen={ { ref: fullscreen } }
			captions={ { descriptionTextAlign: 'center' } }
			// "2 / 5" has no letter that would tell its direction.
			counter={ { container: { dir: 'ltr' } } }
			thumbnails={ {
				...THUMBNAILS,
				imageFit: 'cover',
				vignette: false,
			} }
			zoom={ { scrollToZoom: true } }
			video={ { preload: 'metadata', autoPlay: true } }
			portal={ {
				// What a dialog covers cannot be reached.
				root: () => opener?.closest( 'dialog[open]' ) ?? document.body,
				container: { onKeyDown },
			} }
			render={ {
				slide: renderSlide,
				thumbnail: renderThumbnail,
				iconError: renderError,
				...( isOne && {
					buttonPrev: () => null,
					buttonNext: () => null,
				} ),
			} }
		/>
	);
}
