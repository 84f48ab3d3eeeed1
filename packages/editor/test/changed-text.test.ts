import { parse, serialize } from '@wordpress/blocks';
import { fixturesOf, invalid, registerBlocks } from './block-fixtures';

beforeAll( registerBlocks );

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

/** Words of ours, which the page prints in its own language whatever is saved: another one's are as good. */
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

it.each( fixtures )(
	'a text that something else has changed in the markup of %s, %s, has the editor say so',
	( _feature, _name, markup ) => {
		const kept = changes( markup ).flatMap( ( { text, changed } ) => {
			const blocks = parse( changed );
			if ( invalid( blocks ).length > 0 ) {
				return [];
			}
			// What makes no block invalid stays as it was changed.
			expect( serialize( blocks ) ).toContain( 'Ersetzt' );
			return [ text.trim() ];
		} );
		expect( kept.filter( ( text ) => ! OUR_WORDS.has( text ) ) ).toEqual(
			[]
		);
		forgetWarnings();
	}
);
