import fc from 'fast-check';
import {
	searchUrl,
	pageUrl,
	readUrl as readWith,
	withSort,
} from '../search-url';
import { choose, pagesAround, toggle } from '../chosen';
import type { Filter } from '../view-types';
import { filterWith } from './fixtures/search';

const filters: Filter[] = [
	filterWith( { id: 'seasons' } ),
	filterWith( {
		id: 'total_time',
		control: 'range',
		max: 180,
		presets: [ 30 ],
	} ),
];

const sorts = [ 'rating_desc', 'title_asc' ].map( ( value ) => ( {
	value,
	label: value,
} ) );

const readUrl = ( query: string, known: Filter[] ) =>
	readWith( query, known, sorts );

describe( 'the address of a search', () => {
	it( 'names no order but the further ones that the block offers', () => {
		const sorting = ( value: string ) =>
			readUrl( `?sorting=${ value }`, [] ).search[ 'sorting' ];
		expect( sorting( 'title_asc' ) ).toEqual( [ 'title_asc' ] );
		expect( sorting( 'rating_desc' ) ).toBeUndefined();
		expect( sorting( 'date_desc' ) ).toBeUndefined();
	} );

	it( 'leaves to the question to name the first order, where it is not the usual one', () => {
		const newest = { value: 'date_desc', label: 'Newest' };
		expect( withSort( {}, sorts ) ).toEqual( {
			sorting: [ 'rating_desc' ],
		} );
		expect( withSort( {}, [ newest, ...sorts ] ) ).toEqual( {} );
		const chosen = { sorting: [ 'title_asc' ] };
		expect( withSort( chosen, sorts ) ).toEqual( chosen );
	} );

	it( 'says what is chosen, and reads it back', () => {
		const search = {
			keyword: [ 'tomato, "ripe" & (red)' ],
			sorting: [ 'title_asc' ],
			seasons: [ 'fall', 'winter' ],
			total_time: [ '-30' ],
		};
		expect( readUrl( searchUrl( search, 3 ), filters ) ).toEqual( {
			search,
			page: 3,
		} );
	} );

	it( 'says values with commas and backslashes, and reads them back', () => {
		const value = fc
			.array(
				fc.constantFrom( 'a', 'é', ' ', ',', '\\', '%', '&', '+' ),
				{
					minLength: 1,
				}
			)
			.map( ( signs ) => signs.join( '' ) );
		fc.assert(
			fc.property( fc.array( value, { minLength: 1 } ), ( seasons ) => {
				const search = { seasons, keyword: [ seasons.join( ',' ) ] };
				expect(
					readUrl( searchUrl( search ), filters ).search
				).toEqual( search );
			} )
		);
		expect( searchUrl( { seasons: [ 'Smith, John', 'a\\b' ] } ) ).toBe(
			'?seasons=Smith%5C%2C%20John,a%5C%5Cb'
		);
	} );

	it( 'reads links from before commas could be in a value', () => {
		expect(
			readUrl( '?seasons=fall,a%5Cb', filters ).search[ 'seasons' ]
		).toEqual( [ 'fall', 'a\\b' ] );
	} );

	it( 'reads what a form without JavaScript sends', () => {
		expect(
			readUrl( '?seasons[]=fall&seasons[]=winter&keyword=', filters )
		).toEqual( { search: { seasons: [ 'fall', 'winter' ] }, page: 1 } );
	} );

	it.each( [
		[ '30', [ '-30' ] ],
		[ '10-30', [ '-30' ] ],
		[ '30-', undefined ],
		[ '-180', undefined ],
		[ 'soon', undefined ],
	] )( 'reads a range of %s as what can be chosen', ( value, most ) => {
		expect(
			readUrl( `?total_time=${ value }`, filters ).search[ 'total_time' ]
		).toEqual( most );
	} );

	it( 'leaves what belongs to others, and takes its own old values out', () => {
		expect(
			pageUrl(
				'https://example.org/?page_id=4&seasons%5B%5D=fall&results_page=2#top',
				{ seasons: [ 'winter' ] },
				1,
				filters
			)
		).toBe( 'https://example.org/?page_id=4&seasons=winter#top' );
	} );

	it.each( [ '0', '-1', '1.5', 'two' ] )(
		'takes page %s for the first',
		( page ) => {
			expect( readUrl( `?results_page=${ page }`, filters ).page ).toBe(
				1
			);
		}
	);
} );

describe( 'choosing', () => {
	it( 'adds a value and takes it away', () => {
		const once = toggle( { seasons: [ 'fall' ] }, 'seasons', 'winter' );
		expect( once ).toEqual( { seasons: [ 'fall', 'winter' ] } );
		expect( toggle( once, 'seasons', 'fall' ) ).toEqual( {
			seasons: [ 'winter' ],
		} );
	} );

	it( 'forgets a filter without values', () => {
		expect( choose( { seasons: [ 'fall' ] }, 'seasons', [] ) ).toEqual(
			{}
		);
	} );
} );

describe( 'the numbers of pages', () => {
	it.each( [
		[ 1, 1, [ 1 ] ],
		[ 1, 5, [ 1, 2, null, 5 ] ],
		[ 3, 5, [ 1, 2, 3, 4, 5 ] ],
		[ 4, 9, [ 1, 2, 3, 4, 5, null, 9 ] ],
		[ 5, 101, [ 1, null, 4, 5, 6, null, 101 ] ],
	] )( 'lead from page %d of %d', ( page, pages, shown ) => {
		expect( pagesAround( page, pages ) ).toEqual( shown );
	} );
} );
