import type { Html, RowLink } from '@larder/editor/content';

/** One thing that a recipe needs beside its ingredients. */
export type Tool = {
	/** Eight lowercase letters and digits, unique in the block, never changed. */
	id: string;
	/** What it is. */
	text: Html;
	note: Html;
	link?: RowLink;
	image?: { id: number; url: string; alt: Html };
};

export type ToolGroup = { id: string; title: Html; items: Tool[] };

export type EquipmentAttributes = {
	anchor: string;
	title: Html;
	/** Never written: the default heading, read from the saved markup. */
	printedTitle: Html;
	groups: ToolGroup[];
};
