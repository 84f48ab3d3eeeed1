/** Room that stays free on each side of a picture, as a share of the window. */
export const SOURCE_MARGIN = 0.05;

/** Distance between two slides, as a share of the window. */
export const SLIDE_DISTANCE = 0.3;

/** The row of small pictures, in pixels. */
export const THUMBNAILS = { width: 88, height: 66, padding: 0, gap: 8 };

/** How long the lightbox fades out, in milliseconds. */
export const FADE_OUT_MS = 270;

/** How long the measures of a video are waited for, in milliseconds. */
export const VIDEO_METADATA_MS = 3000;

/** The most that a video of YouTube takes; also what a video without measures gets. */
export const MAX_FRAME = { width: 1920, height: 1080 };

/** Where the browser keeps which source is of which type. */
export const TYPES_KEY = 'larder:lightbox-types';
