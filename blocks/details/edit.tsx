import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	decodeText,
	encodeText,
	isBlank,
	PlainField,
	readHtml,
	termHelp,
	useTermKinds,
} from '@larder/editor';
import type { ReactElement } from 'react';
import { FACTS, type FactName } from '../recipe/facts';
import { savedFacts } from '../recipe/saved-facts';
import { factLabel } from '../recipe/words';
import { FactFields } from './edit/fact-fields';
import { DEFAULTS, ShownFacts } from './edit/shown-facts';
import { TermField } from './edit/term-field';
import { TokensField } from './edit/tokens-field';
import { useFacts, type FactsProps } from './edit/use-facts';
import type { DetailsAttributes } from './types';

/** Facts that each recipe should have; the others are folded until they are known or asked for. */
const FIRST: readonly FactName[] = [
	'prepTime',
	'cookTime',
	'yield',
	'difficulty',
];

const TAXONOMIES = [
	'recipe-course',
	'recipe-cuisine',
	'recipe-cooking-method',
	'recipe-dietary',
	'recipe-key',
	'recipe-tag',
] as const;

/**
 * The label of a fact; the custom time has one to type.
 *
 * @return The label.
 */
function Label( {
	name,
	isEditable,
	facts,
	update,
}: FactsProps & {
	/** Which fact. */
	name: FactName;
	isEditable: boolean;
} ): ReactElement {
	const label = factLabel( name, facts );
	if ( name !== 'customTime' || ! isEditable ) {
		return <>{ decodeText( label ) }</>;
	}
	return (
		<PlainField
			label={ __( 'Label of the additional time', 'larder' ) }
			placeholder={ __( 'Additional time', 'larder' ) }
			value={ decodeText( facts.customTimeLabel ) }
			onChange={ ( text ) =>
				update( { customTimeLabel: encodeText( text ) } )
			}
		/>
	);
}

/**
 * Edits the facts of the recipe where they are read.
 *
 * @return The block.
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
	const postType =
		typeof context[ 'postType' ] === 'string'
			? context[ 'postType' ]
			: undefined;
	const postId =
		typeof context[ 'postId' ] === 'number' ? context[ 'postId' ] : 0;
	// Terms are the post's: in the preview of a revision they would be today's, to edit.
	const isPreview = useSelect(
		( select ) =>
			select( blockEditorStore ).getSettings()[ 'isPreviewMode' ] ===
			true,
		[]
	);
	const kinds = useTermKinds( isPreview ? undefined : postType, TAXONOMIES );
	const known = new Map(
		savedFacts( facts, [] ).map( ( { fact, text } ) => [ fact, text ] )
	);
	const chosen =
		attributes.fields.length > 0
			? attributes.fields.flatMap(
					( field ) => FACTS.find( ( fact ) => fact === field ) ?? []
				)
			: DEFAULTS;
	const source =
		decodeText( readHtml( context[ 'larder/sourceName' ] ) ) ||
		readHtml( context[ 'larder/sourceUrl' ] );
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
					<div
						key={ name }
						className={ [
							'wp-block-larder-details__fact',
							! known.has( name ) && 'is-unknown',
							isFolded( name ) && 'is-folded',
						]
							.filter( Boolean )
							.join( ' ' ) }
						data-fact={ name }
						data-larder-field={ name }
					>
						<dt>
							<Label
								{ ...props }
								name={ name }
								isEditable={ isSelected || isOpen }
							/>
						</dt>
						<dd>
							{ name === 'author' && (
								<span>{ decodeText( facts.author ) }</span>
							) }
							{ name === 'keywords' && keywords }
							<FactFields { ...props } name={ name } />
						</dd>
					</div>
				) ) }
			</dl>
			<dl className="wp-block-larder-details__terms">
				{ postType &&
					postId > 0 &&
					kinds.map( ( kind ) => (
						<div
							key={ kind.slug }
							className="wp-block-larder-details__term"
							data-larder-field={ kind.slug }
						>
							<dt>{ kind.label }</dt>
							<dd>
								<TermField
									kind={ kind }
									postType={ postType }
									postId={ postId }
								/>
							</dd>
						</div>
					) ) }
				{ ! chosen.includes( 'keywords' ) &&
					( isSelected || ! facts.keywords.every( isBlank ) ) && (
						<div
							className="wp-block-larder-details__term"
							data-larder-field="keywords"
						>
							<dt>{ __( 'Keywords', 'larder' ) }</dt>
							<dd>{ keywords }</dd>
						</div>
					) }
			</dl>
			{ source !== '' && (
				<p className="wp-block-larder-details__source">
					<small>
						{ sprintf(
							/* translators: %s: a book, a person or a site, with a link to it. */
							__( 'Adapted from %s', 'larder' ),
							source
						) }
					</small>
				</p>
			) }
			{ isSelected && canUnfold && (
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
