import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IngredientsView } from '../components/ingredients-view';
import type { IngredientsViewProps } from '../view-types';
import { viewProps } from './fixtures/view-props';

let recipeId = 100;

/** Returns the props of a recipe of its own for each test, because the store keeps what was chosen. */
function props(
	change: Partial< IngredientsViewProps > = {}
): IngredientsViewProps {
	recipeId++;
	return viewProps(
		[
			{ quantity: '1', unit: 'cup', name: 'rice' },
			{ quantity: '1/0', name: 'lemon' },
		],
		{ recipeId, ...change }
	);
}

const field = () =>
	screen.getByRole< HTMLInputElement >( 'textbox', {
		name: 'How many: servings',
	} );
const first = () => screen.getAllByRole( 'listitem' )[ 0 ];
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const column = () =>
	first()
		?.closest( '.wp-block-larder-ingredients__groups' )
		?.getAttribute( 'style' );

beforeEach( () => localStorage.clear() );

describe( 'scaling', () => {
	it( 'multiplies by the buttons, and shows which is on', async () => {
		render( <IngredientsView { ...props() } /> );
		await userEvent.click( button( '½×' ) );
		expect( first() ).toHaveProperty( 'textContent', '½ cup rice' );
		expect( field().value ).toBe( '2' );
		expect( button( '½×' ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( button( '1×' ).getAttribute( 'aria-pressed' ) ).toBe( 'false' );
	} );

	it( 'goes up and down by one', async () => {
		render( <IngredientsView { ...props() } /> );
		await userEvent.click( button( 'More' ) );
		expect( field().value ).toBe( '5' );
		await userEvent.click( button( 'Fewer' ) );
		await userEvent.click( button( 'Fewer' ) );
		expect( field().value ).toBe( '3' );
	} );

	it( 'follows the arrow keys in the field', async () => {
		render( <IngredientsView { ...props() } /> );
		await userEvent.type( field(), '{ArrowUp}{ArrowUp}' );
		expect( field().value ).toBe( '6' );
	} );

	it( 'takes a typed number, and says so politely', async () => {
		render( <IngredientsView { ...props() } /> );
		await userEvent.clear( field() );
		await userEvent.type( field(), '8' );
		expect( first() ).toHaveProperty( 'textContent', '2 cups rice' );
		expect(
			screen
				.getByText( 'Quantities for 8 servings' )
				.getAttribute( 'role' )
		).toBe( 'status' );
	} );

	it.each( [
		[ '0', 'Type a number above 0.' ],
		[ '-2', 'Type a number above 0.' ],
		[ 'many', 'Type a number, such as 4.' ],
		[ '1000000000', 'Type a number up to 1000.' ],
	] )(
		'answers %j with a message and keeps the last good value',
		async ( typed, message ) => {
			render( <IngredientsView { ...props() } /> );
			await userEvent.click( button( '2×' ) );
			await userEvent.clear( field() );
			await userEvent.type( field(), `${ typed }{Enter}` );
			expect( field().getAttribute( 'aria-describedby' ) ).toBe(
				screen.getByText( message ).id
			);
			expect( field().getAttribute( 'aria-invalid' ) ).toBe( 'true' );
			expect( field().value ).toBe( '8' );
			expect( first() ).toHaveProperty( 'textContent', '2 cups rice' );
			await userEvent.click( button( 'More' ) );
			expect( screen.queryByText( message ) ).toBeNull();
			expect( field().hasAttribute( 'aria-describedby' ) ).toBe( false );
			expect( field().hasAttribute( 'aria-invalid' ) ).toBe( false );
		}
	);

	it( 'lets go of a message once the field is left with a good number in it', async () => {
		render( <IngredientsView { ...props() } /> );
		await userEvent.clear( field() );
		await userEvent.type( field(), 'many{Enter}' );
		expect( field().getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		await userEvent.tab();
		expect( screen.queryByText( /^Type a number/ ) ).toBeNull();
		expect( field().hasAttribute( 'aria-invalid' ) ).toBe( false );
	} );

	it.each( [
		'500',
		'½',
		'1 ½',
		'1–2',
		'3',
		'125',
		'34',
		'120 ml (½ cup)',
		'800 g / 1 ¾ lb',
	] )( 'keeps names still when %s is scaled', async ( quantity ) => {
		const given = props();
		given.groups[ 0 ]?.items.forEach( ( item ) => {
			item.quantity = quantity;
		} );
		render( <IngredientsView { ...given } /> );
		const written = column();
		for ( const factor of [ '½×', '2×', '3×', '1×' ] ) {
			await userEvent.click( button( factor ) );
			expect( column() ).toBe( written );
		}
	} );

	it.each( [ '1–2', '1–3', '2–3', '3–4', '3–5', '5–7', '7–10' ] )(
		'keeps names still when %s without a unit is scaled',
		async ( quantity ) => {
			const given = props();
			given.groups[ 0 ]?.items.forEach( ( item ) => {
				item.quantity = quantity;
				item.unit = '';
			} );
			render( <IngredientsView { ...given } /> );
			const written = column();
			for ( const factor of [ '½×', '2×', '3×', '1×' ] ) {
				await userEvent.click( button( factor ) );
				expect( column() ).toBe( written );
			}
		}
	);

	it( 'keeps names still where an amount breaks: between its words, at eight digits', async () => {
		const given = props();
		given.groups[ 0 ]?.items.forEach( ( item ) => {
			item.quantity = '12';
			item.unit = 'small glass jars';
		} );
		render( <IngredientsView { ...given } /> );
		expect( column() ).toBe( '--larder-quantity: 8;' );
		await userEvent.click( button( '3×' ) );
		expect( column() ).toBe( '--larder-quantity: 8;' );
	} );

	it( 'makes room for a number that nobody foresaw, and takes it back', async () => {
		const given = props();
		given.groups[ 0 ]?.items.forEach( ( item ) => {
			item.quantity = '5';
			item.unit = '';
		} );
		render( <IngredientsView { ...given } /> );
		const written = column();
		await userEvent.clear( field() );
		await userEvent.type( field(), '1000{Enter}' );
		expect( column() ).not.toBe( written );
		await userEvent.click( button( 'Reset' ) );
		expect( column() ).toBe( written );
	} );

	it( 'offers a reset only once something is changed, and keeps the focus near', async () => {
		render( <IngredientsView { ...props() } /> );
		expect( screen.queryByRole( 'button', { name: 'Reset' } ) ).toBeNull();
		await userEvent.click( button( '3×' ) );
		await userEvent.click( button( 'Reset' ) );
		expect( field().value ).toBe( '4' );
		expect( screen.queryByRole( 'button', { name: 'Reset' } ) ).toBeNull();
		expect( screen.getByRole( 'heading' ).parentElement ).toHaveProperty(
			'ownerDocument.activeElement.className',
			'wp-block-larder-ingredients__head'
		);
	} );

	it( 'has no buttons that multiply where the site wants free input', () => {
		render( <IngredientsView { ...props( { servingType: 'input' } ) } /> );
		expect( screen.queryByRole( 'button', { name: '2×' } ) ).toBeNull();
		expect( field() ).toBeTruthy();
	} );

	it( 'multiplies a recipe that does not say what it makes', async () => {
		render(
			<IngredientsView
				{ ...props( { servings: null, servingType: 'input' } ) }
			/>
		);
		await userEvent.click( button( '3×' ) );
		expect( first() ).toHaveProperty( 'textContent', '3 cups rice' );
	} );

	it( 'is shared by two lists of one recipe', async () => {
		const shared = props();
		render( <IngredientsView { ...shared } /> );
		const { container } = render( <IngredientsView { ...shared } /> );
		await userEvent.click(
			screen.getAllByRole( 'button', { name: '2×' } )[ 0 ] ??
				document.body
		);
		expect(
			within( container ).getAllByRole( 'listitem' )[ 0 ]
		).toHaveProperty( 'textContent', '2 cups rice' );
	} );

	it( 'starts from what this browser has kept', () => {
		const stored = props();
		localStorage.setItem(
			`larder:recipe:${ stored.recipeId }`,
			'{"servings":12}'
		);
		render( <IngredientsView { ...stored } /> );
		expect( field().value ).toBe( '12' );
	} );
} );

describe( 'ticking off', () => {
	it( 'marks the line and keeps it', async () => {
		const kept = props();
		render( <IngredientsView { ...kept } /> );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: /rice/ } )
		);
		expect( first()?.classList.contains( 'is-checked' ) ).toBe( true );
		expect(
			localStorage.getItem( `larder:recipe:${ kept.recipeId }` )
		).toBe( '{"ingredients":["line0001"]}' );
	} );

	it( 'is not offered where the site does not want it', () => {
		render( <IngredientsView { ...props( { hasCheckboxes: false } ) } /> );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );
} );

describe( 'copying', () => {
	it( 'copies the amounts that are shown, and says so', async () => {
		const user = userEvent.setup();
		render( <IngredientsView { ...props() } /> );
		await user.click( button( '2×' ) );
		await user.click( button( 'Copy list' ) );
		expect( await navigator.clipboard.readText() ).toBe(
			'2 cups rice\n1/0 lemon'
		);
		expect( button( 'Copied' ) ).toBeTruthy();
	} );

	it( 'says so when the browser does not allow it', async () => {
		const user = userEvent.setup();
		jest.spyOn( navigator.clipboard, 'writeText' ).mockRejectedValue(
			new Error( 'NotAllowed' )
		);
		render( <IngredientsView { ...props() } /> );
		await user.click( button( 'Copy list' ) );
		expect(
			await screen.findByRole( 'button', {
				name: 'Your browser does not allow copying here',
			} )
		).toBeTruthy();
	} );

	it( 'is scaled by the pan that the visitor has', async () => {
		const user = userEvent.setup();
		render(
			<IngredientsView
				{ ...props( {
					pan: {
						shape: 'round',
						width: 20,
						length: 0,
						height: 0,
						unit: 'cm',
					},
				} ) }
			/>
		);
		expect( screen.queryByLabelText( 'Your pan' ) ).toBeNull();
		await user.click(
			screen.getByRole( 'button', { name: 'Change the pan' } )
		);
		screen.getByRole( 'group', {
			name: 'Written for a pan of 20 cm, round',
		} );
		const choice = screen.getByRole( 'combobox', { name: 'Your pan' } );
		expect( choice ).toHaveProperty( 'value', 'written' );
		await user.selectOptions( choice, '26 cm, round' );
		expect( field() ).toHaveProperty( 'value', '6.76' );
		expect( choice ).toHaveProperty( 'value', '26 cm, round' );
		await user.selectOptions( choice, 'Another size' );
		const side = screen.getByRole( 'textbox', { name: 'Diameter' } );
		await user.clear( side );
		await user.type( side, '40' );
		expect( field() ).toHaveProperty( 'value', '16' );
		await user.selectOptions( choice, 'As written' );
		expect( field() ).toHaveProperty( 'value', '4' );
	} );

	it( 'shows no tin as chosen that no longer fits', async () => {
		const user = userEvent.setup();
		render(
			<IngredientsView
				{ ...props( {
					pan: {
						shape: 'square',
						width: 8,
						length: 0,
						height: 0,
						unit: 'in',
					},
				} ) }
			/>
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Change the pan' } )
		);
		const choice = screen.getByRole( 'combobox', { name: 'Your pan' } );
		await user.selectOptions( choice, '9 × 13 in, rectangular' );
		await user.click( screen.getByRole( 'button', { name: '3×' } ) );
		expect( choice ).toHaveProperty( 'value', '' );
	} );
} );

describe( 'a recipe in another language than its page', () => {
	const line = { note: '', link: null, image: null };
	const only = ( quantity: string, unit: string, name: string ) => ( {
		groups: [
			{
				id: 'group001',
				title: '',
				items: [ { ...line, id: 'line0001', quantity, unit, name } ],
			},
		],
	} );

	it.each( [
		[ 'es', '1', 'taza y media de', 'harina', '3 tazas de harina' ],
		[ 'es', '1', 'taza', 'y media de harina', '3 tazas de harina' ],
		[ 'es', '1 taza y media de', '', 'harina', '3 tazas de harina' ],
		[ 'es', '2', 'dientes de', 'ajo', '4 dientes de ajo' ],
		[ 'de', '1,25', 'kg', 'Kartoffeln', '2 ½ kg Kartoffeln' ],
		[ 'de', '1.500', 'g', 'Mehl', '3000 g Mehl' ],
		[ 'de', 'eine halbe', '', 'Zwiebel', '1 Zwiebel' ],
		[ 'de', '1', 'Zehe', 'Knoblauch', '2 Zehen Knoblauch' ],
		[ 'fr', '1', 'gousse', 'ail', '2 gousses ail' ],
		[ 'it', '1', 'spicchio di', 'aglio', '2 spicchi di aglio' ],
	] )(
		'scales as %s: %s %s %s',
		async ( lang, quantity, unit, name, doubled ) => {
			render(
				<IngredientsView
					{ ...props( { ...only( quantity, unit, name ), lang } ) }
				/>
			);
			await userEvent.click( button( '2×' ) );
			expect( first()?.textContent.replace( /\s/g, ' ' ) ).toBe(
				doubled
			);
			expect( first()?.closest( '[lang]' )?.getAttribute( 'lang' ) ).toBe(
				lang
			);
		}
	);

	it( 'leaves a recipe of the page as it was', async () => {
		render(
			<IngredientsView { ...props( only( '1.500', 'g', 'flour' ) ) } />
		);
		await userEvent.click( button( '2×' ) );
		expect( first()?.textContent ).toBe( '3 g flour' );
		expect( first()?.closest( '[lang]' ) ).toBeNull();
	} );
} );
