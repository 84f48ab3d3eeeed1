import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { pageLocale } from '@larder/ui';
import type { SavedControls } from '../hooks/use-saved';
import { newId, withMoved, withNew } from '../collections';
import type { Saved, SavedProps, SavedRecipe } from '../view-types';
import { ChosenCollection } from './chosen-collection';
import { CollectionTabs } from './collection-tabs';
import { Cards } from './cards';
import { ListTools } from './list-tools';
import { NothingSaved } from './nothing-saved';
import { NoticeLine } from './notice-line';
import { SearchBar } from './search-bar';
import { WhoseList } from './whose-list';

type Props = SavedProps &
	SavedControls & {
		saved: Saved;
		/** Whether what had the focus gave way to the list. */
		takesFocus: boolean;
	};

function matches( { title }: SavedRecipe, words: string ): boolean {
	return title
		.toLocaleLowerCase( pageLocale() )
		.includes( words.trim().toLocaleLowerCase( pageLocale() ) );
}

/** Returns the recipes of a collection in its order, or all of them. */
function recipesOf(
	{ recipes, collections }: Saved,
	id: string
): SavedRecipe[] {
	const collection = collections.find( ( one ) => one.id === id );
	return collection
		? collection.recipes.flatMap(
				( wanted ) =>
					recipes.find( ( one ) => one.recipe_id === wanted ) ?? []
			)
		: recipes;
}

/**
 * Renders a list with its collections, its search and what can be done with it.
 */
export function SavedLists( props: Props ): ReactElement {
	const { saved, level, notice, takesFocus, remove, changeCollections } =
		props;
	const [ chosen, choose ] = useState( '' );
	const [ words, setWords ] = useState( '' );
	const isOwn = saved.owner === '';
	const isBare =
		isOwn && saved.recipes.length + saved.collections.length === 0;
	const collection = saved.collections.find( ( { id } ) => id === chosen );
	const found = recipesOf( saved, chosen ).filter( ( recipe ) =>
		matches( recipe, words )
	);

	const reorder = ( recipe: number, place: number ): void => {
		changeCollections( ( all ) => withMoved( all, chosen, recipe, place ) );
		props.say(
			sprintf(
				/* translators: 1: name of a recipe, 2: its new place, a number, 3: number of recipes. */
				__( '%1$s is now number %2$d of %3$d.', 'larder' ),
				found.find( ( { recipe_id: id } ) => id === recipe )?.title ??
					'',
				found.findIndex( ( { recipe_id: id } ) => id === place ) + 1,
				found.length
			)
		);
	};

	return (
		<>
			<WhoseList saved={ saved } />
			{ ! isBare && (
				<CollectionTabs
					collections={ saved.collections }
					chosen={ collection?.id ?? '' }
					onChoose={ choose }
					{ ...( isOwn &&
						! saved.isOnDevice && {
							onAdd: ( name: string ) => {
								const id = newId();
								changeCollections( ( all ) =>
									withNew( all, id, name )
								);
								props.say(
									sprintf(
										/* translators: %s: name of a collection. */
										__( 'Added: %s.', 'larder' ),
										name
									)
								);
							},
						} ) }
				/>
			) }
			<ChosenCollection
				saved={ saved }
				chosen={ chosen }
				level={ level }
				isOwn={ isOwn }
				changeCollections={ changeCollections }
				say={ props.say }
			/>
			{ ! isBare && (
				<SearchBar
					words={ words }
					onChange={ setWords }
					count={ found.length }
				/>
			) }
			<NoticeLine notice={ notice } takesFocus={ takesFocus } />
			{ isBare ? (
				<NothingSaved find={ props.find }>
					{ __(
						'Nothing saved yet. Press the bookmark on a recipe that you like.',
						'larder'
					) }
				</NothingSaved>
			) : (
				<Cards
					recipes={ found }
					collections={ saved.collections }
					level={ level }
					isSearching={ words.trim() !== '' }
					isInCollection={ collection !== undefined }
					{ ...( isOwn && {
						onCollections: changeCollections,
						onRemove: remove,
					} ) }
					{ ...( isOwn &&
						collection &&
						words.trim() === '' && { onMove: reorder } ) }
				/>
			) }
			{ isOwn && (
				<ListTools
					{ ...props }
					shown={ recipesOf( saved, chosen ) }
					collection={ collection }
					isBare={ isBare }
				/>
			) }
		</>
	);
}
