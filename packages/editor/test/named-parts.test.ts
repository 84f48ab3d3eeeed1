import './browser';
import { withNamedParts, withNamedPartsOfList } from '../src/paste/named-parts';
import { linesOfClipboard, linesOfText } from '../src/paste/lines';

/** Reads a text; gives the lines that are headings with their place. */
const partsIn = ( text: string ): string[] | null =>
	withNamedParts( linesOfText( text ) )?.map( ( { html, isHeading } ) =>
		isHeading ? `# ${ html }` : html
	) ?? null;

const FOODS = '200 g lentils\n1 onion\n½ tsp cumin\nsalt and pepper';
const STEPS = 'Rinse the lentils well.\n2. Cook them all for 40 minutes.';

it( 'lines with an amount and sentences behind them are a recipe without headings', () => {
	expect( partsIn( `Stew\nServes 4\n${ FOODS }\n${ STEPS }` ) ).toEqual( [
		'Stew',
		'Serves 4',
		'# Ingredients',
		'200 g lentils',
		'1 onion',
		'½ tsp cumin',
		'salt and pepper',
		'# Instructions',
		'Rinse the lentils well.',
		'Cook them all for 40 minutes.',
	] );
} );

it.each( [
	[ 'foods alone', FOODS ],
	[ 'steps alone', STEPS ],
	[ 'two foods', `1 onion\n2 carrots\n${ STEPS }` ],
	[ 'foods again behind the steps', `${ FOODS }\n${ STEPS }\n3 eggs` ],
	[ 'what ends like no sentence', `${ FOODS }\n${ STEPS }\nMy other posts` ],
	[ 'years', '1999 was warm.\n2001 was cold.\n2003 was wet and long.' ],
	[
		'a story',
		'I had 3 eggs and no idea what to do.\nSo I went to bed early.',
	],
	[
		'more words than amounts',
		`1 onion\nwine\nbread\ncheese\nolives\n2 eggs\n3 figs\n${ STEPS }`,
	],
] )( '%s are not sure to be one', ( _, text ) => {
	expect( partsIn( text ) ).toBeNull();
} );

describe( 'what is pasted into a list', () => {
	const isApart = ( text: string ): boolean =>
		withNamedPartsOfList( linesOfText( text ) ) !== null;

	it.each( [
		[ 'sentences', `${ FOODS }\n${ STEPS }` ],
		[ 'two sentences on one line', `${ FOODS }\nRinse them well. Cook.` ],
		[ 'numbered steps', `${ FOODS }\n1. Rinse\n2. Cook\n3. 180 °C` ],
		[
			'a farewell below the steps',
			`${ FOODS }\nRinse them well. Cook.\nLove, Ann`,
		],
		[
			'the only sentence of a letter that takes leave',
			`${ FOODS }\nCook it all for 40 minutes.\nLove, Ann`,
		],
		[
			'the only sentence of a letter that greets',
			`Hi Anna!\nLentil stew\n${ FOODS }\nCook it all for 40 minutes.`,
		],
	] )( 'is taken apart where foods are above %s', ( _, text ) => {
		expect( isApart( text ) ).toBe( true );
	} );

	it.each( [
		[
			'numbered foods',
			'1. 200 g flour\n2. 3 eggs\n3. 100 ml milk\n4. salt and pepper\n5. 2 tbsp oil\n6. 1 lemon',
		],
		[
			'numbered foods, the first without an amount',
			'1. flour\n2. 3 eggs\n3. 100 ml milk\n4. 10 g salt\n5. salt and pepper',
		],
		[
			'foods with long lines at their end',
			'4 eggs\n200 ml milk\n10 g salt\noil or butter for frying the eggs\nfresh herbs from the garden',
		],
		[ 'a remark on the foods', `${ FOODS }\nYou can leave out the onion.` ],
		[
			'steps that nothing marks',
			`${ FOODS }\nMash the lentils in a bowl\nCook the lentils with the onion`,
		],
		[
			'a line among the steps that nothing marks',
			`${ FOODS }\nRinse them well. Cook.\nMash the lentils`,
		],
	] )( 'stays one list where it has %s', ( _, text ) => {
		expect( isApart( text ) ).toBe( false );
	} );

	it( 'stays one list where the page numbers its foods', () => {
		const items = [
			'200 g flour',
			'3 eggs',
			'100 ml milk',
			'salt and oil',
		];
		const html = `<ol>${ items.map( ( item ) => `<li>${ item }</li>` ).join( '' ) }</ol>`;
		const lines = linesOfClipboard( { html, plain: '' } );
		expect( lines.map( ( line ) => line.isCounted ) ).toEqual(
			items.map( () => true )
		);
		expect( withNamedPartsOfList( lines ) ).toBeNull();
	} );
} );

it( 'only a line of the numbered list itself has a number, as bullets within it have none', () => {
	expect(
		linesOfClipboard( {
			html: '<ol><li><p>Mix</p><p>all</p><ul><li>flour</li><li>milk<ol><li>cold</li></ol></li></ul><p>well</p></li></ol><p>Serve</p>',
			plain: '',
		} ).map( ( { html, isCounted = false } ) => [ html, isCounted ] )
	).toEqual( [
		[ 'Mix', true ],
		[ 'all', true ],
		[ 'flour', false ],
		[ 'milk', false ],
		[ 'cold', true ],
		[ 'well', true ],
		[ 'Serve', false ],
	] );
} );
