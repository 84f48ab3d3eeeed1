import type { PictureAttributes, WrittenIn } from '@larder/ui';

/** One picture or video as the server prints it; texts are plain. */
export type PrintedItem = {
	/** A picture; a video; or a player of another site, shown in a frame. */
	type: 'image' | 'video' | 'embed';
	/** Address of the whole picture, of the video's file, or of a page with a video. */
	src: string;
	alt: string;
	caption: string;
	/** Pixels, 0 when unknown. */
	width: number;
	height: number;
	thumb: PictureAttributes | null;
	/** The language of what its link is called; absent where these are words of the page. */
	words?: WrittenIn;
};

/** One item as the server sends it: the rest stands in the markup. */
export type SentItem = Omit<
	PrintedItem,
	'alt' | 'src' | 'thumb' | 'words'
> & {
	/** Absent where its link is called so. */
	alt?: string;
};

/** What the server sends. */
export type SentGallery = {
	items: SentItem[];
	/** Place of the picture that it stands on, from 1; 0 for one that is not in the gallery. Absent where it stands by itself. */
	place?: number;
};

/** What the view shows. */
export type GalleryViewProps = Omit< SentGallery, 'items' > & {
	items: PrintedItem[];
};
