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
} from '@larder/editor';
import { FIRST_BLOCKS } from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import type { RecipeEmbedAttributes } from '../types';

type Props = {
	/** Called with the recipe that was created. */
	onChange: (
		made: Pick< RecipeEmbedAttributes, 'recipeId' | 'title' | 'url' >
	) => void;
};

/** Creates a recipe of its own as a draft, and embeds it; renders nothing for people who may not create any. */
export function NewRecipeField( { onChange }: Props ): ReactElement | null {
	const [ name, setName ] = useState( '' );
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
					content: serialize(
						createBlock(
							'larder/recipe',
							{},
							FIRST_BLOCKS.map( ( block ) =>
								createBlock( block )
							)
						)
					),
				},
				{ throwOnError: true }
			);
			const { id, link } = isLoose( made ) ? made : {};
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
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name of a new recipe', 'larder' ) }
				value={ name }
				onChange={ setName }
			/>
			<Button
				variant="secondary"
				type="submit"
				isBusy={ isMaking }
				disabled={ isMaking }
				accessibleWhenDisabled
			>
				{ __( 'Make a recipe', 'larder' ) }
			</Button>
		</form>
	) : null;
}
