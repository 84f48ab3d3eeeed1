import { createBlock, serialize } from '@wordpress/blocks';
import { Button, TextControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	encodeText,
	isLoose,
	readCount,
	readHtml,
	readMessage,
	useDraft,
} from '@larder/editor';
import { FIRST_BLOCKS } from '@larder/contracts/constants';
import type { MouseEvent, ReactElement } from 'react';
import type { RecipeEmbedAttributes } from '../types';

/** What to do with a name of which nobody has made a recipe. */
const NOT_MADE = __(
	'This recipe is not made yet. Press “Make a recipe”, or empty the field.',
	'larder'
);

/** Keeps the focus in the field: the message that a blur shows would move the button from under the pointer. */
const keepFocus = ( event: MouseEvent ): void => event.preventDefault();

/** Writes the content of a recipe that has nothing but its first blocks. */
const emptyRecipe = (): string =>
	serialize(
		createBlock(
			'larder/recipe',
			{},
			FIRST_BLOCKS.map( ( block ) => createBlock( block ) )
		)
	);

type Props = {
	/** Called with the recipe that was created. */
	onChange: (
		made: Pick< RecipeEmbedAttributes, 'recipeId' | 'title' | 'url' >
	) => void;
};

/**
 * Creates a recipe of its own as a draft, and embeds it; renders nothing for people
 * who may not create any. A name that was typed holds the save until it is created.
 */
export function NewRecipeField( { onChange }: Props ): ReactElement | null {
	const { draft, setDraft, isWrong, setIsTyping, input } = useDraft( {
		field: 'new',
		isReadable: ( text ) => text.trim() === '',
		explain: ( text ) => `“${ text }” – ${ NOT_MADE }`,
	} );
	const name = draft ?? '';
	const [ isMaking, setIsMaking ] = useState( false );
	const mayMake = useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'postType',
				name: 'recipe',
			} ) === true,
		[]
	);
	const { saveEntityRecord } = useDispatch( coreStore );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const make = async (): Promise< void > => {
		setIsMaking( true );
		try {
			const made: unknown = await saveEntityRecord(
				'postType',
				'recipe',
				{
					title: name.trim(),
					status: 'draft',
					content: emptyRecipe(),
				},
				{ throwOnError: true }
			);
			const { id, link } = isLoose( made ) ? made : {};
			setDraft( null );
			void createSuccessNotice(
				sprintf(
					/* translators: %s: name of a recipe. */
					__(
						'“%s” is a draft. Visitors see it once it is published.',
						'larder'
					),
					name.trim()
				),
				{ type: 'snackbar' }
			);
			onChange( {
				recipeId: readCount( id ),
				title: encodeText( name.trim() ),
				url: readHtml( link ),
			} );
		} catch ( error ) {
			void createErrorNotice(
				readMessage( error ) ||
					__( 'The recipe could not be made.', 'larder' ),
				{ type: 'snackbar' }
			);
			setIsMaking( false );
		}
	};
	return mayMake ? (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( name.trim() !== '' && ! isMaking ) {
					void make();
				}
			} }
			onFocus={ () => setIsTyping( true ) }
			onBlur={ ( { currentTarget, relatedTarget } ) =>
				setIsTyping( currentTarget.contains( relatedTarget ) )
			}
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name of a new recipe', 'larder' ) }
				ref={ input }
				help={ isWrong ? NOT_MADE : '' }
				value={ name }
				onChange={ setDraft }
			/>
			<Button
				variant="secondary"
				type="submit"
				isBusy={ isMaking }
				disabled={ isMaking }
				accessibleWhenDisabled
				onMouseDown={ keepFocus }
			>
				{ __( 'Make a recipe', 'larder' ) }
			</Button>
		</form>
	) : null;
}
