import { getManifest, wakeBy } from '@larder/islands';

/** A picture or video that the lightbox shows. Texts are plain. */
export type LightboxItem = {
	/** `image` for a picture, `embed` for a player that is shown in a frame; of everything else the lightbox finds out what it is. */
	type: 'image' | 'video' | 'embed';
	/** URL of the whole picture, of the video's file, or of a page with a video. */
	src: string;
	alt: string;
	caption: string;
	/** Pixels; absent where nobody knows. */
	width?: number;
	height?: number;
	/** Smaller sizes of the picture, as an `img` has them. */
	srcset?: string;
	/** A picture of a video or player. */
	poster?: string;
	/** A small picture for the row of thumbnails. */
	thumbnail?: string;
};

/** What the lightbox is asked to show. */
export type LightboxRequest = {
	items: readonly LightboxItem[];
	/** Which one first, from 0. */
	index: number;
	/** What was pressed, which gets the focus back. */
	opener: Element | null;
};

/** The event that opens the lightbox. */
export const LIGHTBOX_EVENT = 'larder:lightbox';

/** What the lightbox says once it can hear the event. */
export const LIGHTBOX_READY_EVENT = 'larder:lightbox-ready';

/** Returns whether a script is one of the lightbox. */
function isOf( { src }: HTMLScriptElement ): boolean {
	const { scripts, later } = getManifest();
	return (
		later !== undefined &&
		scripts.slice( later ).some( ( script ) => script.src === src )
	);
}

/** Reads where an item lies; an author may have written any link. */
function urlOf( item: LightboxItem | undefined ): Partial< URL > {
	return item && URL.canParse( item.src, location.href )
		? new URL( item.src, location.href )
		: {};
}

/**
 * Opens pictures and videos in the lightbox, and brings it to the page first
 * where it is not there yet: no page fetches it before somebody is there, nor runs
 * it before something is pressed.
 *
 * @param detail What to show; it is read when the lightbox learns of it.
 */
export function openLightbox( detail: LightboxRequest ): void {
	const ask = (): boolean =>
		document.dispatchEvent(
			new CustomEvent( LIGHTBOX_EVENT, { detail, cancelable: true } )
		);
	// A listener acknowledges the event by `preventDefault()`.
	if ( ask() ) {
		const done = new AbortController();
		const { signal } = done;
		document.addEventListener(
			LIGHTBOX_READY_EVENT,
			() => {
				done.abort();
				ask();
			},
			{ signal }
		);
		// Where the lightbox is not available, the press leads to the file, as without JavaScript.
		window.addEventListener(
			'error',
			( { target } ) => {
				if ( target instanceof HTMLScriptElement && isOf( target ) ) {
					done.abort();
					const { protocol = '', href = '' } = urlOf(
						detail.items[ detail.index ]
					);
					if ( /^https?:$/.test( protocol ) ) {
						location.assign( href );
					}
				}
			},
			{ signal, capture: true }
		);
		wakeBy( `event:${ LIGHTBOX_EVENT }` );
	}
}
