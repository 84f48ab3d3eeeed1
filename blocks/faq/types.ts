import type { TemplateLock } from '@wordpress/block-editor';
import type { Html } from '@larder/editor/content';

export type FaqAttributes = {
	anchor: string;
	templateLock?: TemplateLock;
	title: Html;
	/** Never written: the default heading, read from the saved markup. */
	printedTitle: Html;
};
