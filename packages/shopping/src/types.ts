import type { ShoppingList } from '@larder/contracts';

export type { ShoppingList } from '@larder/contracts';

/** One thing to buy, asked for by one recipe or by the visitor. */
export type Entry = ShoppingList[ 'entries' ][ number ];

/** A recipe that asks for something. */
export type ListedRecipe = ShoppingList[ 'recipes' ][ number ];

/** A food that the visitor has moved to another aisle. */
export type AisleChoice = ShoppingList[ 'aisles' ][ number ];

/** What is to buy and how much, before it is on a list. */
export type Wanted = Pick<
	Entry,
	'name' | 'note' | 'quantity' | 'max' | 'unit' | 'text'
>;
