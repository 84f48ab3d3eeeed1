import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import {
	decodeText,
	isLoose,
	readCount,
	readHtml,
	readList,
} from '@larder/editor/content';
import type { PickerKind } from './sources';

/** A recipe or a term that can be picked. */
export type Choice = { id: number; title: string; url: string };

/**
 * Reads recipes or terms as REST gives them.
 *
 * @param records What the store holds.
 * @return Those with an id.
 */
function readChoices( records: unknown ): Choice[] {
	return readList( records )
		.filter( isLoose )
		.map( ( { id, title, name, link } ) => ( {
			id: readCount( id ),
			title: decodeText(
				readHtml( isLoose( title ) ? title[ 'rendered' ] : name )
			),
			url: readHtml( link ),
		} ) )
		.filter( ( { id } ) => id > 0 );
}

/**
 * Remembers what was read, as a list that loads again is empty meanwhile.
 *
 * @param fresh What the store holds now.
 * @return All that were ever read, each once, as they were last.
 */
function useKnown( fresh: Choice[] ): Choice[] {
	const [ known, setKnown ] = useState< Choice[] >( [] );
	const news = fresh.filter(
		( { id, title, url } ) =>
			! known.some(
				( old ) =>
					old.id === id && old.title === title && old.url === url
			)
	);
	if ( news.length > 0 ) {
		setKnown( [
			...news,
			...known.filter(
				( old ) => ! news.some( ( { id } ) => id === old.id )
			),
		] );
	}
	return known;
}

/**
 * Returns what was picked, and what a search finds.
 *
 * @param picker What is picked from.
 * @param ids    What was picked.
 * @param search What was typed.
 * @return Picked ones in their order, found ones that were not picked yet, and whether the search continues.
 */
export function useChoices(
	picker: PickerKind,
	ids: number[],
	search: string
): { picked: Choice[]; found: Choice[]; isSearching: boolean } {
	const { kind, name } = picker;
	const include = ids.join( ',' );
	const { chosen, matching, isSearching } = useSelect(
		( select ) => {
			const { getEntityRecords, isResolving } = select( coreStore );
			const shared = {
				context: 'view',
				...( kind === 'postType' && {
					status: 'publish',
					// Recipes live in posts and pages, too.
					larder_everywhere: true,
				} ),
			};
			const query = {
				...shared,
				per_page: 20,
				...( search !== '' && {
					search,
					// The field shows those alone whose name has what was typed.
					...( kind === 'postType' && {
						search_columns: [ 'post_title' ],
					} ),
				} ),
			};
			return {
				chosen:
					include === ''
						? null
						: getEntityRecords( kind, name, {
								...shared,
								include,
								per_page: 100,
							} ),
				matching: getEntityRecords( kind, name, query ),
				isSearching: isResolving( 'getEntityRecords', [
					kind,
					name,
					query,
				] ),
			};
		},
		[ kind, name, include, search ]
	);
	const found = readChoices( matching );
	const known = useKnown( [ ...readChoices( chosen ), ...found ] );
	return {
		picked: ids.map(
			( id ) =>
				known.find( ( choice ) => choice.id === id ) ?? {
					id,
					title: '',
					url: '',
				}
		),
		found: found.filter( ( { id } ) => ! ids.includes( id ) ),
		isSearching,
	};
}
