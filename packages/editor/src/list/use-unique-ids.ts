import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { createId } from './ids';
import { attributesOfOthers } from './other-blocks';
import { isLoose, readHtml, readList } from './read';

/**
 * Collects every id in an attribute.
 *
 * @param value The attribute.
 * @param ids   Where to put them.
 */
function collectIds(
	value: unknown,
	ids = new Set< string >()
): Set< string > {
	if ( isLoose( value ) ) {
		ids.add( readHtml( value[ 'id' ] ) );
		Object.values( value )
			.filter( Array.isArray )
			.forEach( ( list ) => collectIds( list, ids ) );
	}
	readList( value ).forEach( ( each ) => collectIds( each, ids ) );
	return ids;
}

/**
 * Assigns new ids to the rows of a duplicated block, once, when the copy appears:
 * the anchors of a page must be unique.
 *
 * @param clientId The block.
 * @param groups   Its rows.
 * @param rename   Stores the groups with other ids; `next` gives the id for each
 *                 one that is taken, and all others back.
 */
export function useUniqueIds(
	clientId: string,
	groups: unknown,
	rename: ( next: ( id: string ) => string ) => void
): void {
	const registry = useRegistry();
	useEffect(
		() => {
			const taken = new Set< string >();
			attributesOfOthers( registry, clientId ).forEach( ( others ) =>
				collectIds( others[ 'groups' ], taken )
			);
			const own = collectIds( groups );
			if ( ! [ ...own ].some( ( id ) => id !== '' && taken.has( id ) ) ) {
				return;
			}
			void registry
				.dispatch( blockEditorStore )
				.__unstableMarkNextChangeAsNotPersistent();
			rename( ( id ) => ( taken.has( id ) ? createId() : id ) );
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- A copy is found when it appears; later changes make ids that are new.
		[]
	);
}
