import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import type { useRegistry } from '@wordpress/data';
import { giveTitle } from '../introduce';
import { bringPictures, type Brought } from '../pictures/bring';
import { picturesIn, withPictures, type Picture } from '../pictures/found';
import { sayBrought } from '../pictures/say';
import { recipeFor } from '../recipe-for';
import type { FoundRecipe } from './read-elsewhere';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Finds the pictures of a recipe that was read, which are on another site.
 *
 * @return Each once.
 */
export function foundPictures( { blocks }: FoundRecipe ): Picture[] {
	return parse( blocks ).flatMap( picturesIn );
}

/**
 * Replaces the empty recipe with one that was read, as one undo step, with those
 * of its pictures that are in the media library now.
 *
 * @param registry       What holds the post.
 * @param isWithPictures Whether its pictures are brought into the media library.
 */
export async function insertRecipe(
	registry: Registry,
	found: FoundRecipe,
	isWithPictures: boolean
): Promise< void > {
	const { name } = found.document;
	const brought: Brought = isWithPictures
		? await bringPictures( foundPictures( found ), name )
		: { pictures: new Map(), failures: [] };
	const [ read ] = parse( found.blocks );
	const place = recipeFor( registry );
	if ( ! read || place === null ) {
		return;
	}
	const recipe = withPictures(
		read,
		( { url } ) => brought.pictures.get( url ) ?? null
	);
	void registry.dispatch( blockEditorStore ).replaceBlock( place, recipe );
	giveTitle( registry, name );
	sayBrought( registry, brought );
}
