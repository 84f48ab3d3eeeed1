import type { Html } from '../recipe/types';

/** A picture or video as it is stored. */
export type GalleryItem = {
	type: 'image' | 'video';
	/** Attachment, 0 for what is elsewhere. */
	id: number;
	url: string;
	alt: Html;
	caption: Html;
	/** A picture of a video. */
	poster?: { id: number; url: string };
};

export type GalleryAttributes = {
	anchor: string;
	items: GalleryItem[];
};
