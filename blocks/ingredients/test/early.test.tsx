import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';
import { store } from '@larder/store';
import { IngredientsView } from '../components/ingredients-view';
import { prepareEarly, showEarly } from '../show-early';
import { isAnsweredEarly } from '../wanted-factor';
import type { IngredientsViewProps } from '../view-types';
import { sentOf, viewProps } from './fixtures/view-props';

let recipeId = 500;

const LINES = [
	{ quantity: '1', unit: 'cup', name: 'rice', note: 'washed' },
	{ quantity: '2-3', unit: 'tbsp', name: '<strong>olive</strong> oil' },
	{ quantity: '1', name: 'egg' },
	{ quantity: '250 g / 9 oz', name: 'flour' },
	{ quantity: '999', unit: 'g', name: 'sugar' },
	{ name: 'salt' },
	{ quantity: 'some', name: 'pepper' },
];

const props = ( change: Partial< IngredientsViewProps > = {} ) =>
	viewProps( LINES, { recipeId: ++recipeId, ...change } );

/** Returns a page as the server printed it: the same markup, without any event listeners. */
function printed( shown: IngredientsViewProps ): HTMLElement {
	const { container, unmount } = render( <IngredientsView { ...shown } /> );
	const page = document.createElement( 'div' );
	page.innerHTML = container.innerHTML;
	unmount();
	const field = page.querySelector( 'input[type=text]' );
	field?.setAttribute( 'value', '4' );
	return page;
}

function buttonIn( page: Element, name: string ): Element {
	const found = [ ...page.querySelectorAll( 'button' ) ].find(
		( { textContent, ariaLabel } ) => ( ariaLabel ?? textContent ) === name
	);
	if ( ! found ) {
		throw new Error( `There is no button "${ name }".` );
	}
	return found;
}

function fieldIn( page: Element ): HTMLInputElement {
	const field = page.querySelector< HTMLInputElement >( 'input[type=text]' );
	if ( ! field ) {
		throw new Error( 'There is no field.' );
	}
	return field;
}

/** Which multiples are pressed. */
const pressed = ( page: Element ) =>
	[ ...page.querySelectorAll( '[aria-pressed=true]' ) ].map(
		( { textContent } ) => textContent
	);

/** What a visitor reads there. */
const said = ( page: Element ) => ( {
	lines: [ ...page.querySelectorAll( 'li' ) ].map( ( item ) =>
		item.textContent.replace( ' (not scaled)', '' )
	),
	made: page.querySelector( '.wp-block-larder-ingredients__made' )
		?.textContent,
	field: page.querySelector< HTMLInputElement >( 'input[type=text]' )?.value,
	column: page.querySelector< HTMLElement >(
		'.wp-block-larder-ingredients__groups'
	)?.style.cssText,
} );

beforeEach( async () => {
	localStorage.clear();
	await dispatch( store ).setUnitSystem( 'original' );
} );

