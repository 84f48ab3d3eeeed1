import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { isLoose, readCount, readHtml, readList } from '../list/read';
import { decodeText } from '../text/html-text';

/** A taxonomy as the strip shows it. */
export type TermKind = { slug: string; restBase: string; label: string };

type Term = { id: number; name: string };

/**
 * Reads terms as REST gives them.
 *
 * @param records What the store holds.
 * @return The terms with plain names.
 */
function readTerms( records: unknown ): Term[] {
	return readList( records )
		.filter( isLoose )
		.map( ( record ) => ( {
			id: readCount( record[ 'id' ] ),
			name: decodeText( readHtml( record[ 'name' ] ) ),
		} ) )
		.filter( ( term ) => term.id > 0 && term.name !== '' );
}

/**
 * Gives the taxonomies that a post type has, of those asked for.
 *
 * @param postType The post type, if known.
 * @param slugs    Slugs in the order to show.
 * @return The taxonomies; empty while they load.
 */
export function useTermKinds(
	postType: string | undefined,
	slugs: readonly string[]
): TermKind[] {
	const records = useSelect(
		( select ) =>
			postType
				? select( coreStore ).getEntityRecords( 'root', 'taxonomy', {
						type: postType,
						per_page: -1,
					} )
				: null,
		[ postType ]
	);
	const kinds = readList( records )
		.filter( isLoose )
		.map( ( record ) => {
			const { labels } = record;
			return {
				slug: readHtml( record[ 'slug' ] ),
				restBase: readHtml( record[ 'rest_base' ] ),
				label: isLoose( labels )
					? readHtml( labels[ 'singular_name' ] )
					: readHtml( record[ 'name' ] ),
			};
		} );
	return slugs.flatMap( ( slug ) =>
		kinds.filter( ( kind ) => kind.slug === slug )
	);
}

/**
 * Reads and changes the terms of a post in one taxonomy, as part of the post
 * that is being edited: they are saved and undone with it.
 *
 * @param kind     The taxonomy.
 * @param postType The post type.
 * @param postId   The post.
 * @return Names of the terms, suggestions for a search, and how to change them.
 */
export function useTerms(
	kind: TermKind,
	postType: string,
	postId: number
): {
	names: string[];
	suggestions: string[];
	search: ( text: string ) => void;
	setNames: ( names: string[] ) => Promise< void >;
} {
	const [ stored, setIds ] = useEntityProp(
		'postType',
		postType,
		kind.restBase,
		String( postId )
	);
	const ids = readList( stored ).map( readCount ).filter( Boolean );
	const key = ids.join( ',' );
	const [ text, search ] = useState( '' );
	const { saveEntityRecord } = useDispatch( coreStore );
	const { chosen, found } = useSelect(
		( select ) => {
			const { getEntityRecords } = select( coreStore );
			return {
				chosen:
					key === ''
						? null
						: getEntityRecords( 'taxonomy', kind.slug, {
								include: key,
								per_page: 100,
								context: 'view',
							} ),
				found: getEntityRecords( 'taxonomy', kind.slug, {
					search: text,
					per_page: 20,
					context: 'view',
				} ),
			};
		},
		[ kind.slug, key, text ]
	);
	const known = [ ...readTerms( chosen ), ...readTerms( found ) ];
	const names = ids.flatMap(
		( id ) => known.find( ( term ) => term.id === id )?.name ?? []
	);
	const idOf = async ( name: string ): Promise< number > => {
		const same = known.find(
			( term ) => term.name.toLowerCase() === name.toLowerCase()
		);
		if ( same ) {
			return same.id;
		}
		const saved: unknown = await saveEntityRecord(
			'taxonomy',
			kind.slug,
			{ name },
			{ throwOnError: true }
		);
		return isLoose( saved ) ? readCount( saved[ 'id' ] ) : 0;
	};
	return {
		names,
		suggestions: readTerms( found ).map( ( term ) => term.name ),
		search,
		setNames: async ( next ) => {
			const nextIds = await Promise.all( next.map( idOf ) );
			setIds( nextIds.filter( Boolean ) );
		},
	};
}
