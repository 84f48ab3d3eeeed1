import type { TemplateLock } from '@wordpress/block-editor';
import type { Html } from '@larder/editor/content';

/** What a tip is about. */
export type TipKind = 'tip' | 'note' | 'warning' | 'storage' | 'swap' | 'ahead';

export type TipAttributes = {
	anchor: string;
	templateLock?: TemplateLock;
	title: Html;
	/** Never written: the default heading, read from the saved markup. */
	printedTitle: Html;
	kind: TipKind;
};
