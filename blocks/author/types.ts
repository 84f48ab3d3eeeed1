import type { Html } from '@larder/editor/content';

export type AuthorAttributes = {
	anchor: string;
	title: Html;
	/** Never written: the default heading, read from the saved markup. */
	printedTitle: Html;
	/** Empty for the author of the recipe or of the post. */
	name: Html;
	bio: Html;
	url: string;
	imageId: number;
	imageUrl: string;
	imageAlt: Html;
};
