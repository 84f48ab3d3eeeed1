import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterControl } from '../components/filter-control';
import { questionOf } from '../hooks/question';
import { useFoundValues } from '../hooks/use-found-values';
import type { Chosen } from '../view-types';
import {
	answerWith,
	filterWith,
	mockServer,
	propsWith,
	success,
} from './fixtures/search';

const number = ( value: string ): number => Number( value.slice( 1 ) );

/** The first 100 values come with the page, three more are on the server. */
const filter = filterWith( {
	id: 'recipe_ingredients',
	label: 'Ingredients',
	isAll: true,
	hasMore: true,
	size: 103,
	options: Array.from( { length: 100 }, ( _, at ) => ( {
		value: `f${ at + 1 }`,
		label: `Food ${ at + 1 }`,
		depth: 0,
	} ) ),
} );

const answer = answerWith( {
	metas: {
		recipe_ingredients: Object.fromEntries(
			filter.options.map( ( { value } ) => [ value, number( value ) ] )
		),
	},
	total: 9,
} );

const more = [ 'f101', 'f102', 'f103' ].map( ( value ) => ( {
	value,
	label: `Quince ${ number( value ) }`,
	depth: 0,
	count: number( value ),
} ) );

/**
 * Mocks the server, and records what it is asked.
 *
 * @param respond Responds to the fields of a call.
 * @return The text and the offset of each call so far.
 */
function serve(
	respond: ( fields: URLSearchParams ) => Response | Promise< Response >
): string[] {
	const asked: string[] = [];
	mockServer( ( fields ) => {
		asked.push( `${ fields.get( 'text' ) } ${ fields.get( 'offset' ) }` );
		return respond( fields );
	} );
	return asked;
}

const found = ( fields: URLSearchParams ): Response => {
	const text = ( fields.get( 'text' ) ?? '' ).toLowerCase();
	const options = more.filter( ( { label } ) =>
		label.toLowerCase().includes( text )
	);
	return success( {
		options,
		total: text === '' ? 103 : options.length,
	} );
};

/** The question that the next search would ask. */
let question: ReturnType< typeof questionOf >;

function Search( {
	control = 'dropdown',
	letters = 0,
	isOpen = true,
}: {
	control?: 'dropdown' | 'chips';
	letters?: number;
	isOpen?: boolean;
} ) {
	const [ search, setSearch ] = useState< Chosen >( {} );
	const { filters, addValues } = useFoundValues( page.filters );
	question = questionOf( { ...page, filters }, search, 1 );
	return (
		isOpen && (
			<FilterControl
				filter={ { ...( filters[ 0 ] ?? filter ), control, letters } }
				search={ search }
				fixed={ {} }
				answer={ answer }
				first={ answer }
				searchId="search"
				match={ { recipe_ingredients: 'all' } }
				addValues={ addValues }
				hasCounts
				hasEmpty
				onChange={ setSearch }
			/>
		)
	);
}

const page = propsWith( { filters: [ filter ], answer } );

async function open(): Promise< ReturnType< typeof userEvent.setup > > {
	const user = userEvent.setup();
	render( <Search /> );
	await user.click( screen.getByRole( 'button', { name: 'Ingredients' } ) );
	return user;
}

