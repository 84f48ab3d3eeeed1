import type { PictureAttributes } from '@larder/ui';

/** What the view shows; texts are plain. The server does not send the poster, which stands in the markup. */
export type VideoViewProps = {
	url: string;
	provider: 'youtube' | 'vimeo' | 'file' | 'embed';
	name: string;
	poster: PictureAttributes | null;
	tracks: { src: string; lang: string; label: string }[];
	/** Address of the player's style. */
	styleUrl: string;
};
