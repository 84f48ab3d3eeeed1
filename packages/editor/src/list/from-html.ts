import { linesOfClipboard } from '../paste/lines';
import { sectionsOf } from './insert';
import {
	createSection,
	type ListRow,
	type RowKind,
	type Section,
} from './model';

/**
 * Makes a list of texts of other blocks.
 *
 * @param parts Rich text, such as the items of a list or paragraphs.
 * @param kind  The kind of rows.
 * @return Sections, at least one.
 */
export function sectionsOfHtml< Row extends ListRow >(
	parts: readonly string[],
	kind: RowKind< Row >
): Section< Row >[] {
	const html = parts.map( ( part ) => `<p>${ part }</p>` ).join( '' );
	const { rows, sections } = sectionsOf(
		linesOfClipboard( { html, plain: '' } ),
		kind
	);
	return rows.length > 0 || sections.length === 0
		? [ { ...createSection< Row >(), rows }, ...sections ]
		: sections;
}

/** A block as transforms get it. */
type SourceBlock = {
	attributes: Record< string, unknown >;
	innerBlocks: SourceBlock[];
};

/**
 * Collects the texts of a list block, those of lists inside it too.
 *
 * @param items The items.
 * @return Rich text of each item.
 */
export function textsOfItems( items: readonly SourceBlock[] ): string[] {
	return items.flatMap( ( { attributes, innerBlocks } ) => {
		const { content } = attributes;
		const own = content === undefined ? [] : [ String( content ) ];
		return [ ...own, ...textsOfItems( innerBlocks ) ];
	} );
}
