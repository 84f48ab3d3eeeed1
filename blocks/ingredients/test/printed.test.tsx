import type { SentIngredients } from '@larder/contracts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IngredientsView } from '../components/ingredients-view';
import { printedLines } from '../read-printed';
import { showEarly } from '../show-early';
import { sentOf, viewProps } from './fixtures/view-props';

/** What a translation makes of the words of a recipe. */
const WORDS: Record< string, string > = {
	Ingredients: 'Zutaten',
	Dough: 'Teig',
	rice: 'Reis',
	cup: 'Tasse',
	tsp: 'TL',
	salt: 'Salz',
	tbsp: 'EL',
	loaf: 'Laib',
	egg: 'Ei',
	washed: 'gewaschen',
	'about 200 g': 'etwa 200 g',
	lemon: 'Zitrone',
	'juice of 1 lemon': 'Saft von 1 Zitrone',
	'<strong>olive</strong> oil': '<strong>Oliven</strong>öl',
	servings: 'Portionen',
	'thyme, or 1 tsp dried': 'Thymian, oder 1 TL getrocknet',
	'fish & chips': 'Fisch & Fritten',
};

const LINES = [
	{ quantity: '1', unit: 'cup', name: 'rice', note: 'washed' },
	{ quantity: '3', unit: 'tsp', name: 'salt' },
	{ quantity: '1', name: 'egg', note: 'about 200 g' },
	{ name: 'juice of 1 lemon' },
	{ quantity: '2', unit: 'g', name: '<strong>olive</strong> oil' },
	{ quantity: '5', unit: 'g', name: 'fish &amp; chips' },
	{ quantity: '1', name: 'loaf' },
];

let recipeId = 900;

const sent = (): SentIngredients => {
	const props = viewProps( LINES, {
		recipeId: ++recipeId,
		unit: 'servings',
	} );
	return sentOf( {
		...props,
		title: 'Ingredients',
		groups: props.groups.map( ( group ) => ( {
			...group,
			title: 'Dough',
		} ) ),
	} );
};

type Change = ( text: Text ) => void;

/** Translates a text as a server does before the page is sent. */
const inPlace: Change = ( text ) => {
	const word = text.data.trim().replace( /^, /, '' );
	text.data = text.data.replace( word, WORDS[ word ] ?? word );
};

/** Translates a text as a browser does: the text goes, and an element comes. */
const wrapped: Change = ( text ) => {
	const outer = document.createElement( 'font' );
	outer.innerHTML = `<font style="vertical-align: inherit;">x</font>`;
	const inner = document.createTextNode( text.data );
	outer.firstElementChild?.replaceChildren( inner );
	inPlace( inner );
	if ( inner.data !== text.data ) {
		text.replaceWith( outer );
	}
};

/** Translates nothing. */
const asWritten: Change = () => {};

/** Returns a page as the server printed it, in another language. */
function page( props: SentIngredients, change: Change ): HTMLElement {
	const { container, unmount } = render(
		<IngredientsView { ...printedLines( props, null ) } />
	);
	const root = document.createElement( 'div' );
	root.innerHTML = container.innerHTML;
	unmount();
	for ( const place of change === asWritten
		? []
		: root.querySelectorAll( 'strong' ) ) {
		if ( place.parentElement ) {
			place.parentElement.innerHTML =
				WORDS[ place.parentElement.innerHTML ] ?? '';
		}
	}
	const walker = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
	const texts: Text[] = [];
	while ( walker.nextNode() ) {
		if ( walker.currentNode instanceof Text ) {
			texts.push( walker.currentNode );
		}
	}
	texts.forEach( change );
	return root;
}

const linesOf = ( root: Element ) =>
	[ ...root.querySelectorAll( 'li' ) ].map( ( { textContent } ) =>
		textContent.trim()
	);

async function press( root: Element, name: string ): Promise< void > {
	const button = [ ...root.querySelectorAll( 'button' ) ].find(
		( { textContent } ) => textContent === name
	);
	if ( button ) {
		await userEvent.click( button );
	}
}

