import type { TemplateLock } from '@wordpress/block-editor';
import type { Html } from '@larder/editor/content';

export type FaqItemAttributes = {
	/** Eight lowercase letters and digits; the answer's anchor is `faq-<id>`. */
	id: string;
	question: Html;
	templateLock?: TemplateLock;
};
