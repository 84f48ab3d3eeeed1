import './browser';
import { withNamedParts } from '../src/paste/named-parts';
import { linesOfText } from '../src/paste/lines';

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
