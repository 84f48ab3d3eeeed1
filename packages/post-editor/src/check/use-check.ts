import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { isLoose, readCount, readList, useTermKinds } from '@larder/editor';
import { readCheck, type Check } from './read-check';

/** Whose terms the rules read. */
const TAXONOMIES = [ 'recipe-course', 'recipe-cuisine' ] as const;

/** How long a change waits for the next one, in milliseconds. */
const PAUSE = 600;

export type CheckState = {
	/** Null until the first answer. */
	check: Check | null;
	/** True where the server did not answer the last time. */
	isStale: boolean;
};

/**
 * Requests what the recipe lacks from the server, as it is in the editor, and
 * again whenever it changes. The rules are the server's alone, so that the
 * editor, the list of recipes and the check of all of them agree.
 *
 * @return What is known.
 */
export function useCheck(): CheckState {
	const registry = useRegistry();
	const [ state, setState ] = useState< CheckState >( {
		check: null,
		isStale: false,
	} );
	const { type, id } = useSelect( ( select ) => {
		const { getCurrentPostType, getCurrentPostId } = select( editorStore );
		return { type: getCurrentPostType(), id: getCurrentPostId() };
	}, [] );
	// Another object with every change, of the blocks too.
	const record = useSelect(
		( select ): unknown =>
			select( coreStore ).getEditedEntityRecord( 'postType', type, id ),
		[ type, id ]
	);
	const kinds = useTermKinds( type, TAXONOMIES );
	const bases = kinds
		.map( ( { slug, restBase } ) => `${ slug }:${ restBase }` )
		.join();
	useEffect( () => {
		const abort = new AbortController();
		const ask = async (): Promise< void > => {
			const { getEditedPostAttribute, getEditedPostContent } =
				registry.select( editorStore );
			const terms = Object.fromEntries(
				bases
					.split( ',' )
					.filter( Boolean )
					.map( ( pair ) => {
						const [ slug = '', base = '' ] = pair.split( ':' );
						return [
							slug,
							readList( getEditedPostAttribute( base ) )
								.map( readCount )
								.filter( Boolean ),
						];
					} )
			);
			const text = ( name: string ): string => {
				const value = getEditedPostAttribute( name );
				return typeof value === 'string' ? value : '';
			};
			try {
				const answer: unknown = await apiFetch( {
					path: '/larder/v1/check',
					method: 'POST',
					signal: abort.signal,
					data: {
						post: id,
						title: text( 'title' ),
						excerpt: text( 'excerpt' ),
						slug: text( 'slug' ),
						content: getEditedPostContent(),
						author: readCount( getEditedPostAttribute( 'author' ) ),
						featured_media: readCount(
							getEditedPostAttribute( 'featured_media' )
						),
						terms,
					},
				} );
				setState( { check: readCheck( answer ), isStale: false } );
			} catch ( reason ) {
				const isOld =
					isLoose( reason ) && reason[ 'name' ] === 'AbortError';
				if ( ! isOld && ! abort.signal.aborted ) {
					setState( ( { check } ) => ( { check, isStale: true } ) );
				}
			}
		};
		const timer = setTimeout( () => void ask(), PAUSE );
		return () => {
			clearTimeout( timer );
			abort.abort();
		};
	}, [ registry, id, record, bases ] );
	return state;
}
