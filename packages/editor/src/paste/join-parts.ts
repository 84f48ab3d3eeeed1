import { createBlock, serialize, type Block } from '@wordpress/blocks';
import { FIRST_BLOCKS } from '@larder/contracts/constants';
import { knownLists } from '../list/known-lists';
import { isEmptyParagraph } from '../text/use-leave-at-enter';

/** Returns whether nothing is in a block that it does not begin with. */
function isUntouched( { name, attributes, innerBlocks }: Block ): boolean {
	const list = knownLists().get( name );
	return list
		? list.isEmpty( attributes[ 'groups' ] )
		: serialize(
				createBlock(
					name,
					attributes,
					innerBlocks.filter(
						( inner ) => ! isEmptyParagraph( inner )
					)
				)
			) === serialize( createBlock( name ) );
}

/** Returns a list with the groups of another one after its own. */
function withGroups( list: Block, more: Block, isApart: boolean ): Block {
	return createBlock(
		list.name,
		{
			...list.attributes,
			groups: knownLists()
				.get( list.name )
				?.join(
					list.attributes[ 'groups' ],
					more.attributes[ 'groups' ],
					isApart
				),
		},
		list.innerBlocks
	);
}

/** Returns where a part belongs that a recipe does not have: ingredients before instructions, and what it does not begin with at the end. */
function placeOf( part: Block, own: readonly Block[] ): number {
	const orderOf = ( { name }: Block ): number =>
		FIRST_BLOCKS.findIndex( ( first ) => first === name );
	const order = orderOf( part );
	const before = own.findLastIndex( ( block ) => {
		const other = orderOf( block );
		return other >= 0 && other <= order;
	} );
	return before < 0 ? own.length : before + 1;
}

/**
 * Joins parts of a recipe with those that it has: a list goes into the list of its
 * kind, a part that nobody has filled in makes way, and all else comes where a new
 * recipe has it, or at the end.
 *
 * @param added   The parts that come.
 * @param own     The parts that the recipe has.
 * @param isApart Whether lines without a heading stay a group of their own.
 * @return All parts.
 */
export function joinParts(
	added: readonly Block[],
	own: readonly Block[] = [],
	isApart = false
): Block[] {
	const joined = [ ...own ];
	for ( const part of added ) {
		const at = joined.findIndex( ( { name } ) => name === part.name );
		const same = joined[ at ];
		if ( same && isUntouched( same ) ) {
			joined[ at ] = part;
		} else if ( same && knownLists().has( part.name ) ) {
			joined[ at ] = withGroups( same, part, isApart );
		} else {
			joined.splice( placeOf( part, joined ), 0, part );
		}
	}
	return joined;
}