describe( 'a dropdown with more values than the page came with', () => {
	it( 'asks the server once for what is typed, and names what it has found', async () => {
		const asked = serve( ( fields ) =>
			fields.get( 'text' ) === ''
				? new Response( '', { status: 500 } )
				: found( fields )
		);
		const user = await open();
		await user.type( screen.getByRole( 'combobox' ), 'quince 102' );
		await user.click(
			await screen.findByRole( 'option', { name: 'Quince 102 102' } )
		);
		expect( asked.filter( ( text ) => text !== ' 100' ) ).toEqual( [
			'quince 102 0',
		] );
		expect(
			screen.getByRole( 'button', { name: 'Ingredients · 1' } )
		).toBeDefined();
		expect( question.search ).toEqual( {
			recipe_ingredients: [ 'f102' ],
		} );
		expect( question.named?.[ 'recipe_ingredients' ] ).toContain( 'f102' );
	} );

	it( 'asks for a word that every object of JavaScript has', async () => {
		const asked = serve( found );
		const user = await open();
		await user.type( screen.getByRole( 'combobox' ), 'constructor' );
		await waitFor( () => expect( asked ).toContain( 'constructor 0' ) );
		expect( screen.getByRole( 'combobox' ) ).toBeDefined();
	} );

	it( 'shows what is known at once, and says that it goes on searching', async () => {
		serve( found );
		const user = await open();
		await user.type( screen.getByRole( 'combobox' ), 'food 7' );
		expect(
			screen.getByRole( 'option', { name: /^Food 7 / } )
		).toBeDefined();
		expect( screen.getByRole( 'status' ).textContent ).toBe( 'Searching…' );
		await waitFor( () =>
			expect( screen.getByRole( 'status' ).textContent ).toBe(
				'19 options'
			)
		);
	} );

	it( 'says so where the server does not answer, and keeps what is known', async () => {
		serve( () => new Response( '', { status: 500 } ) );
		const user = await open();
		await user.type( screen.getByRole( 'combobox' ), 'food 99' );
		await waitFor( () =>
			expect( screen.getByRole( 'status' ).textContent ).toBe(
				'The results could not be loaded.'
			)
		);
		expect( screen.getAllByRole( 'option' ) ).toHaveLength( 1 );
	} );

	it( 'says how what is typed now stands, whatever became of what was typed before', async () => {
		let refuse = (): void => {};
		const asked = serve(
			( fields ) =>
				new Promise( ( resolve ) => {
					if ( fields.get( 'text' ) === 'zz' ) {
						refuse = () =>
							resolve( new Response( '', { status: 500 } ) );
					}
				} )
		);
		const user = await open();
		await user.type( screen.getByRole( 'combobox' ), 'zz' );
		await waitFor( () => expect( asked ).toContain( 'zz 0' ) );
		await user.type( screen.getByRole( 'combobox' ), 'y' );
		await act( async () => {
			refuse();
			await Promise.resolve();
		} );
		expect( screen.getByRole( 'status' ).textContent ).toBe( 'Searching…' );
	} );

	it( 'says when more is typed than the server reads, and does not ask', async () => {
		const asked = serve( found );
		const user = await open();
		await user.click( screen.getByRole( 'combobox' ) );
		await user.paste( 'x'.repeat( 102 ) );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Please delete 2 characters'
		);
		expect( asked.filter( ( text ) => text !== ' 100' ) ).toEqual( [] );
	} );

	it( 'lists nothing and asks nobody before as many letters are typed as the block says', async () => {
		const asked = serve( found );
		const user = userEvent.setup();
		render( <Search letters={ 3 } /> );
		await user.click(
			screen.getByRole( 'button', { name: 'Ingredients' } )
		);
		const says = () => screen.getByRole( 'status' ).textContent;
		expect( says() ).toBe( 'Please enter 3 or more characters' );
		await user.type( screen.getByRole( 'combobox' ), 'qu' );
		expect( says() ).toBe( 'Please enter 1 or more characters' );
		expect( screen.queryAllByRole( 'option' ) ).toHaveLength( 0 );
		await user.keyboard( 'ince' );
		expect(
			await screen.findByRole( 'option', { name: /^Quince 101/ } )
		).toBeDefined();
		expect( asked ).toEqual( [ 'quince 0' ] );
	} );

	it( 'goes on behind the values that came with the page', async () => {
		const asked = serve( found );
		// Without a layout every list seems to be at its end.
		await open();
		await waitFor( () =>
			expect( screen.getAllByRole( 'option' ) ).toHaveLength( 103 )
		);
		expect( asked ).toEqual( [ ' 100' ] );
		expect( screen.getAllByRole( 'option' ).at( -1 )?.textContent ).toBe(
			'Quince 103 103'
		);
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'103 options'
		);
	} );
} );

describe( 'chips with more values than the page came with', () => {
	// By texts: asking a hundred boxes for their role takes seconds.
	const button = () => screen.queryByText( /^Show more/ );
	const boxes = () => document.querySelectorAll( 'input' );

	it( 'say how many are left, bring them, and go on at the first of them', async () => {
		const asked = serve( found );
		const user = userEvent.setup();
		const { rerender } = render( <Search control="chips" /> );
		expect( boxes() ).toHaveLength( 100 );
		expect( button()?.textContent ).toBe( 'Show more (3)' );
		button()?.focus();
		await user.keyboard( '{Enter}' );
		await screen.findByText( 'Quince 101' );
		const first = boxes()[ 100 ];
		expect( first?.ownerDocument.activeElement ).toBe( first );
		expect( button() ).toBeNull();
		expect( asked ).toEqual( [ ' 100' ] );
		await user.keyboard( ' ' );
		expect( question.search ).toEqual( {
			recipe_ingredients: [ 'f101' ],
		} );
		expect( question.named?.[ 'recipe_ingredients' ] ).toEqual( [
			'f101',
			'f102',
			'f103',
		] );
		// As where a sheet opens, with controls of its own.
		rerender( <Search control="chips" isOpen={ false } /> );
		rerender( <Search control="chips" /> );
		expect( boxes() ).toHaveLength( 103 );
		expect( button() ).toBeNull();
	} );

	it( 'say so where the server does not answer, and can be asked again', async () => {
		let isDown = true;
		serve( ( fields ) =>
			isDown ? new Response( '', { status: 500 } ) : found( fields )
		);
		const user = userEvent.setup();
		render( <Search control="chips" /> );
		await user.click( screen.getByText( 'Show more (3)' ) );
		expect(
			await screen.findByText( 'The results could not be loaded.' )
		).toBeDefined();
		isDown = false;
		await user.click( screen.getByText( 'Show more (3)' ) );
		await screen.findByText( 'Quince 103' );
		expect(
			screen.queryByText( 'The results could not be loaded.' )
		).toBeNull();
	} );
} );
