/** Room that stays free on each side of a picture, as a share of the window. */
export const SOURCE_MARGIN = 0.05;

/** Distance between two slides, as a share of the window. */
export const SLIDE_DISTANCE = 0.3;

/** How long the lightbox fades out, in milliseconds. */
export const FADE_OUT_MS = 270;

/** How long the measures of a video are waited for, in milliseconds. */
export const VIDEO_METADATA_MS = 3000;

/** The most that a video of YouTube takes; also what a video without measures gets. */
export const LARGEST_FRAME = { width: 1920, height: 1080 };

/** Where the browser keeps which source is of which type. */
export const TYPES_KEY = 'larder:lightbox-types';

/**
 * What a page of an unknown source may do in its frame: play, remember and open
 * links, never take the visitor's page elsewhere. An author may name any
 * address, also one who may not embed anything in a post's text.
 */
export const EMBED_SANDBOX =
	'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';
