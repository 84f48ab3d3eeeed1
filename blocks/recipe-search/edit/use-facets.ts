import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isLoose, readHtml, readList } from '@larder/editor/content';

/** A facet of the site, or a number with a slider. */
export type FacetChoice = { id: string; label: string; isRange: boolean };

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
							.map( ( { id, label } ) => ( {
								id: readHtml( id ),
								label: readHtml( label ),
								isRange: false,
							} ) )
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
			isRange: true,
		},
		{ id: 'calories', label: __( 'Calories', 'larder' ), isRange: true },
	];
}
