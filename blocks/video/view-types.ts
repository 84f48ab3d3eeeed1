import type { PictureAttributes } from '@larder/ui';

/** What the server prints for the view; texts are plain. */
export type VideoViewProps = {
	url: string;
	provider: 'youtube' | 'vimeo' | 'file' | 'embed';
	name: string;
	poster: PictureAttributes | null;
	tracks: { src: string; lang: string; label: string }[];
	/** Address of the player's style. */
	styleUrl: string;
};
