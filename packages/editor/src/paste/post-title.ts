import type { useRegistry } from '@wordpress/data';

type Registry = ReturnType< typeof useRegistry >;

/** Gives a post a title; false where it has one, or is none. */
type GiveTitle = ( registry: Registry, title: string ) => boolean;

let giveTitle: GiveTitle = () => false;

/**
 * Lets a post that has no title take that of a recipe which is pasted into it.
 *
 * @param give Gives the post the title; false where it keeps its own.
 */
export function titlePostsBy( give: GiveTitle ): void {
	giveTitle = give;
}

/**
 * Gives the post the title of a recipe, where it has none.
 *
 * @param registry What holds the post.
 * @param title    Plain text.
 * @return Whether the post is called so now.
 */
export function titlePost( registry: Registry, title: string ): boolean {
	return giveTitle( registry, title );
}
