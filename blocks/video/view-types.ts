import type { PictureAttributes, WrittenIn } from '@larder/ui';

/** What the view shows; texts are plain. The server does not send the poster and the language of its name, which stand in the markup. */
export type VideoViewProps = WrittenIn & {
	url: string;
	provider: 'youtube' | 'vimeo' | 'file' | 'embed';
	name: string;
	poster: PictureAttributes | null;
	tracks: { src: string; lang: string; label: string }[];
	/** Address of the player's style. */
	styleUrl: string;
};
