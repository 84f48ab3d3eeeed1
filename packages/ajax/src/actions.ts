import type {
	GetIngredientLinksCount,
	RecipeSearchResults,
} from '@larder/contracts';

/** Every ajax action with what it takes and gives. */
export type Actions = {
	get_ingredient_links_count: GetIngredientLinksCount;
	recipe_search_results: RecipeSearchResults;
};

export type ActionName = keyof Actions;

/** How the client may treat an action. */
export type ActionTraits = {
	/** A read is tried once more when the network fails; a write is not. */
	kind: 'read' | 'write';
};

/** What the client knows of each action. */
export const traits: Record< ActionName, ActionTraits > = {
	get_ingredient_links_count: { kind: 'write' },
	recipe_search_results: { kind: 'read' },
};
