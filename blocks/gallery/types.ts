import type { Html } from '@larder/editor/content';

/** A picture or video as it is stored. */
export type GalleryItem = {
	/** A picture; a video's file or page; or a player of another site, shown in a frame. */
	type: 'image' | 'video' | 'embed';
	/** Attachment, 0 for what is elsewhere. */
	id: number;
	url: string;
	alt: Html;
	caption: Html;
	/** A picture of a video or player. */
	poster?: { id: number; url: string };
};

export type GalleryAttributes = {
	anchor: string;
	items: GalleryItem[];
};
