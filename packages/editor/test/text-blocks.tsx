import { InnerBlocks, RichText } from '@wordpress/block-editor';
import { registerBlockType, type BlockSaveProps } from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import type { ReactElement } from 'react';

type Content = { content: string };

/**
 * Describes the one attribute of a block of WordPress: what is in an element.
 *
 * @param selector The element.
 * @return The attributes of `block.json`.
 */
const contentOf = ( selector: string ) => ( {
	content: { type: 'string', source: 'html', selector },
} );

/**
 * Registers the blocks of WordPress that texts consist of, with what they save;
 * its own package does not run outside of the editor.
 */
export function registerTextBlocks(): void {
	const shared = { apiVersion: 3, category: 'text' } as const;
	registerBlockType< Content >( 'core/paragraph', {
		...shared,
		title: 'Paragraph',
		attributes: contentOf( 'p' ),
		supports: { className: false },
		save: ( { attributes }: BlockSaveProps< Content > ): ReactElement => (
			<RichText.Content tagName="p" value={ attributes.content } />
		),
	} );
	registerBlockType< Content & { level: number } >( 'core/heading', {
		...shared,
		title: 'Heading',
		attributes: {
			...contentOf( 'h2,h3,h4,h5,h6' ),
			level: { type: 'number', default: 2 },
		},
		supports: { className: false },
		save: ( {
			attributes: { content, level },
		}: BlockSaveProps< Content & { level: number } > ): ReactElement => (
			<RichText.Content
				tagName={ `h${ level }` }
				className="wp-block-heading"
				value={ content }
			/>
		),
	} );
	registerBlockType< { ordered: boolean } >( 'core/list', {
		...shared,
		title: 'List',
		attributes: { ordered: { type: 'boolean', default: false } },
		supports: { className: false },
		save: ( {
			attributes: { ordered },
		}: BlockSaveProps< { ordered: boolean } > ): ReactElement => {
			const Tag = ordered ? 'ol' : 'ul';
			return (
				<Tag className="wp-block-list">
					<InnerBlocks.Content />
				</Tag>
			);
		},
	} );
	registerBlockType< Content >( 'core/list-item', {
		...shared,
		title: 'List item',
		attributes: contentOf( 'li' ),
		supports: { className: false },
		save: ( { attributes }: BlockSaveProps< Content > ): ReactElement => (
			<RichText.Content tagName="li" value={ attributes.content } />
		),
	} );
	registerBlockType< Content >( 'core/html', {
		...shared,
		title: 'Custom HTML',
		attributes: { content: { type: 'string', source: 'raw' } },
		supports: { className: false, html: false },
		save: ( { attributes }: BlockSaveProps< Content > ): ReactElement => (
			<RawHTML>{ attributes.content }</RawHTML>
		),
	} );
}
