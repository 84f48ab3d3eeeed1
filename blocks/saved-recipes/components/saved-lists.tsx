import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { pageLocale } from '@larder/ui';
import type { SavedControls } from '../hooks/use-saved';
import { moved, newId, withMoved, withNew } from '../collections';
import type { Collection, Saved, SavedProps, SavedRecipe } from '../view-types';
import { CollectionHead } from './collection-head';
import { CollectionTabs } from './collection-tabs';
import { Cards } from './cards';
import { ListTools } from './list-tools';
import { NothingSaved } from './nothing-saved';
import { WhoseList } from './whose-list';
import { BLOCK } from '../block-class';

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

/** The recipes of a collection in its order, or all of them. */
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
 * A list with its collections, its search and what can be done with it.
 *
 * @return The list.
 */
export function SavedLists( props: Props ): ReactElement {
	const { saved, level, notice, takesFocus, remove, changeCollections } =
		props;
	const [ chosen, choose ] = useState( '' );
	const [ words, setWords ] = useState( '' );
	const status = useRef< HTMLParagraphElement >( null );
	const undo = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			status.current?.focus( { preventScroll: true } );
		}
	}, [ takesFocus ] );
	// The card has gone, or the button to take that back, and with it what had the focus.
	useEffect( () => {
		const { ownerDocument } = status.current ?? {};
		const isLost = ownerDocument?.activeElement === ownerDocument?.body;
		( undo.current ?? ( notice && isLost ? status.current : null ) )?.focus(
			{ preventScroll: true }
		);
	}, [ notice ] );
	const isOwn = saved.owner === '';
	const isBare =
		isOwn && saved.recipes.length + saved.collections.length === 0;
	const at = saved.collections.findIndex( ( { id } ) => id === chosen );
	const collection = saved.collections[ at ];
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

	const removeCollection = ( removed: Collection ): void => {
		changeCollections( ( all ) =>
			all.filter( ( { id } ) => id !== removed.id )
		);
		props.say(
			/* translators: %s: name of a collection. */
			sprintf( __( 'Removed: %s.', 'larder' ), removed.name ),
			() => {
				changeCollections( ( all ) => [
					...all.slice( 0, at ),
					removed,
					...all.slice( at ),
				] );
				props.say( '' );
			}
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
							},
						} ) }
				/>
			) }
			{ collection && (
				<CollectionHead
					key={ collection.id }
					collection={ collection }
					level={ level }
					place={ at + 1 }
					total={ saved.collections.length }
					isOwn={ isOwn }
					onChange={ changeCollections }
					collections={ saved.collections }
					onMove={ ( by ) =>
						changeCollections( ( all ) =>
							moved( all, collection.id, by )
						)
					}
					onDelete={ () => removeCollection( collection ) }
				/>
			) }
			{ ! isBare && (
				<div className={ `${ BLOCK }__bar` }>
					<input
						type="search"
						className={ `${ BLOCK }__search` }
						aria-label={ __( 'Search saved recipes', 'larder' ) }
						placeholder={ __( 'Search saved recipes', 'larder' ) }
						value={ words }
						onChange={ ( { target } ) => setWords( target.value ) }
					/>
					<p role="status" className={ `${ BLOCK }__total` }>
						{ sprintf(
							/* translators: %d: number of recipes. */
							_n(
								'%d recipe',
								'%d recipes',
								found.length,
								'larder'
							),
							found.length
						) }
					</p>
				</div>
			) }
			<p
				className={ `${ BLOCK }__notice` }
				role="status"
				tabIndex={ -1 }
				ref={ status }
			>
				{ notice && `${ notice.text } ` }
				{ notice?.undo && (
					<button
						type="button"
						ref={ undo }
						onClick={ () => {
							notice.undo?.();
							status.current?.focus( { preventScroll: true } );
						} }
					>
						{ __( 'Undo', 'larder' ) }
					</button>
				) }
				{ notice?.retry && (
					<button type="button" onClick={ notice.retry }>
						{ __( 'Try again', 'larder' ) }
					</button>
				) }
			</p>
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
