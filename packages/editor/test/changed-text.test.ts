import { createBlock, parse, serialize } from '@wordpress/blocks';
import { readSavedWords } from '../../../blocks/recipe/saved-words';
import { fixturesOf, invalid, registerBlocks } from './block-fixtures';

beforeAll( () => {
	registerBlocks();
	readSavedWords();
} );

/** WordPress tells a developer what it finds invalid; that is what is looked for. */
function forgetWarnings(): void {
	for ( const told of [ 'error', 'warn', 'info' ] as const ) {
		jest.spyOn( console, told ).mockClear();
	}
}

const FEATURES = [
	'recipe',
	'details',
	'ingredients',
	'instructions',
	'notes',
	'faq',
	'nutrition',
	'equipment',
	'author',
	'tip',
	'gallery',
];

/** Words of Larder, which the page prints in its own language whatever is saved: another one's are as good. */
const OUR_WORDS = new Set( [
	'About the author',
	'Aufbewahren',
	'Author',
	'Best season',
	'Calories',
	'Cholesterin',
	'Cook time',
	'Cost',
	'Difficulty',
	'Equipment',
	'Fall, Winter',
	'Fett',
	'Ingredients',
	'Instructions',
	'Intermediate',
	'Keywords',
	'Notes',
	'Nutrition Facts',
	'Prep time',
	'Questions and answers',
	'Rest time',
	'Temperature',
	'Total time',
	'Yield',
	'gesättigte Fettsäuren',
] );

/**
 * Changes each text of some markup in turn, as a search and replace does that
 * knows nothing of blocks.
 *
 * @param markup Stored markup.
 * @return What was changed, and the markup with it.
 */
function changes( markup: string ): { text: string; changed: string }[] {
	return [ ...markup.matchAll( /(?<=>)([^<>]*[^\s<>][^<>]*)(?=<)/g ) ].map(
		( { 0: text, index } ) => ( {
			text,
			changed: `${ markup.slice( 0, index ) }${ text } Ersetzt${ markup.slice( index + text.length ) }`,
		} )
	);
}

/** The newest version of each fixture; the older ones are brought up to it. */
const fixtures = FEATURES.flatMap( ( feature ) => {
	const all = fixturesOf( feature );
	return all
		.filter(
			( [ name ], at ) =>
				! all
					.slice( at + 1 )
					.some( ( [ later ] ) =>
						later.endsWith( name.replace( /^v\d+/, '' ) )
					)
		)
		.map( ( [ name, markup ] ) => [ feature, name, markup ] as const );
} );

/** Marks, URLs, and amounts of facts, in which words are none: the editor says that they differ. */
const NO_WORDS =
	/^(?:\P{L}*|https?:.*|-?\d[\d.–]*(?: ?(?:d|h|min|kcal|°[CF]).*)?)$/u;

/** What is written of the settings alone. */
const settingsOf = ( markup: string ): string =>
	( markup.match( /<!--.*?-->/g ) ?? [] ).join( '' );

it.each( fixtures )(
	'a text that something else has changed in the markup of %s, %s, is read as it is',
	( _feature, _name, markup ) => {
		const unread = changes( markup ).flatMap( ( { text, changed } ) => {
			const blocks = parse( changed );
			const saved = serialize( blocks );
			// What makes no block invalid stays as it was changed.
			expect( saved ).toContain( 'Ersetzt' );
			const isRead =
				invalid( blocks ).length === 0
					? settingsOf( saved ).includes( 'Ersetzt' ) ||
						OUR_WORDS.has( text.trim() )
					: NO_WORDS.test( text.trim() );
			return isRead ? [] : [ text.trim() ];
		} );
		forgetWarnings();
		expect( unread ).toEqual( [] );
	}
);

it.each( fixtures )(
	'markup of %s, %s, that nobody has changed changes nothing',
	( _feature, _name, markup ) => {
		expect( invalid( parse( markup ) ) ).toEqual( [] );
	}
);

it( 'reads a changed piece of a line that has no end', () => {
	const name = 'flour '.repeat( 40_000 ).trim();
	const pieces = { quantity: '2', unit: 'cups', name, note: '' };
	const items = [ { id: 'aaaaaaaa', text: `2 cups ${ name }`, ...pieces } ];
	const long = serialize(
		createBlock( 'larder/ingredients', {
			groups: [ { id: 'gggggggg', title: '', items } ],
		} )
	);
	const changed = long.replace( `>${ name }<`, `>${ name } Ersetzt<` );
	expect( changed ).not.toBe( long );
	expect( settingsOf( serialize( parse( changed ) ) ) ).toContain(
		'Ersetzt'
	);
	forgetWarnings();
} );
