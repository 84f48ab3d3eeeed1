import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
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
 * Gives what was picked, and what a search finds.
 *
 * @param picker What is picked from.
 * @param ids    What was picked.
 * @param search What was typed.
 * @return Picked ones in their order, and found ones that were not picked yet.
 */
export function useChoices(
	picker: PickerKind,
	ids: number[],
	search: string
): { picked: Choice[]; found: Choice[] } {
	const { kind, name } = picker;
	const include = ids.join( ',' );
	const { chosen, matching } = useSelect(
		( select ) => {
			const { getEntityRecords } = select( coreStore );
			const shared = {
				context: 'view',
				...( kind === 'postType' && { status: 'publish' } ),
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
				matching: getEntityRecords( kind, name, {
					...shared,
					per_page: 20,
					...( search !== '' && { search } ),
				} ),
			};
		},
		[ kind, name, include, search ]
	);
	const found = readChoices( matching );
	const known = [ ...readChoices( chosen ), ...found ];
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
	};
}
