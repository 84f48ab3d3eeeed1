import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { NothingFound } from '../components/nothing-found';
import type { Chosen } from '../view-types';
import { answerWith, filterWith } from './fixtures/search';

const time = filterWith( {
	id: 'total_time',
	control: 'range',
	max: 180,
	most: 'Up to %s min',
} );

const courses = filterWith( {
	id: 'recipe_courses',
	options: [
		{ value: '3', label: 'Soup', depth: 0 },
		{ value: '4', label: 'Cold soup', depth: 1 },
	],
} );

const search = { keyword: [ 'tomato pie' ], total_time: [ '-15' ] };

/** Shows that nothing was found for what is chosen, and gives what is chosen next. */
function show(
	some: Partial< ComponentProps< typeof NothingFound > > = {}
): Chosen[] {
	const chosen: Chosen[] = [];
	render(
		<NothingFound
			filters={ [ time, courses ] }
			others={ [] }
			keep={ {} }
			search={ search }
			answer={ answerWith( {
				nearest: {
					ways: [
						{ without: [], keyword: 'pie', total: 3 },
						{ without: [ 'total_time' ], keyword: '', total: 2 },
						{ without: [ 'keyword' ], keyword: '', total: 9 },
					],
					results: [],
					printed: [],
				},
			} ) }
			noResults=""
			noneHtml=""
			level={ 2 }
			onChoose={ ( next ) => chosen.push( next ) }
			{ ...some }
		/>
	);
	return chosen;
}

describe( 'where nothing is found', () => {
	it( 'says what finds recipes instead, and how many', () => {
		show();
		expect(
			screen
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Search for “pie” 3',
			'Search without “Up to 15 min” 2',
			'Search without “tomato pie” 9',
			'Show all recipes',
			'Soup',
		] );
	} );

	it( 'searches for that at a press, and has an address for it', async () => {
		const chosen = show();
		const way = screen.getByRole( 'link', { name: /Up to 15 min/ } );
		expect( way.getAttribute( 'href' ) ).toBe( '?keyword=tomato%20pie' );
		await userEvent.click( way );
		await userEvent.click( screen.getByRole( 'link', { name: /“pie”/ } ) );
		await userEvent.click( screen.getByRole( 'link', { name: 'Soup' } ) );
		await userEvent.click( screen.getByRole( 'link', { name: /all/ } ) );
		expect( chosen ).toEqual( [
			{ keyword: [ 'tomato pie' ] },
			{ keyword: [ 'pie' ], total_time: [ '-15' ] },
			{ recipe_courses: [ '3' ] },
			{},
		] );
	} );

	it( 'offers no course where one is chosen, and no way back from everything', () => {
		show( {
			search: { recipe_courses: [ '3' ] },
			answer: answerWith( {} ),
		} );
		expect( screen.queryByRole( 'link', { name: 'Soup' } ) ).toBeNull();
		show( { search: {}, filters: [], answer: answerWith( {} ) } );
		expect( screen.getAllByRole( 'link' ) ).toHaveLength( 1 );
	} );
} );
