import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	decodeText,
	encodeText,
	isBlank,
	readHtml,
	termHelp,
	useIsPreview,
} from '@larder/editor';
import type { ReactElement } from 'react';
import { FACTS, type FactName } from '../recipe/facts';
import { savedFacts } from '../recipe/saved-facts';
import { FactItem } from './edit/fact-item';
import { RecipeTerms, Term } from './edit/recipe-terms';
import { DEFAULTS, ShownFacts } from './edit/shown-facts';
import { TokensField } from './edit/tokens-field';
import { useFacts } from './edit/use-facts';
import type { DetailsAttributes } from './types';

/** Facts that each recipe should have; the others are folded until they are known or asked for. */
const FIRST: readonly FactName[] = [
	'prepTime',
	'cookTime',
	'yield',
	'difficulty',
];

/**
 * Renders where the recipe was adapted from, as the page does.
 *
 * @return The sentence; null for a recipe of the author's own.
 */
function AdaptedFrom( {
	context,
}: Pick<
	BlockEditProps< DetailsAttributes >,
	'context'
> ): ReactElement | null {
	const source =
		decodeText( readHtml( context[ 'larder/sourceName' ] ) ) ||
		readHtml( context[ 'larder/sourceUrl' ] );
	return source === '' ? null : (
		<p className="wp-block-larder-details__source">
			<small>
				{ sprintf(
					/* translators: %s: a book, a person or a site, with a link to it. */
					__( 'Adapted from %s', 'larder' ),
					source
				) }
			</small>
		</p>
	);
}

/**
 * Edits the facts of the recipe where they are read.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
	context,
}: BlockEditProps< DetailsAttributes > ): ReactElement {
	const props = useFacts( clientId, context );
	const { facts, update } = props;
	const isPreview = useIsPreview();
	const known = new Set(
		savedFacts( facts, [] ).map( ( { fact } ) => fact )
	);
	const chosen =
		attributes.fields.length > 0
			? attributes.fields.flatMap(
					( field ) => FACTS.find( ( fact ) => fact === field ) ?? []
				)
			: DEFAULTS;
	const [ isOpen, setIsOpen ] = useState( false );
	// Nothing moves as the block is selected: it would move from under the pointer.
	const isFolded = ( fact: FactName ): boolean =>
		! known.has( fact ) &&
		( isPreview || ! ( isOpen || FIRST.includes( fact ) ) );
	const canUnfold = chosen.some(
		( fact ) => ! known.has( fact ) && ! FIRST.includes( fact )
	);
	// Where they are one of the facts, as the page has them then, and else below.
	const keywords = (
		<TokensField
			label={ __( 'Keywords', 'larder' ) }
			help={ termHelp( 'keywords' ) }
			values={ facts.keywords.map( decodeText ) }
			onChange={ ( words ) =>
				update( { keywords: words.map( encodeText ) } )
			}
		/>
	);
	return (
		<div
			{ ...useBlockProps( {
				className: isSelected ? 'is-editable' : '',
			} ) }
		>
			<InspectorControls>
				<ShownFacts
					facts={ facts }
					fields={ attributes.fields }
					onChange={ ( fields ) => setAttributes( { fields } ) }
				/>
			</InspectorControls>
			<dl className="wp-block-larder-details__facts">
				{ chosen.map( ( name ) => (
					<FactItem
						{ ...props }
						key={ name }
						name={ name }
						isFolded={ isFolded( name ) }
						isEditable={ isSelected || isOpen }
					>
						{ name === 'author' && (
							<span>{ decodeText( facts.author ) }</span>
						) }
						{ name === 'keywords' && keywords }
					</FactItem>
				) ) }
			</dl>
			<dl className="wp-block-larder-details__terms">
				<RecipeTerms context={ context } />
				{ ! chosen.includes( 'keywords' ) &&
					! ( isPreview && facts.keywords.every( isBlank ) ) && (
						<Term
							name="keywords"
							label={ __( 'Keywords', 'larder' ) }
						>
							{ keywords }
						</Term>
					) }
			</dl>
			<AdaptedFrom context={ context } />
			{ ! isPreview && canUnfold && (
				<Button
					className="larder-field__button"
					variant="link"
					data-larder-unfold=""
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ isOpen
						? __( 'Fewer facts', 'larder' )
						: __( 'More facts: times, season, cost…', 'larder' ) }
				</Button>
			) }
		</div>
	);
}
