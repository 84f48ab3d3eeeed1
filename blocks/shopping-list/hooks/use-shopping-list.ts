import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shoppingStore, type Keeping, type SyncStatus } from '@larder/shopping';
import {
	changed,
	cut,
	withAisle,
	withOwn,
	type Entry,
	type ShoppingList,
} from '@larder/shopping/list';
import {
	sectionsOf,
	type Aisle,
	type Line,
	type Section,
} from '@larder/shopping/lines';
import { readAmount, readWanted } from '@larder/shopping/wanted';
import { store } from '@larder/store';
import { mountToast } from '@larder/controls';
import { pageLocale } from '@larder/ui';
import { useFoods } from './use-foods';

type Change = ( list: ShoppingList, now: number ) => ShoppingList;

/** What a visitor has typed for a line. */
export type Edited = { amount: string; name: string; aisle: Aisle };

export type ListedRecipe = ShoppingList[ 'recipes' ][ number ];

export type ShoppingControls = {
	isOpen: boolean;
	sections: Section[];
	/** Recipes that ask for something. */
	recipes: ListedRecipe[];
	keeping: Keeping;
	place: SyncStatus | undefined;
	refusal: string;
	/** Returns whether the list took it. */
	add: ( text: string ) => Promise< boolean >;
	tick: ( line: Line ) => void;
	edit: ( line: Line, edited: Edited ) => void;
	remove: ( line: Line ) => void;
	removeRecipe: ( recipe: ListedRecipe ) => void;
	clearTicked: () => void;
	empty: () => void;
	say: ( text: string ) => void;
};

/** Returns an id that no entry of any device has. */
function newId(): string {
	return `own-${ [ ...crypto.getRandomValues( new Uint32Array( 2 ) ) ]
		.map( ( part ) => part.toString( 36 ) )
		.join( '' ) }`;
}

/** Removes all entries that a test picks. */
function without( picks: ( entry: Entry ) => boolean ): Change {
	return ( list, now ) =>
		changed(
			list,
			list.entries
				.filter( ( entry ) => ! entry.gone && picks( entry ) )
				.map( ( { id } ) => id ),
			now,
			() => ( { gone: true } )
		);
}

/** Writes what was typed over a line; the first of its entries takes the amount, so that all who asked stay. */
function withEdited( line: Line, { amount, name, aisle }: Edited ): Change {
	return ( list, now ) => {
		const isNewAmount = amount.trim() !== line.amount;
		const none = { quantity: null, max: null, unit: '', text: '' };
		const next = changed( list, line.ids, now, ( _entry, place ) => ( {
			...( name !== line.name && { name: cut( name, 200 ) } ),
			...( isNewAmount &&
				( place === 0
					? readAmount(
							cut( amount, 200 ),
							line.lang ?? pageLocale()
						)
					: none ) ),
		} ) );
		const moved = sectionsOf( next, pageLocale() )
			.flatMap( ( { lines } ) => lines )
			.find( ( { ids } ) => ids.includes( line.ids[ 0 ] ?? '' ) );
		return moved && moved.aisle !== aisle
			? withAisle( next, moved.food, aisle, now )
			: next;
	};
}

/**
 * Sorts the list by aisle, with amounts in the units that the visitor has chosen.
 */
function useSections( list: ShoppingList ): Section[] {
	const system = useSelect(
		( select ) => select( store ).getUnitSystem(),
		[]
	);
	const foods = useFoods( list.recipes );
	return useMemo(
		() =>
			sectionsOf(
				list,
				pageLocale(),
				system === 'original' ? null : system
			),
		// Once the foods are known, they move to their aisles.
		[ list, system, foods ] // eslint-disable-line react-hooks/exhaustive-deps -- As said above.
	);
}

/**
 * Follows the shopping list, and changes it: each removal can be undone.
 *
 * @return The list by aisle, how well it is kept, and its controls.
 */
export function useShoppingList(): ShoppingControls {
	const { openShoppingList, syncShoppingList, changeShoppingList } =
		useDispatch( shoppingStore );
	const { showToast } = useDispatch( store );
	const { list, ...state } = useSelect( ( select ) => {
		const { getList, isOpen, getKeeping, getPlace, getRefusal } =
			select( shoppingStore );
		return {
			list: getList(),
			isOpen: isOpen(),
			keeping: getKeeping(),
			place: getPlace(),
			refusal: getRefusal(),
		};
	}, [] );
	useLayoutEffect( () => {
		mountToast();
		void openShoppingList();
		void syncShoppingList();
	}, [ openShoppingList, syncShoppingList ] );
	const sections = useSections( list );
	const recipes = useMemo( () => {
		const asking = new Set(
			list.entries.flatMap( ( { gone, recipe } ) =>
				gone ? [] : [ recipe ]
			)
		);
		return list.recipes.filter( ( { id } ) => asking.has( id ) );
	}, [ list ] );

	const change = async ( next: Change, message = '' ): Promise< boolean > => {
		const done = await changeShoppingList( next );
		if ( ! done.isDone ) {
			void showToast(
				__(
					'Your shopping list is full. Clear what you have ticked, then there is room again.',
					'larder'
				)
			);
		} else if ( message !== '' ) {
			void showToast( message, done.undo );
		}
		return done.isDone;
	};

	return {
		...state,
		sections,
		recipes,
		add: async ( text ) => {
			const wanted = readWanted( text.slice( 0, 400 ), pageLocale() );
			return (
				wanted.name === '' ||
				change( ( before, now ) =>
					withOwn( before, wanted, newId(), now )
				)
			);
		},
		tick: ( line ) =>
			void change( ( before, now ) =>
				changed( before, line.ids, now, () => ( {
					done: ! line.isDone,
				} ) )
			),
		edit: ( line, edited ) => void change( withEdited( line, edited ) ),
		remove: ( line ) =>
			void change(
				without( ( { id } ) => line.ids.includes( id ) ),
				/* translators: %s: name of a food. */
				sprintf( __( 'Removed: %s.', 'larder' ), line.name )
			),
		removeRecipe: ( { id, title } ) =>
			void change(
				without( ( { recipe } ) => recipe === id ),
				sprintf(
					/* translators: %s: name of a recipe. */
					__( 'Removed all that is for %s.', 'larder' ),
					title
				)
			),
		clearTicked: () =>
			void change(
				without( ( { done } ) => done ),
				__( 'Cleared what was ticked.', 'larder' )
			),
		empty: () =>
			void change(
				without( () => true ),
				__( 'Your list is empty.', 'larder' )
			),
		say: ( text ) => void showToast( text ),
	};
}
