import {
	DEFAULT_SORT,
	RESULTS_PAGE_ARGUMENT,
} from '@larder/contracts/constants';
import type { Chosen, Filter, SearchViewProps } from './view-types';

type Sorts = SearchViewProps[ 'sorts' ];

/**
 * Returns the order that a URL does not name, the first that a block offers.
 *
 * @param sorts Those that it offers.
 */
export function firstSort( sorts: Sorts ): string {
	return sorts[ 0 ]?.value ?? DEFAULT_SORT;
}

/**
 * Names the order of a search for the server, which does not know the block.
 *
 * @param search Chosen values by filter.
 * @param sorts  The orders that the block offers.
 * @return The same with an order, unless it is the server's own.
 */
export function withSort( search: Chosen, sorts: Sorts ): Chosen {
	const first = firstSort( sorts );
	return first === DEFAULT_SORT ? search : { sorting: [ first ], ...search };
}

/** PHP's `rawurlencode()`. */
function encode( text: string ): string {
	return encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}

/**
 * Writes values as one text: with commas between them, and a backslash before a
 * comma or a backslash within one; `Larder\Search\Query\SearchUrl` does the same.
 *
 * @param name The filter; words are one value, which stays as it is.
 * @return Such as `fall,winter`.
 */
export function joinValues( name: string, values: readonly string[] ): string {
	return values
		.map( ( value ) =>
			name === 'keyword' ? value : value.replace( /[\\,]/g, '\\$&' )
		)
		.join( ',' );
}

/** Reads such a text; a backslash before anything else is itself, and empty values are left out. */
function splitValues( name: string, text: string ): string[] {
	return name === 'keyword'
		? [ text ]
		: ( text.match( /(?:\\[\\,]|[^,])+/g ) ?? [] ).map( ( value ) =>
				value.replace( /\\([\\,])/g, '$1' )
			);
}

/**
 * Writes a state of the search as a URL, relative to its page;
 * `Larder\Search\Query\SearchUrl` writes the same.
 *
 * @param search Chosen values by filter.
 * @param page   From 1.
 * @param keep   Query arguments that WordPress needs to find the page.
 * @return Such as `?recipe_cuisines=12,15&results_page=2`.
 */
export function searchUrl(
	search: Chosen,
	page = 1,
	keep: Record< string, string > = {}
): string {
	const parts = [
		...Object.entries( keep ).map(
			( [ name, value ] ) => `${ encode( name ) }=${ encode( value ) }`
		),
		...Object.entries( search )
			.filter( ( [ , values ] ) => values.length > 0 )
			.map(
				( [ name, values ] ) =>
					`${ encode( name ) }=${ values
						.map( ( value ) =>
							encode( joinValues( name, [ value ] ) )
						)
						.join( ',' ) }`
			),
	];
	if ( page > 1 ) {
		parts.push( `${ RESULTS_PAGE_ARGUMENT }=${ page }` );
	}
	return `?${ parts.join( '&' ) }`;
}

/**
 * Reads a range, which can only say the most: what begins an
 * URL that was written by hand is left out, as the server leaves it out.
 *
 * @param value      Such as `-30`, `30` or `10-30`.
 * @param filter.max Its end, which lets everything through.
 * @return Such as `[ "-30" ]`; empty where everything is let through.
 */
function readRange( value: string, { max }: Filter ): string[] {
	const most = /^(?:\d*-)?(\d+)$/.exec( value )?.[ 1 ];
	return most === undefined || Number( most ) >= max
		? []
		: [ `-${ Number( most ) }` ];
}

/** Returns the names of a URL that belong to a search. */
function namesOf( filters: readonly Filter[] ): string[] {
	return [
		...new Set( [
			'keyword',
			'sorting',
			...filters.map( ( { id } ) => id ),
		] ),
	];
}

/**
 * Reads a state of the search from a URL.
 *
 * @param query   The part after the question mark.
 * @param filters The filters of the block, and those that only the URL has.
 * @param sorts   The orders that the block offers; another one is none.
 * @return Chosen values and page.
 */
export function readUrl(
	query: string,
	filters: readonly Filter[],
	sorts: Sorts
): { search: Chosen; page: number } {
	const params = new URLSearchParams( query );
	const search: Chosen = {};
	for ( const name of namesOf( filters ) ) {
		const values = [
			...params
				.getAll( name )
				.flatMap( ( value ) => splitValues( name, value ) ),
			...params.getAll( `${ name }[]` ),
		].filter( ( value ) => value !== '' );
		const range = filters.find(
			( { id, control } ) => id === name && control === 'range'
		);
		const read = range ? readRange( values[ 0 ] ?? '', range ) : values;
		if ( read.length > 0 ) {
			search[ name ] = read;
		}
	}
	const isOther = sorts
		.slice( 1 )
		.some( ( { value } ) => value === search[ 'sorting' ]?.[ 0 ] );
	if ( ! isOther ) {
		delete search[ 'sorting' ];
	}
	const page = Number( params.get( RESULTS_PAGE_ARGUMENT ) );
	return { search, page: Number.isInteger( page ) && page > 0 ? page : 1 };
}

/**
 * Returns the page's URL with a state of the search, and leaves alone what is not
 * the search's.
 *
 * @param current The URL so far.
 * @param search  Chosen values by filter.
 * @param page    From 1.
 * @param filters The filters of the block, and those that only the URL has.
 * @return The whole URL.
 */
export function pageUrl(
	current: string,
	search: Chosen,
	page: number,
	filters: readonly Filter[]
): string {
	const url = new URL( current );
	for ( const name of [ ...namesOf( filters ), RESULTS_PAGE_ARGUMENT ] ) {
		url.searchParams.delete( name );
		url.searchParams.delete( `${ name }[]` );
	}
	const own = searchUrl( search, page ).slice( 1 );
	const others = url.searchParams.toString();
	url.search = [ others, own ].filter( Boolean ).join( '&' );
	return url.href;
}
