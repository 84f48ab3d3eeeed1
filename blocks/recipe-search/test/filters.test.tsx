import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchAnswer } from '@larder/store';
import { countsOf } from '../chosen';
import { ChosenList } from '../components/chosen-list';
import { FilterControl } from '../components/filter-control';
import { FilterSheet } from '../components/filter-sheet';
import type { Chosen, Filter } from '../view-types';
import { answerWith, filterWith } from './fixtures/search';

const answer = ( counts: Record< string, number >, total = 9 ): SearchAnswer =>
	answerWith( { metas: { seasons: counts }, total } );

const filter = filterWith( {
	id: 'seasons',
	label: 'Season',
	control: 'checkboxes',
	options: [
		{ value: 'fall', label: 'Fall', depth: 0 },
		{ value: 'winter', label: 'Winter', depth: 1 },
		{ value: 'spring', label: 'Spring', depth: 0 },
	],
} );

/**
 * Shows a filter that leaves nothing out, with the same counts as at first.
 *
 * @param search What is chosen.
 * @param counts Recipes by value.
 */
const show = (
	shown: Filter,
	search: Chosen,
	counts: Record< string, number >
): void => {
	render(
		<FilterControl
			filter={ shown }
			search={ search }
			fixed={ {} }
			answer={ answer( counts ) }
			first={ answer( counts ) }
			searchId="search"
			match={ {} }
			addValues={ () => {} }
			hasCounts
			hasEmpty
			onChange={ () => {} }
		/>
	);
};

describe( 'a filter that leaves out empty values', () => {
	it( 'dims a value that has become empty, so that nothing moves', () => {
		render(
			<FilterControl
				filter={ filter }
				search={ {} }
				fixed={ {} }
				answer={ answer( { fall: 2, winter: 0, spring: 0 } ) }
				first={ answer( { fall: 5, winter: 3, spring: 0 } ) }
				searchId="search"
				match={ {} }
				addValues={ () => {} }
				hasCounts
				hasEmpty={ false }
				onChange={ () => {} }
			/>
		);
		expect( screen.getByLabelText( /Fall/ ) ).toHaveProperty(
			'disabled',
			false
		);
		expect( screen.getByLabelText( /Winter/ ) ).toHaveProperty(
			'disabled',
			true
		);
		expect( screen.queryByLabelText( /Spring/ ) ).toBeNull();
	} );
} );

describe( 'a dropdown that waits for letters', () => {
	it( 'lists nothing before, though all its values are there', async () => {
		show(
			{ ...filter, control: 'dropdown', letters: 2 },
			{},
			{ fall: 2, winter: 1, spring: 3 }
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Season' } )
		);
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Please enter 2 or more characters'
		);
		await userEvent.keyboard( 'wi' );
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Winter 1' ] );
	} );
} );

describe( 'a filter of which as much is chosen as the server takes', () => {
	const chosen = Array.from( { length: 100 }, ( _, at ) => `v${ at }` );
	const full: Filter = {
		...filter,
		options: [ ...chosen, 'one-more' ].map( ( value ) => ( {
			value,
			label: `Value ${ value }`,
			depth: 0,
		} ) ),
	};
	const showFull = ( control: Filter[ 'control' ] ): void =>
		show(
			{ ...full, control },
			{ seasons: chosen },
			Object.fromEntries(
				full.options.map( ( { value } ) => [ value, 2 ] )
			)
		);

	it( 'says so in a dropdown, and takes no more', async () => {
		showFull( 'dropdown' );
		await userEvent.click(
			screen.getByRole( 'button', { name: /Season/ } )
		);
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'You can only select 100 items'
		);
	} );

	it( 'takes no more by boxes, and gives back those that are ticked', () => {
		showFull( 'checkboxes' );
		expect( screen.getByLabelText( /one-more/ ) ).toHaveProperty(
			'disabled',
			true
		);
		expect( screen.getByLabelText( /v99/ ) ).toHaveProperty(
			'disabled',
			false
		);
	} );
} );

describe( 'the counts of a filter that takes values out', () => {
	const without: Filter = {
		...filter,
		id: 'not_seasons',
		without: 'seasons',
	};

	it( 'are what would be left', () => {
		expect(
			countsOf( without, {}, answer( { fall: 2, winter: 0 } ) )
		).toEqual( { fall: 7, winter: 9 } );
	} );

	it( 'are not given for what is out already', () => {
		expect(
			countsOf(
				without,
				{ not_seasons: [ 'winter' ] },
				answer( { fall: 2, winter: 0 } )
			)
		).toEqual( { fall: 7, winter: null } );
	} );

	it( 'are not given where the counted recipes are others than those found', () => {
		const counts = answer( { fall: 2 } );
		const chosen = { seasons: [ 'winter' ] };
		expect( countsOf( without, chosen, counts ) ).toEqual( { fall: null } );
		expect(
			countsOf( { ...without, isAll: true }, chosen, counts )
		).toEqual( { fall: 7 } );
		expect( countsOf( without, {}, { ...counts, logic: 'OR' } ) ).toEqual( {
			fall: null,
		} );
	} );
} );

describe( 'the chips of what is chosen', () => {
	it( 'name the filter of a value that is gone, and can be taken away', async () => {
		const onChange = jest.fn();
		render(
			<ChosenList
				filters={ [ filter ] }
				search={ { seasons: [ 'fall', '987654' ] } }
				keep={ {} }
				onChange={ onChange }
			/>
		);
		expect( document.body.textContent ).not.toContain( '987654' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Remove: Season: ?' } )
		);
		expect( onChange ).toHaveBeenCalledWith( { seasons: [ 'fall' ] } );
	} );
} );

describe( 'the sheet of filters', () => {
	beforeAll( () => {
		// jsdom has no modal dialogs.
		HTMLDialogElement.prototype.showModal = function () {
			this.open = true;
		};
		HTMLDialogElement.prototype.close = function () {
			this.open = false;
			this.dispatchEvent( new Event( 'close' ) );
		};
	} );

	it( 'closes by the button that says what was found', async () => {
		const onClose = jest.fn();
		const onClear = jest.fn();
		render(
			<FilterSheet
				total={ 1204 }
				status="success"
				hasChosen={ false }
				onClear={ onClear }
				onRetry={ () => {} }
				onClose={ onClose }
			>
				<input aria-label="A filter" />
			</FilterSheet>
		);
		expect(
			screen.getByRole( 'dialog', { name: 'Filters' } )
		).toHaveProperty( 'open', true );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear filters' } )
		);
		expect( onClear ).not.toHaveBeenCalled();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show 1,204 recipes' } )
		);
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );
} );
