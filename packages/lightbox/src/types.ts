import type { GenericSlide } from 'yet-another-react-lightbox';
import type { WrittenIn } from '@larder/ui';
import type { Source } from './source/resolve-source';

/** A slide that is neither picture nor file of a video. */
export interface SourceSlide extends GenericSlide {
	type: 'larder-source';
	/** Undefined while it is found out. */
	source: Exclude< Source, { kind: 'image' | 'video' } > | undefined;
	/** What the frame is called. */
	name: string;
	/** Attributes of the name, where it is in another language than the page's. */
	words: WrittenIn;
	/** A picture to show until the slide is there; empty for none. */
	poster: string;
}

declare module 'yet-another-react-lightbox' {
	interface SlideTypes {
		'larder-source': SourceSlide;
	}
}
