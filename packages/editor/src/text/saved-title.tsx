import { RichText } from '@wordpress/block-editor';
import type { ReactElement } from 'react';
import { isBlank } from './html-text';

type Props = {
	/** Class of the heading. */
	className: string;
	/** What the author typed; blank shows the default word. */
	title: string;
	/** The default word as the saved markup has it, if it has one. */
	printed: string;
	/** The default word in the language of who saves now. */
	fallback: string;
};

/**
 * Prints the heading of a section.
 *
 * The default word is translated, and `save()` must print the same for a person
 * of any language, or the block would be invalid for them. So a default heading
 * is marked, its word is read back from the markup as an attribute, and stays.
 */
export function SavedTitle( {
	className,
	title,
	printed,
	fallback,
}: Props ): ReactElement {
	return isBlank( title ) ? (
		<RichText.Content
			tagName="h3"
			className={ className }
			data-default="1"
			value={ printed || fallback }
		/>
	) : (
		<RichText.Content
			tagName="h3"
			className={ className }
			value={ title }
		/>
	);
}
