import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isLoose, readHtml, readList } from '@larder/editor/content';

/** A facet of the site, or a number with a slider. */
export type FacetChoice = {
	id: string;
	label: string;
	kind: 'values' | 'without' | 'range';
	/** Whether recipes have all chosen values, where a block does not say. */
	isAll: boolean;
};

/** Gives the choices of one facet: to choose from it, and to take out what many do not eat. */
function choicesOf( facet: Record< string, unknown > ): FacetChoice[] {
	const id = readHtml( facet[ 'id' ] );
	const label = readHtml( facet[ 'label' ] );
	const isAll = facet[ 'isAll' ] === true;
	const choice: FacetChoice = { id, label, kind: 'values', isAll };
	return isAll
		? [
				choice,
				{
					id: `not_${ id }`,
					label: sprintf(
						/* translators: %s: name of a filter whose values recipes must not have, such as "Ingredients". */
						__( 'Without: %s', 'larder' ),
						label
					),
					kind: 'without',
					isAll,
				},
			]
		: [ choice ];
}

/**
 * Gives what a search can be narrowed by on this site.
 *
 * @return The choices; only the numbers until the site has answered.
 */
export function useFacets(): FacetChoice[] {
	const [ facets, setFacets ] = useState< FacetChoice[] >( [] );
	useEffect( () => {
		let isGone = false;
		apiFetch( { path: '/larder/v1/facets' } ).then(
			( answer ) => {
				if ( ! isGone ) {
					setFacets(
						readList( answer )
							.filter( isLoose )
							.flatMap( choicesOf )
					);
				}
			},
			( error: unknown ) => {
				// eslint-disable-next-line no-console -- The sidebar keeps the filters that the block has.
				console.error(
					'Larder: the filters could not be loaded.',
					error
				);
			}
		);
		return () => {
			isGone = true;
		};
	}, [] );
	return [
		...facets,
		{
			id: 'total_time',
			label: __( 'Total time', 'larder' ),
			kind: 'range',
			isAll: false,
		},
		{
			id: 'calories',
			label: __( 'Calories', 'larder' ),
			kind: 'range',
			isAll: false,
		},
	];
}
