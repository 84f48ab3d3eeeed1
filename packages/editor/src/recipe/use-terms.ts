import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { isLoose, readCount, readHtml, readList } from '../list/read';
import { findOrMakeTerm, readTerms, type Term } from './terms';

/** A taxonomy as the strip shows it. */
export type TermKind = { slug: string; restBase: string; label: string };

/**
 * Returns the taxonomies that a post type has, of those asked for.
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
 * Loads terms of a taxonomy.
 *
 * @param slug The taxonomy.
 * @param ids  Terms that are wanted.
 * @param text What is searched for.
 * @return The wanted terms and those that the search finds, as far as they have come.
 */
function useLoadedTerms(
	slug: string,
	ids: number[],
	text: string
): { chosen: Term[]; found: Term[] } {
	const include = ids.join( ',' );
	const { chosen, found } = useSelect(
		( select ) => {
			const { getEntityRecords } = select( coreStore );
			return {
				chosen:
					include === ''
						? null
						: getEntityRecords( 'taxonomy', slug, {
								include,
								per_page: 100,
								context: 'view',
							} ),
				found: getEntityRecords( 'taxonomy', slug, {
					search: text,
					per_page: 20,
					context: 'view',
				} ),
			};
		},
		[ slug, include, text ]
	);
	return { chosen: readTerms( chosen ), found: readTerms( found ) };
}

/**
 * Maps ids of terms to names and names to ids; missing terms are created, once.
 *
 * @param slug  The taxonomy.
 * @param known Terms that have been loaded.
 * @return The two ways, and one to have what could not be made tried once more.
 */
function useTermNames(
	slug: string,
	known: Term[]
): {
	nameOf: ( id: number ) => string | undefined;
	idOf: ( name: string ) => Promise< number >;
	tryAgain: () => void;
} {
	const registry = useRegistry();
	// Names of terms that were set here, until the store has them.
	const named = useRef( new Map< number, string >() );
	const saving = useRef( new Map< string, Promise< number > >() );
	return {
		nameOf: ( id ) =>
			known.find( ( term ) => term.id === id )?.name ??
			named.current.get( id ),
		idOf: ( name ) => {
			const lower = name.toLowerCase();
			const same = known.find(
				( term ) => term.name.toLowerCase() === lower
			);
			if ( same ) {
				return Promise.resolve( same.id );
			}
			const request =
				saving.current.get( lower ) ??
				findOrMakeTerm( registry, slug, name ).then( ( id ) => {
					named.current.set( id, name );
					return id;
				} );
			saving.current.set( lower, request );
			return request;
		},
		tryAgain: () => saving.current.clear(),
	};
}

/**
 * Reads and changes the terms of a post in one taxonomy, as part of the post
 * that is being edited: they are saved and undone with it.
 *
 * @param kind The taxonomy.
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
	const [ text, search ] = useState( '' );
	const { editEntityRecord } = useDispatch( coreStore );
	const { chosen, found } = useLoadedTerms( kind.slug, ids, text );
	const { nameOf, idOf, tryAgain } = useTermNames( kind.slug, [
		...chosen,
		...found,
	] );
	const names = ids.flatMap( ( id ) => nameOf( id ) ?? [] );
	// Terms whose names are not there yet are not taken away by a change.
	const unnamed = ids.filter( ( id ) => nameOf( id ) === undefined );
	const [ pending, setPending ] = useState< string[] | null >( null );
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
			tryAgain();
			throw error;
		}
	};
	return {
		names: pending ?? names,
		suggestions: found.map( ( term ) => term.name ),
		search,
		setNames,
		isBusy: pending !== null,
	};
}