beforeEach( () => localStorage.clear() );

describe.each( [
	[ 'by the server', inPlace ],
	[ 'in the browser', wrapped ],
] )( 'a page that is translated %s', ( _where, change ) => {
	it( 'keeps its words in the view, with the amounts of each scaling', async () => {
		const props = sent();
		const { container } = render(
			<IngredientsView
				{ ...printedLines( props, page( props, change ) ) }
			/>
		);
		const written = [
			'1 Tasse Reis, gewaschen',
			'3 TL Salz',
			'1 Ei, etwa 200 g',
			'Saft von 1 Zitrone',
			'2 g Olivenöl',
			'5 g Fisch & Fritten',
			'1 Laib',
		];
		expect( linesOf( container ) ).toEqual( written );
		expect( container.querySelector( 'h2' )?.textContent ).toBe(
			'Zutaten'
		);
		expect( container.querySelector( 'h3' )?.textContent ).toBe( 'Teig' );
		expect( container.innerHTML ).toContain( '<strong>Oliven</strong>' );
		expect( container.textContent ).toContain( 'Portionen' );
		await press( container, '2×' );
		expect( linesOf( container ) ).toEqual( [
			'2 Tasse Reis, gewaschen',
			'6 TL Salz',
			'2 Ei, etwa 400 g',
			'Saft von 2 Zitrone',
			'4 g Olivenöl',
			'10 g Fisch & Fritten',
			'2 Laib',
		] );
		expect( container.textContent ).toContain( 'Portionen' );
		await press( container, '1×' );
		expect( linesOf( container ) ).toEqual( written );
	} );

	it( 'keeps them when a button was pressed before the view was there', async () => {
		const props = sent();
		const root = page( props, change );
		const two = [ ...root.querySelectorAll( 'button' ) ].find(
			( { textContent } ) => textContent === '2×'
		);
		const undo = two && showEarly( root, props, two );
		expect( linesOf( root )[ 1 ] ).toBe( '6 TL Salz' );
		const { container } = render(
			<IngredientsView { ...printedLines( props, root ) } />
		);
		undo?.();
		await press( container, '2×' );
		expect( linesOf( container )[ 0 ] ).toBe( '2 Tasse Reis, gewaschen' );
	} );
} );

it( 'says other units in the words of the recipe: the same numbers would be other amounts', async () => {
	const props = sentOf(
		viewProps( [ { quantity: '½', unit: 'tbsp', name: 'salt' } ], {
			recipeId: ++recipeId,
			kitchen: true,
		} )
	);
	const { container } = render(
		<IngredientsView { ...printedLines( props, page( props, inPlace ) ) } />
	);
	expect( linesOf( container ) ).toEqual( [ '½ EL Salz' ] );
	await press( container, '½×' );
	expect( linesOf( container ) ).toEqual( [ '¾ tsp Salz' ] );
} );

it( 'takes nothing for a translation that the recipe says itself, nor what an early answer has put there', () => {
	const props = sent();
	const root = page( props, asWritten );
	expect( printedLines( props, root ).printed ).toEqual( {
		groups: {},
		lines: {},
	} );
	const pressed = sent();
	const early = page( pressed, asWritten );
	const two = [ ...early.querySelectorAll( 'button' ) ].find(
		( { textContent } ) => textContent === '2×'
	);
	expect( two && showEarly( early, pressed, two ) ).toBeDefined();
	expect( linesOf( early )[ 0 ] ).toBe( '2 cups rice, washed' );
	expect( printedLines( pressed, early ).printed?.lines ).toEqual( {} );
} );

it( 'leaves words alone where the page shows other lines', () => {
	const props = sent();
	const root = page( props, inPlace );
	root.querySelector( 'li' )?.remove();
	expect( printedLines( props, root ).printed?.lines ).toEqual( {} );
} );
