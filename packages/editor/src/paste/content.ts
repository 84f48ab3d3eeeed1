import { encodeText } from '../text/html-text';
import { readHtml, readList } from '../list/read';
import type { Line } from '../list/insert';
import { introductionOf } from './introduction';
import { titleOf } from './title';

/** Attributes of a recipe. */
type Attributes = Readonly< Record< string, unknown > >;

/**
 * Reads what is above the lists of a recipe.
 *
 * @param recipe    The recipe's attributes so far.
 * @param titlePost Gives the post a title; false where it keeps its own.
 * @return Attributes to change, and the pictures for which the recipe has no place.
 */
export function contentAbove(
	lines: readonly Line[],
	recipe: Attributes,
	titlePost: ( title: string ) => boolean
): { attributes: Attributes; pictures: Line[] } {
	const { title, rest: untitled } = titleOf( lines );
	const { facts, rest } = introductionOf( untitled, recipe );
	const isNamed = title === '' || titlePost( title );
	const isFree = readHtml( recipe[ 'name' ] ) === '';
	const waiting = rest.flatMap( ( { html, picture } ) =>
		picture ? [] : [ html ]
	);
	return {
		attributes: {
			...facts,
			...( ! isNamed && isFree && { name: encodeText( title ) } ),
			// What has no place is listed in the recipe, and waits.
			unplaced: [ ...readList( recipe[ 'unplaced' ] ), ...waiting ],
		},
		pictures: rest.filter( ( { picture } ) => picture ),
	};
}
