import type { SentVideo } from '@larder/contracts';
import type { PictureAttributes, WrittenIn } from '@larder/ui';

/** What the view shows; it reads the poster and the language of its name in the markup. */
export type VideoViewProps = SentVideo &
	WrittenIn & {
		poster: PictureAttributes | null;
	};
