import { ComboboxControl } from '@wordpress/components';
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
	UrlForm,
} from '@larder/editor';
import { useDebounce } from '@wordpress/compose';
import type { ReactElement } from 'react';
import type { RecipeEmbedAttributes } from '../types';
import { hostOf } from './host-of';

/** A pause in typing, in milliseconds, after which recipes are searched for. */
const PAUSE = 250;

type Chosen = Pick< RecipeEmbedAttributes, 'recipeId' | 'title' | 'url' >;

/** Finds recipes of the site, in whatever type of post they are. */
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

type Props = {
	/** Called with what was chosen. */
	onChange: ( chosen: Chosen ) => void;
};

/**
 * Chooses a recipe of the site by typing, or takes the URL of one elsewhere.
 */
export function RecipeField( { onChange }: Props ): ReactElement {
	const [ search, setSearch ] = useState( '' );
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
			<UrlForm
				field="elsewhere"
				label={ __( 'Link to a recipe elsewhere', 'larder' ) }
				submitLabel={ __( 'Embed', 'larder' ) }
				onSubmit={ ( url ) =>
					onChange( {
						recipeId: 0,
						title: encodeText( hostOf( url ) ),
						url,
					} )
				}
			/>
		</>
	);
}