describe( 'a press before the view is there', () => {
	it( 'keeps a longer word in its line as the view does, until it is undone', async () => {
		const shown = viewProps(
			[ { quantity: '1', name: 'onion', note: 'finely chopped' } ],
			{ recipeId: ++recipeId }
		);
		const page = printed( shown );
		const undo = showEarly( page, sentOf( shown ), buttonIn( page, '2×' ) );
		const { container } = render( <IngredientsView { ...shown } /> );
		await userEvent.click( buttonIn( container, '2×' ) );
		const marginIn = ( list: Element ) =>
			list.querySelector< HTMLElement >(
				'.wp-block-larder-ingredients__what'
			)?.style.marginInlineEnd;
		expect( marginIn( container ) ).toBe( '-0.4em' );
		expect( marginIn( page ) ).toBe( '-0.4em' );
		undo?.();
		expect( marginIn( page ) ).toBe( '' );
	} );

	it.each( [ '½×', '1×', '2×', '3×' ] )(
		'shows at %s what the view is going to show',
		async ( name ) => {
			const shown = props();
			const sent = sentOf( shown );
			const page = printed( shown );
			expect(
				showEarly( page, sent, buttonIn( page, name ) )
			).toBeDefined();
			const { container } = render( <IngredientsView { ...shown } /> );
			await userEvent.click( buttonIn( container, name ) );
			expect( said( page ) ).toEqual( said( container ) );
		}
	);

	it.each( [
		[ 'More' ],
		[ 'Fewer' ],
		[ 'More', 'More' ],
		[ '2×', 'Fewer' ],
	] )(
		'shows at %s, %s what the view is going to show',
		async ( ...names ) => {
			const shown = props();
			const sent = sentOf( shown );
			const page = printed( shown );
			const { container } = render( <IngredientsView { ...shown } /> );
			for ( const name of names ) {
				const button = buttonIn( page, name );
				expect( isAnsweredEarly( button ) ).toBe( true );
				expect( showEarly( page, sent, button ) ).toBeDefined();
				await userEvent.click( buttonIn( container, name ) );
			}
			expect( said( page ) ).toEqual( said( container ) );
			expect( pressed( page ) ).toEqual( pressed( container ) );
		}
	);

	it.each( [ 'metric', 'us' ] as const )(
		'shows in %s units what the server has written in them, as the view does before it has what converts',
		( system ) => {
			const shown = viewProps(
				[
					{
						quantity: '1 1/2',
						unit: 'cups',
						name: 'rice',
						metric: { quantity: '280', unit: 'g' },
					},
					{
						quantity: '750',
						unit: 'ml',
						name: 'stock',
						us: { quantity: '3', unit: 'cups + 2 tbsp' },
					},
					{ quantity: '4', name: 'eggs' },
				],
				{ recipeId: ++recipeId }
			);
			const page = printed( shown );
			const before = page.innerHTML;
			const list = page.querySelector( 'select' );
			expect( list && isAnsweredEarly( list ) ).toBe( true );
			const { container, unmount } = render(
				<IngredientsView { ...shown } />
			);
			const choice = container.querySelector( 'select' );
			if ( ! list || ! choice ) {
				throw new Error( 'There are no units to choose from.' );
			}
			list.value = system;
			const undo = showEarly( page, sentOf( shown ), list );
			fireEvent.change( choice, { target: { value: system } } );
			// At once: nothing has been loaded yet.
			const shownByView = said( container );
			unmount();
			expect( said( page ) ).toEqual( shownByView );
			expect( said( page ).lines ).toEqual(
				{
					metric: [ '280 g rice', '750 ml stock', '4 eggs' ],
					us: [
						'1\u2009½ cups rice',
						'3 cups + 2 tbsp stock',
						'4 eggs',
					],
				}[ system ].map( ( text ): unknown =>
					expect.stringContaining( text )
				)
			);
			undo?.();
			expect( page.innerHTML ).toBe( before );
		}
	);

	it( 'leaves amounts in other units to the view where they are scaled, too', () => {
		const shown = props();
		const sent = sentOf( shown );
		const page = printed( shown );
		const list = page.querySelector( 'select' );
		if ( ! list ) {
			throw new Error( 'There are no units to choose from.' );
		}
		showEarly( page, sent, buttonIn( page, '2×' ) );
		list.value = 'metric';
		expect( showEarly( page, sent, list ) ).toBeUndefined();
		expect( said( page ).lines[ 0 ] ).toContain( '2 cups' );
		list.value = 'original';
		expect( showEarly( page, sent, list ) ).toBeDefined();
		expect( said( page ).lines[ 0 ] ).toContain( '2 cups' );
		list.value = 'us';
		expect(
			showEarly( page, sent, buttonIn( page, '3×' ) )
		).toBeUndefined();
	} );

	it( 'shows what is typed as it is typed, and leaves what is no number', () => {
		const shown = props();
		const sent = sentOf( shown );
		const page = printed( shown );
		const field = fieldIn( page );
		field.value = '8';
		const undo = showEarly( page, sent, field );
		expect( said( page ).lines[ 0 ] ).toContain( '2 cups' );
		expect( pressed( page ) ).toEqual( [ '2×' ] );
		undo?.();
		expect( said( page ).lines[ 0 ] ).toContain( '1 cup' );
		expect( field.value ).toBe( '8' );
		field.value = 'many';
		expect( showEarly( page, sent, field ) ).toBeUndefined();
	} );

	it( 'does not take back what is typed after a press', () => {
		const shown = props();
		const sent = sentOf( shown );
		const page = printed( shown );
		const undo = showEarly( page, sent, buttonIn( page, 'More' ) );
		fieldIn( page ).value = '7';
		undo?.();
		expect( fieldIn( page ).value ).toBe( '7' );
	} );

	it( 'begins at what was printed with each press, and takes all of it back', () => {
		const shown = props();
		const sent = sentOf( shown );
		const page = printed( shown );
		const before = page.innerHTML;
		const first = showEarly( page, sent, buttonIn( page, '3×' ) );
		const second = showEarly( page, sent, buttonIn( page, '½×' ) );
		expect( said( page ).lines[ 0 ] ).toContain( '½ cup' );
		second?.();
		first?.();
		expect( page.innerHTML ).toBe( before );
		expect( said( page ).field ).toBe( '4' );
	} );

	it( 'leaves other buttons, and lists of other lines, to the view', () => {
		const shown = props();
		const sent = sentOf( shown );
		const page = printed( shown );
		const reset = buttonIn( page, 'Reset' );
		expect( isAnsweredEarly( reset ) ).toBe( false );
		expect( showEarly( page, sent, reset ) ).toBeUndefined();
		page.querySelector( 'li' )?.remove();
		const before = page.innerHTML;
		expect(
			showEarly( page, sent, buttonIn( page, '2×' ) )
		).toBeUndefined();
		expect( page.innerHTML ).toBe( before );
	} );

	it( 'works out beforehand in small steps', () => {
		expect(
			[ ...prepareEarly( sentOf( props() ) ) ].length
		).toBeGreaterThan( LINES.length * 4 );
	} );
} );
