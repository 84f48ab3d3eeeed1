import type {
	CheckLikeForLoggedOutUsers,
	FilterValues,
	ForgetSaved,
	GetIngredientLinksCount,
	LarderRate,
	Irecommendthis,
	KeepShoppingList,
	ProcessLogin,
	RecipeGetLikes,
	RecipeLikes,
	RecipeSearchResults,
	Register,
	SaveCollections,
	SavedRecipes,
	ShareSaved,
	Visitor,
	Wishlist,
} from '@larder/contracts';

/** Every ajax action with what it takes and gives. */
export type Actions = {
	delicious_recipes_check_like_for_logged_out_users: CheckLikeForLoggedOutUsers;
	delicious_recipes_process_login: ProcessLogin;
	delicious_recipes_wishlist: Wishlist;
	get_ingredient_links_count: GetIngredientLinksCount;
	irecommendthis: Irecommendthis;
	larder_rate: LarderRate;
	larder_filter_values: FilterValues;
	larder_forget_saved: ForgetSaved;
	larder_register: Register;
	larder_save_collections: SaveCollections;
	larder_saved_recipes: SavedRecipes;
	larder_share_saved: ShareSaved;
	larder_shopping_list: KeepShoppingList;
	larder_visitor: Visitor;
	recipe_get_likes: RecipeGetLikes;
	recipe_likes: RecipeLikes;
	recipe_search_results: RecipeSearchResults;
};

export type ActionName = keyof Actions;

/** How the client may treat an action. */
export type ActionTraits = {
	/** A read is tried once more when the network fails; a write is not, unless it is idempotent. */
	kind: 'read' | 'write';
	/** Whether saying it twice changes nothing. */
	isIdempotent?: boolean;
	/** Whether it carries the nonce of a visitor who is logged in. */
	isSigned?: boolean;
	/** `html` for an action that answers markup where others answer an envelope. */
	answers?: 'html';
};

/** How votes are sent: the same one twice is one. */
const vote: ActionTraits = {
	kind: 'write',
	isIdempotent: true,
	isSigned: true,
};

/** What the client knows of each action. */
export const traits: Record< ActionName, ActionTraits > = {
	delicious_recipes_check_like_for_logged_out_users: { kind: 'read' },
	delicious_recipes_wishlist: vote,
	delicious_recipes_process_login: { kind: 'write' },
	larder_filter_values: { kind: 'read' },
	larder_forget_saved: { kind: 'write', isSigned: true },
	larder_register: { kind: 'write' },
	larder_save_collections: { kind: 'write', isSigned: true },
	larder_saved_recipes: { kind: 'read' },
	larder_share_saved: { kind: 'write', isSigned: true },
	// It may be longer than what browsers send after a page is left, and is sent again at the next visit.
	larder_shopping_list: { kind: 'read', isSigned: true },
	get_ingredient_links_count: { kind: 'write' },
	irecommendthis: { ...vote, answers: 'html' },
	larder_rate: vote,
	larder_visitor: { kind: 'read' },
	recipe_get_likes: { kind: 'read' },
	recipe_likes: vote,
	recipe_search_results: { kind: 'read' },
};
