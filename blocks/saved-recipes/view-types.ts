import type { SavedRecipes } from '@larder/contracts';

export type { SavedProps } from '@larder/contracts';

type Answer = SavedRecipes[ 'response' ];

export type SavedRecipe = Answer[ 'recipes' ][ number ] & {
	/** The card as the site prints it, where it has cards of its own: safe HTML. */
	printed?: string;
};

/** A list of the visitor's own: recipes by id, in its order. */
export type Collection = {
	id: string;
	name: string;
	note: string;
	recipes: number[];
};

/** The visitor's list, or one that a link shows. */
export type Saved = Omit< Answer, 'recipes' | 'printed' | 'collections' > & {
	recipes: SavedRecipe[];
	collections: Collection[];
	/** A guest's list, which only this device has. */
	isOnDevice: boolean;
};

/** State of the list. */
export type SavedState =
	| { status: 'loading' | 'guest' }
	| { status: 'failed'; message: string }
	| { status: 'ready'; saved: Saved };
