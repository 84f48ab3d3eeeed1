import {
	createBlock,
	type Block,
	type BlockBlockTransform,
} from '@wordpress/blocks';
import { decodeText, isBlank } from '../text/html-text';
import { readRichText, sectionsOfHtml, textsOfItems } from './from-html';
import { rememberList } from './known-lists';
import type { ListBlock } from './list-block';
import { createSection, type ListRow, type Section } from './model';
import { readHtml } from './read';

/** Blocks that can become a list of rows, several of them at once. */
const TEXTS = new Set( [ 'core/heading', 'core/list', 'core/paragraph' ] );

/** What a plain list keeps of a row. */
type Plain< Row > = {
	/** Returns all words of a row as HTML of one line, and its picture. */
	toText: ( row: Row ) => {
		html: string;
		image?: { id: number; url: string; alt: string } | undefined;
	};
	/** Whether the order of the rows counts. */
	isOrdered: boolean;
};

type Attributes = Record< string, unknown >;

/**
 * Returns the lines of text of one block as paragraphs; a heading stays one, so
 * that it names a group.
 *
 * @param attributes The block's attributes.
 * @param items      The blocks inside: the items of a list.
 * @return HTML.
 */
function htmlOf( attributes: Attributes, items: readonly Block[] ): string {
	const text = readRichText( attributes[ 'content' ] );
	if ( 'level' in attributes ) {
		return `<h3>${ text }</h3>`;
	}
	return ( items.length > 0 ? textsOfItems( items ) : [ text ] )
		.map( ( line ) => `<p>${ line }</p>` )
		.join( '' );
}

/**
 * Builds a heading, unless its text is empty.
 *
 * @param content HTML.
 * @return The block, or nothing.
 */
function headingOf( content: string, level: number ): Block[] {
	return isBlank( content )
		? []
		: [ createBlock( 'core/heading', { content, level } ) ];
}

/**
 * Transforms headings, lists and paragraphs into the block, and the block back
 * into them: headings, a list for each group, and the pictures after it.
 *
 * @param list            The kind of block.
 * @param plain           What becomes of it as a plain list.
 * @param plain.toText    What is kept of a row.
 * @param plain.isOrdered Whether the list is numbered.
 */
export function listTransforms< Row extends ListRow, Groups >(
	list: ListBlock< Row, Groups >,
	{ toText, isOrdered }: Plain< Row >
): { from: BlockBlockTransform[]; to: BlockBlockTransform[] } {
	const { name, kind, read, write } = list;
	rememberList( list );
	const blocksOf = ( { title, rows }: Section< Row > ): Block[] => {
		const texts = rows.map( toText );
		return [
			...headingOf( title, 4 ),
			createBlock(
				'core/list',
				{ ordered: isOrdered },
				texts.map( ( { html } ) =>
					createBlock( 'core/list-item', { content: html } )
				)
			),
			...texts.flatMap( ( { image } ) =>
				image
					? [
							createBlock( 'core/image', {
								...image,
								alt: decodeText( image.alt ),
							} ),
						]
					: []
			),
		];
	};
	return {
		from: [
			{
				type: 'block',
				// The wildcard is how WordPress takes blocks of several kinds at once.
				blocks: [ '*' ],
				isMultiBlock: true,
				isMatch: ( _attributes, blocks ) =>
					[ blocks ]
						.flat()
						.every( ( block ) => TEXTS.has( block.name ) ),
				transform: ( attributes, inner ) => {
					const html = [ attributes ]
						.flat()
						.map( ( each, at ) =>
							htmlOf( each, [ inner[ at ] ?? [] ].flat() )
						)
						.join( '' );
					return createBlock( name, {
						groups: write( sectionsOfHtml( html, kind ) ),
					} );
				},
			},
		],
		to: [
			{
				type: 'block',
				blocks: [ 'core/list' ],
				transform: ( attributes ) => {
					const [ stored = {} ] = [ attributes ].flat();
					const sections = read( stored[ 'groups' ] );
					return [
						...headingOf( readHtml( stored[ 'title' ] ), 3 ),
						...( sections.length > 0
							? sections
							: [ createSection< Row >() ]
						).flatMap( blocksOf ),
					];
				},
			},
		],
	};
}
