import type { SentGallery } from '@larder/contracts';
import type { PictureAttributes, WrittenIn } from '@larder/ui';

/** One picture or video as the server prints it; texts are plain. */
export type PrintedItem = SentGallery[ 'items' ][ number ] & {
	/** URL of the whole picture, of the video's file, or of a page with a video. */
	src: string;
	alt: string;
	thumb: PictureAttributes | null;
	/** The language of what its link is called; absent where these are words of the page. */
	words?: WrittenIn;
};

/** What the view shows. */
export type GalleryViewProps = Omit< SentGallery, 'items' > & {
	items: PrintedItem[];
};
