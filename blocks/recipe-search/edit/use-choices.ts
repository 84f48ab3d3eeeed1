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

/** What a search of this site can be made of. */
export type Choices = {
	facets: FacetChoice[];
	/** Orders of results. */
	sorts: { value: string; label: string }[];
};

/** Returns the choices of one facet: to choose from it, and to take out what many do not eat. */
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

function readChoices( answer: unknown ): Choices {
	const read = isLoose( answer ) ? answer : {};
	return {
		facets: [
			...readList( read[ 'facets' ] )
				.filter( isLoose )
				.flatMap( choicesOf ),
			...readList( read[ 'ranges' ] )
				.filter( isLoose )
				.map( ( { id, label } ): FacetChoice => ( {
					id: readHtml( id ),
					label: readHtml( label ),
					kind: 'range',
					isAll: false,
				} ) ),
		],
		sorts: readList( read[ 'sorts' ] )
			.filter( isLoose )
			.map( ( { value, label } ) => ( {
				value: readHtml( value ),
				label: readHtml( label ),
			} ) ),
	};
}

/**
 * Returns what a search of this site can be made of.
 *
 * @return The choices; none until the site has answered.
 */
export function useChoices(): Choices {
	const [ choices, setChoices ] = useState< Choices >( {
		facets: [],
		sorts: [],
	} );
	useEffect( () => {
		let isGone = false;
		apiFetch( { path: '/larder/v1/search-choices' } ).then(
			( answer ) => {
				if ( ! isGone ) {
					setChoices( readChoices( answer ) );
				}
			},
			( error: unknown ) => {
				// eslint-disable-next-line no-console -- The sidebar keeps the filters that the block has.
				console.error(
					'Larder: the choices of the search could not be loaded.',
					error
				);
			}
		);
		return () => {
			isGone = true;
		};
	}, [] );
	return choices;
}
