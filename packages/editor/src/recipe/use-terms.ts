import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
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
				? // All of them, as the editor asks itself: a type without any is refused.
					select( coreStore ).getEntityRecords( 'root', 'taxonomy', {
						per_page: -1,
					} )
				: null,
		[ postType ]
	);
	const kinds = readList( records )
		.filter( isLoose )
		.filter( ( { types } ) => readList( types ).includes( postType ) )
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
 * Reads which term is meant, where the site refuses to make one that is there.
 *
 * @param error What REST answered.
 * @return Its id; 0 for any other answer.
 */
function idOfExisting( error: unknown ): number {
	const data =
		isLoose( error ) && error[ 'code' ] === 'term_exists'
			? error[ 'data' ]
			: null;
	return isLoose( data ) ? readCount( data[ 'term_id' ] ) : 0;
}

/**
 * Finds a term by its name, or makes it.
 *
 * @param registry What holds the terms.
 * @param slug     The taxonomy.
 * @param name     The name.
 * @return Id of the term of that name.
 */
export async function findOrMakeTerm(
	registry: ReturnType< typeof useRegistry >,
	slug: string,
	name: string
): Promise< number > {
	// What is offered may not have come yet, and who may not make terms may still use them.
	const found: unknown = await registry
		.resolveSelect( coreStore )
		.getEntityRecords( 'taxonomy', slug, {
			search: name,
			per_page: 100,
			context: 'view',
		} );
	const same = readTerms( found ).find(
		( term ) => term.name.toLowerCase() === name.toLowerCase()
	);
	if ( same ) {
		return same.id;
	}
	try {
		const saved: unknown = await registry
			.dispatch( coreStore )
			.saveEntityRecord(
				'taxonomy',
				slug,
				{ name },
				{ throwOnError: true }
			);
		return isLoose( saved ) ? readCount( saved[ 'id' ] ) : 0;
	} catch ( error ) {
		const id = idOfExisting( error );
		if ( id === 0 ) {
			throw error;
		}
		return id;
	}
}

/**
 * Reads and changes the terms of a post in one taxonomy, as part of the post
 * that is being edited: they are saved and undone with it.
 *
 * @param kind     The taxonomy.
 * @param postType The post type.
 * @param postId   The post.
 * @return Names of the terms, suggestions for a search, and how to change them;
 *         names of new terms show at once, while these are still being made, and
 *         stay where that fails.
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
	/** True while new terms are being made, or could not be. */
	isBusy: boolean;
} {
	const stored = useSelect(
		( select ): unknown => {
			const post: unknown = select( coreStore ).getEditedEntityRecord(
				'postType',
				postType,
				postId
			);
			return isLoose( post ) ? post[ kind.restBase ] : undefined;
		},
		[ postType, postId, kind.restBase ]
	);
	const ids = readList( stored ).map( readCount ).filter( Boolean );
	const key = ids.join( ',' );
	const [ text, search ] = useState( '' );
	const { editEntityRecord } = useDispatch( coreStore );
	const registry = useRegistry();
	// Names of terms that were set here, until the store has them.
	const named = useRef( new Map< number, string >() );
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
	const nameOf = ( id: number ): string | undefined =>
		known.find( ( term ) => term.id === id )?.name ??
		named.current.get( id );
	const names = ids.flatMap( ( id ) => nameOf( id ) ?? [] );
	// Terms whose names are not there yet are not taken away by a change.
	const unnamed = ids.filter( ( id ) => nameOf( id ) === undefined );
	const [ pending, setPending ] = useState< string[] | null >( null );
	const saving = useRef( new Map< string, Promise< number > >() );
	const idOf = ( name: string ): Promise< number > => {
		const lower = name.toLowerCase();
		const same = known.find(
			( term ) => term.name.toLowerCase() === lower
		);
		if ( same ) {
			return Promise.resolve( same.id );
		}
		const request =
			saving.current.get( lower ) ??
			findOrMakeTerm( registry, kind.slug, name ).then( ( id ) => {
				named.current.set( id, name );
				return id;
			} );
		saving.current.set( lower, request );
		return request;
	};
	// New terms take a moment to be saved; what was typed since must stay.
	const newest = useRef< string[] | null >( null );
	const setNames = async ( next: string[] ): Promise< void > => {
		newest.current = next;
		setPending( next );
		try {
			const nextIds = await Promise.all( next.map( idOf ) );
			if ( newest.current === next ) {
				await editEntityRecord( 'postType', postType, postId, {
					[ kind.restBase ]: [
						...new Set( [
							...unnamed,
							...nextIds.filter( Boolean ),
						] ),
					],
				} );
			}
			if ( newest.current === next ) {
				setPending( null );
			}
		} catch ( error ) {
			// The names stay where they were typed: the next change tries once more.
			saving.current.clear();
			throw error;
		}
	};
	return {
		names: pending ?? names,
		suggestions: readTerms( found ).map( ( term ) => term.name ),
		search,
		setNames,
		isBusy: pending !== null,
	};
}
