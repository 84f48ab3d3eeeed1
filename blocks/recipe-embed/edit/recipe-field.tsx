import { Button, ComboboxControl, TextControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	encodeText,
	isLoose,
	readCount,
	readHtml,
	readList,
} from '@larder/editor';
import { useDebounce } from '@wordpress/compose';
import type { ReactElement } from 'react';
import type { RecipeEmbedAttributes } from '../types';

/** A pause in typing, in milliseconds, after which recipes are searched for. */
const PAUSE = 250;

type Chosen = Pick< RecipeEmbedAttributes, 'recipeId' | 'title' | 'url' >;

/** Finds recipes of the site, in whatever type of post they stand. */
function useRecipes( search: string ): Chosen[] {
	const records = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecords( 'postType', 'recipe', {
				context: 'view',
				status: 'publish',
				larder_everywhere: true,
				per_page: 20,
				...( search !== '' && {
					search,
					search_columns: [ 'post_title' ],
				} ),
			} ),
		[ search ]
	);
	return readList( records )
		.filter( isLoose )
		.map( ( { id, title, link } ) => ( {
			recipeId: readCount( id ),
			title: readHtml( isLoose( title ) ? title[ 'rendered' ] : '' ),
			url: readHtml( link ),
		} ) )
		.filter( ( { recipeId, title } ) => recipeId > 0 && title !== '' );
}

/**
 * Chooses a recipe of the site by typing, or takes the address of one elsewhere.
 */
export function RecipeField( {
	onChange,
}: {
	/** Takes what was chosen. */
	onChange: ( chosen: Chosen ) => void;
} ): ReactElement {
	const [ search, setSearch ] = useState( '' );
	const [ address, setAddress ] = useState( '' );
	const recipes = useRecipes( search );
	return (
		<>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Recipe of this site', 'larder' ) }
				value={ null }
				options={ recipes.map( ( { recipeId, title } ) => ( {
					value: String( recipeId ),
					label: title,
				} ) ) }
				onFilterValueChange={ useDebounce( setSearch, PAUSE ) }
				onChange={ ( next ) => {
					const found = recipes.find(
						( { recipeId } ) => String( recipeId ) === next
					);
					if ( found ) {
						onChange( found );
					}
				} }
			/>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					onChange( {
						recipeId: 0,
						title: encodeText( new URL( address ).hostname ),
						url: address,
					} );
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					required
					label={ __( 'Link to a recipe elsewhere', 'larder' ) }
					value={ address }
					onChange={ setAddress }
				/>
				<Button variant="secondary" type="submit">
					{ __( 'Embed', 'larder' ) }
				</Button>
			</form>
		</>
	);
}
