import type { Html } from '@larder/editor/content';

/** Captions of a video, a file of the type WebVTT. */
export type Track = { src: string; lang: string; label: string };

export type VideoAttributes = {
	anchor: string;
	/** URL of the file, or of the video on another site. */
	url: string;
	/** Attachment, 0 for what is elsewhere. */
	id: number;
	name: Html;
	description: Html;
	poster?: { id: number; url: string } | undefined;
	tracks: Track[];
	/** When the video came to the recipe, as machines write it. */
	uploadDate: string;
	/** Seconds, 0 when unknown. */
	duration: number;
};
