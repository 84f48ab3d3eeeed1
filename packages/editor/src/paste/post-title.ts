import type { useRegistry } from '@wordpress/data';

type Registry = ReturnType< typeof useRegistry >;

/** Sets the title of a post; returns false where the post has another title, or a type without titles. */
type GiveTitle = ( registry: Registry, title: string ) => boolean;

let giveTitle: GiveTitle = () => false;

/**
 * Registers what gives a post without a title that of a recipe which is pasted
 * into it.
 *
 * @param give Gives the post the title; false where it keeps its own.
 */
export function titlePostsBy( give: GiveTitle ): void {
	giveTitle = give;
}

/**
 * Sets the post's title to that of the recipe, where it has none.
 *
 * @param registry What holds the post.
 * @param title    Plain text.
 * @return Whether the post is called so now.
 */
export function titlePost( registry: Registry, title: string ): boolean {
	return giveTitle( registry, title );
}
