import {
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useMergeRefs } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	decodeText,
	directionOf,
	goOnAtEnter,
	useFirstBlocks,
} from '@larder/editor';
import { FIRST_BLOCKS } from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import { useAllowedBlocks } from './edit/allowed-blocks';
import { PinterestPanel } from './edit/pinterest-panel';
import { SourcePanel } from './edit/source-panel';
import { RecipeImage } from './edit/recipe-image';
import { RecipeSidebar } from './edit/recipe-sidebar';
import { Unplaced } from './edit/unplaced';
import { useEnterFromTitle } from './edit/use-enter-from-title';
import { useOwnSelectAll } from './edit/use-own-select-all';
import { usePostFacts } from './edit/use-post-facts';
import { readFacts } from './facts';
import type { RecipeAttributes } from './types';

const TEMPLATE = FIRST_BLOCKS.map( ( name ) => [ name ] );

/**
 * Edits the recipe card: name, description and picture in place, and the blocks
 * inside.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
	context,
}: BlockEditProps< RecipeAttributes > ): ReactElement {
	const facts = readFacts( ( key ) => attributes[ key ] );
	const post = usePostFacts( context[ 'postType' ], context[ 'postId' ] );
	const author = facts.author ? decodeText( facts.author ) : post.author;
	// A recipe is named by its post; the page does not say that twice either. A
	// field that came as the recipe is selected would move all that is below from
	// under the pointer; so a name of its own begins in the sidebar.
	const [ wasNamed ] = useState( facts.name !== '' );
	const hasName = facts.name !== '' || wasNamed || post.title === null;
	const inner = useInnerBlocksProps(
		{ className: 'wp-block-larder-recipe__body' },
		{
			allowedBlocks: useAllowedBlocks(),
			...useFirstBlocks( TEMPLATE ),
			templateLock: attributes.templateLock,
		}
	);
	const dir = directionOf( decodeText( facts.name || ( post.title ?? '' ) ) );
	const ref = useMergeRefs( [ useEnterFromTitle(), useOwnSelectAll() ] );
	return (
		<div { ...useBlockProps( { dir, ref } ) }>
			<RecipeSidebar
				clientId={ clientId }
				facts={ facts }
				post={ post }
				update={ setAttributes }
			/>
			<SourcePanel attributes={ attributes } update={ setAttributes } />
			<PinterestPanel
				attributes={ attributes }
				name={ decodeText( facts.name ) || ( post.title ?? '' ) }
				description={ decodeText( facts.description ) }
				update={ setAttributes }
			/>
			<Unplaced
				clientId={ clientId }
				lines={ attributes.unplaced }
				description={ facts.description }
				update={ setAttributes }
			/>
			<header className="wp-block-larder-recipe__header">
				{ hasName && (
					<RichText
						identifier="name"
						tagName="h2"
						className="wp-block-larder-recipe__name"
						value={ facts.name }
						onChange={ ( name ) => setAttributes( { name } ) }
						placeholder={
							post.title || __( 'Name of the recipe', 'larder' )
						}
						aria-label={ __( 'Name of the recipe', 'larder' ) }
						allowedFormats={ [] }
						disableLineBreaks
						onKeyDown={ goOnAtEnter }
					/>
				) }
				{ author !== '' && (
					<p className="wp-block-larder-recipe__author">
						<bdi>
							{
								/* translators: %s: name of the author of a recipe. */
								sprintf( __( 'By %s', 'larder' ), author )
							}
						</bdi>
					</p>
				) }
				<RichText
					identifier="description"
					tagName="p"
					className="wp-block-larder-recipe__description"
					value={ facts.description }
					onChange={ ( description ) =>
						setAttributes( { description } )
					}
					placeholder={ __(
						'What it is, how it tastes, when to cook it.',
						'larder'
					) }
					aria-label={ __( 'Description of the recipe', 'larder' ) }
				/>
				<RecipeImage
					facts={ facts }
					post={ post }
					isSelected={ isSelected }
					update={ setAttributes }
				/>
			</header>
			<div { ...inner } />
		</div>
	);
}
