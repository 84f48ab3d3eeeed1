import { RichTextData } from '@wordpress/rich-text';
import { linesOfPieces } from '../paste/lines';
import { piecesOf } from '../paste/pieces';
import { sectionsOf } from './insert';
import { readHtml } from './read';
import {
	createSection,
	type ListRow,
	type RowKind,
	type Section,
} from './model';

/**
 * Builds a list from the texts of other blocks.
 *
 * @param html HTML of paragraphs and headings.
 * @return Sections, at least one.
 */
export function sectionsOfHtml< Row extends ListRow >(
	html: string,
	kind: RowKind< Row >
): Section< Row >[] {
	const { rows, sections } = sectionsOf(
		linesOfPieces( piecesOf( html, { isOwn: true } ) ),
		kind
	);
	return rows.length > 0 || sections.length === 0
		? [ { ...createSection< Row >(), rows }, ...sections ]
		: sections;
}

/**
 * Reads a rich text attribute of another block.
 *
 * @param value HTML, or the object that newer blocks keep it in.
 * @return HTML.
 */
export function readRichText( value: unknown ): string {
	return value instanceof RichTextData
		? value.toHTMLString()
		: readHtml( value );
}

/** A block as transforms get it. */
type SourceBlock = {
	attributes: Record< string, unknown >;
	innerBlocks: SourceBlock[];
};

/**
 * Collects the texts of a list block, those of lists inside it too.
 *
 * @return Rich text of each item.
 */
export function textsOfItems( items: readonly SourceBlock[] ): string[] {
	return items.flatMap( ( { attributes, innerBlocks } ) => {
		const { content } = attributes;
		return [ readRichText( content ), ...textsOfItems( innerBlocks ) ];
	} );
}
