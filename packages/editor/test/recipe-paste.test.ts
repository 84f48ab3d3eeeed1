import './browser';
import fc from 'fast-check';
import { contentAbove } from '../src/paste/content';
import { withWholeFacts } from '../src/paste/fact-lines';
import { factOf } from '../src/paste/facts';
import { introductionOf, readIntroductionsBy } from '../src/paste/introduction';
import { linesOfText } from '../src/paste/lines';
import { partsOf } from '../src/paste/recipe-parts';

const BLOCKS = new Map( [
	[ 'ingredients', 'larder/ingredients' ],
	[ 'zutaten', 'larder/ingredients' ],
	[ 'instructions', 'larder/instructions' ],
	[ 'zubereitung', 'larder/instructions' ],
	[ 'notes', 'larder/notes' ],
] );

/** Splits a text that is pasted into a list. */
const apart = ( text: string, own = 'larder/ingredients' ) =>
	partsOf( linesOfText( text ), own, BLOCKS ).map( ( { block, lines } ) => [
		block,
		...lines.map( ( { html, isHeading } ) =>
			isHeading ? `# ${ html }` : html
		),
	] );

describe( 'a pasted recipe', () => {
	it( 'is taken apart where it names its lists, and keeps their groups', () => {
		expect(
			apart(
				'Lentil soup\nServes 4\nIngredients\n200 g lentils\nFor the top:\n1 lemon\nInstructions:\n1. Rinse.\n2. Cook.\n## Notes ##\nKeeps well.'
			)
		).toEqual( [
			[ '', 'Lentil soup', 'Serves 4' ],
			[
				'larder/ingredients',
				'200 g lentils',
				'# For the top',
				'1 lemon',
			],
			[ 'larder/instructions', 'Rinse.', 'Cook.' ],
			[ 'larder/notes', 'Keeps well.' ],
		] );
	} );

	it( 'belongs to the list it is pasted into up to the first name of another', () => {
		expect( apart( '2 Eier\nZubereitung\nKochen.' ) ).toEqual( [
			[ 'larder/ingredients', '2 Eier' ],
			[ 'larder/instructions', 'Kochen.' ],
		] );
	} );

	it( 'is introduced by what stands above its foods, whichever list it is pasted into', () => {
		const whole =
			'Lentil soup\nServes 4\nIngredients\n200 g lentils\nInstructions\nRinse.';
		for ( const own of [ 'larder/instructions', 'larder/equipment' ] ) {
			expect( apart( whole, own ) ).toEqual( [
				[ '', 'Lentil soup', 'Serves 4' ],
				[ 'larder/ingredients', '200 g lentils' ],
				[ 'larder/instructions', 'Rinse.' ],
			] );
		}
		expect(
			apart( 'A sieve\nIngredients\n200 g lentils', 'larder/equipment' )
		).toEqual( [
			[ 'larder/equipment', 'A sieve' ],
			[ 'larder/ingredients', '200 g lentils' ],
		] );
	} );

	it( 'stays one list where no other is named', () => {
		expect( apart( 'Zutaten\n2 Eier\nSalz' ) ).toEqual( [
			[ 'larder/ingredients', 'Zutaten', '2 Eier', 'Salz' ],
		] );
	} );

	it( 'loses no line but the names', () => {
		const line = fc.oneof(
			fc.constantFrom( ...BLOCKS.keys() ),
			fc.stringMatching( /^[a-z]{4,8} [a-z]{3,5}$/ )
		);
		fc.assert(
			fc.property( fc.array( line, { minLength: 1 } ), ( lines ) => {
				const parts = apart( lines.join( '\n' ) );
				const isApart = parts.some(
					( [ block ] ) => block !== 'larder/ingredients'
				);
				// A second list of steps is called by its name.
				const kept = parts
					.flatMap( ( [ , ...rest ] ) => rest )
					.filter(
						( text = '' ) =>
							! BLOCKS.has( text.replace( '# ', '' ) ) ||
							! isApart
					);
				expect( kept ).toEqual(
					lines.filter(
						( text ) => ! isApart || ! BLOCKS.has( text )
					)
				);
			} )
		);
	} );
} );

describe( 'a letter with a recipe', () => {
	it.each( [
		[ 'Hi Anna,', 'Here is the recipe.' ],
		[ 'Hallo Anna', 'hier das Rezept!' ],
		[ 'Coucou Anna !', 'Voilà la recette.' ],
		[ 'Querida Ana:', 'Aquí tienes la receta.' ],
		[ 'Ciao Anna, ecco la ricetta!', 'Spero che ti piaccia.' ],
	] )(
		'beginning with "%s" has its title below, and its words wait',
		( ...letter ) => {
			const titles: string[] = [];
			const { attributes } = contentAbove(
				linesOfText(
					[ ...letter, 'Lemon cake', 'So fresh & good.' ].join( '\n' )
				),
				{},
				( title ) => titles.push( title ) > 0
			);
			expect( titles ).toEqual( [ 'Lemon cake' ] );
			expect( attributes ).toEqual( {
				description: 'So fresh &amp; good.',
				unplaced: letter.map( ( line ) => line.replace( /:$/, '' ) ),
			} );
		}
	);

	/** Returns the title of a text that is above lists, and the lines that wait. */
	const titled = ( text: string ) => {
		const titles: string[] = [];
		const { attributes } = contentAbove(
			linesOfText( text ),
			{},
			( title ) => titles.push( title ) > 0
		);
		return { titles, waiting: attributes[ 'unplaced' ] };
	};

	it.each( [
		[ 'Hello Dolly Bars', 'Hi.' ],
		[ 'Hello Dolly Bars!', '' ],
		[ 'Hey Pesto!', 'Serves 4' ],
		[ 'Dear Santa Cookies!', 'The best of all.' ],
		[ 'Ciao Bella, Sicilian lemon pasta', 'Wine: Riesling' ],
	] )( 'is none that "%s" is the title of', ( title, below ) => {
		expect( titled( `${ title }\n${ below }` ).titles ).toEqual( [
			title,
		] );
	} );

	it.each( [
		[ 'We baked these every Advent.\nVanillekipferl\nServes 4' ],
		[ 'Hi Anna,\nHere it is.\nVanillekipferl' ],
	] )( 'or a story has its title below: %j', ( text ) => {
		expect( titled( text ).titles ).toEqual( [ 'Vanillekipferl' ] );
	} );

	it.each( [
		[ 'We baked these every Advent.\nEnjoy!' ],
		[ 'We baked these every Advent.\nPrep time: 10 min' ],
		[ 'Warm and filling.\nServes 4\nFreezes well' ],
		[ 'We baked these.\nFresh, crumbly\nWith almonds' ],
	] )( 'or a story has no title below it: %j', ( text ) => {
		expect( titled( text ).titles ).toEqual( [] );
	} );

	it( 'greets with a comma where no title is below, too', () => {
		expect( titled( 'Hi Anna,\nHere is the recipe.' ) ).toEqual( {
			titles: [],
			waiting: [ 'Hi Anna,', 'Here is the recipe.' ],
		} );
	} );

	it( 'may tell facts among its words', () => {
		expect(
			titled( 'Hi Anna,\nSource: Ann\nHere it is.\nLemon cake' )
		).toEqual( {
			titles: [ 'Lemon cake' ],
			waiting: [ 'Hi Anna,', 'Source: Ann', 'Here it is.' ],
		} );
	} );
} );

describe( 'a fact', () => {
	it.each( [
		[
			'https://example.org/cooking_with_',
			'https://example.org/cooking_with_',
		],
		[ 'https://example.org/a-', 'https://example.org/a-' ],
		[ 'www.example.org/a_ *', 'www.example.org/a_' ],
		[ '@cooking_with_', '@cooking_with_' ],
		[ 'Grandma __', 'Grandma' ],
	] )( 'from "%s" is that of "%s"', ( written, value ) => {
		expect( factOf( `Source: ${ written }` ) ).toEqual( {
			name: 'source',
			value,
		} );
	} );

	it( 'loses the marks that are around all of its line', () => {
		expect( factOf( '_Source: https://example.org/a_' )?.value ).toBe(
			'https://example.org/a'
		);
	} );

	it.each( [
		[ 'Serves 4 to 6', 'yield', '4 to 6' ],
		[ 'Portionen: 4 bis 6', 'yield', '4 bis 6' ],
		[ 'Servings: 4 à 6', 'yield', '4 à 6' ],
		[ 'Prep time: 10 to 15', 'prep', '10 to 15' ],
		[ 'Cook time: 1 to 2 hours', 'cook', '1 to 2 hours' ],
	] )(
		'takes the numbers of "%s" for what its label says',
		( line, name, value ) => {
			expect( factOf( line ) ).toEqual( { name, value } );
		}
	);

	it.each( [ 'Yield: 30 to 40 minutes', 'Servings: to taste' ] )(
		'takes "%s" for no number of servings',
		( line ) => {
			expect( factOf( line )?.name ).not.toBe( 'yield' );
		}
	);
} );

describe( 'what stands above the lists', () => {
	beforeEach( () =>
		readIntroductionsBy( ( text ) =>
			/^Serves \d$/.test( text )
				? { yieldAmount: Number( text.slice( -1 ) ) }
				: null
		)
	);
	const lines = linesOfText( 'Warm & so good.\nServes 4\nFrom Ann' );

	it( 'becomes facts and, where it is a sentence, the description', () => {
		expect(
			introductionOf( lines, { yieldAmount: null, description: '' } )
		).toEqual( {
			facts: {
				yieldAmount: 4,
				description: 'Warm &amp; so good.',
			},
			rest: linesOfText( 'From Ann' ),
		} );
	} );

	it( 'says a fact once, as pages say it at several places, and keeps a line that says another', () => {
		expect(
			introductionOf( linesOfText( 'Serves 4\nServes 4\nServes 6' ), {} )
		).toEqual( {
			facts: { yieldAmount: 4 },
			rest: linesOfText( 'Serves 6' ),
		} );
	} );

	it( 'is taken apart where one line tells several facts', () => {
		expect(
			introductionOf( linesOfText( 'Easy | Serves 4 | Serves 4' ), {} )
		).toEqual( {
			facts: { yieldAmount: 4 },
			rest: linesOfText( 'Easy' ),
		} );
	} );

	it( 'is taken apart with its links', () => {
		const linked = linesOfText(
			'Source: [A & B](https://example.org/ab) | Tags: [x](https://example.org/x), y | Serves 4'
		);
		const pieces = [
			'Source: <a href="https://example.org/ab">A &amp; B</a>',
			'Tags: <a href="https://example.org/x">x</a>, y',
		];
		expect( withWholeFacts( linked ).map( ( { html } ) => html ) ).toEqual(
			[ ...pieces, 'Serves 4' ]
		);
		expect(
			introductionOf( linked, {} ).rest.map( ( { html } ) => html )
		).toEqual( pieces );
	} );

	it( 'never takes the place of what the recipe says', () => {
		const { facts, rest } = introductionOf( lines, {
			yieldAmount: 6,
			description: 'Mine',
		} );
		expect( facts ).toEqual( {} );
		expect( rest ).toEqual( lines );
	} );
} );

describe( 'times above the lists that are ranges', () => {
	beforeEach( () =>
		readIntroductionsBy( ( text ) => {
			const [ , label = '', from, to ] =
				/^(Prep|Cook|Rest) (\d+)(?:-(\d+))? min$/.exec( text ) ?? [];
			const name = `${ label.toLowerCase() }Time`;
			return label === ''
				? null
				: {
						[ name ]: Number( to ?? from ),
						...( to && {
							timesFrom: { [ name ]: Number( from ) },
						} ),
					};
		} )
	);
	const told = ( text: string, recipe: Record< string, unknown > = {} ) =>
		introductionOf( linesOfText( text ), recipe );

	it.each( [
		'Prep 10-15 min\nCook 20-30 min',
		'Prep 10-15 min | Cook 20-30 min',
	] )( '"%s" keeps the shorter end of both', ( text ) => {
		expect( told( text ) ).toEqual( {
			facts: {
				prepTime: 15,
				cookTime: 30,
				timesFrom: { prepTime: 10, cookTime: 20 },
			},
			rest: [],
		} );
	} );

	it( 'stand beside those that the recipe has', () => {
		expect(
			told( 'Cook 20-30 min\nRest 5 min', {
				prepTime: 15,
				cookTime: 0,
				timesFrom: { prepTime: 10 },
			} )
		).toEqual( {
			facts: {
				cookTime: 30,
				restTime: 5,
				timesFrom: { prepTime: 10, cookTime: 20 },
			},
			rest: [],
		} );
	} );

	it( 'are said once, and another range of the same time waits', () => {
		expect(
			told( 'Prep 10-15 min\nPrep 10-15 min\nPrep 5-15 min' )
		).toEqual( {
			facts: { prepTime: 15, timesFrom: { prepTime: 10 } },
			rest: linesOfText( 'Prep 5-15 min' ),
		} );
		const recipe = { prepTime: 40, timesFrom: { prepTime: 30 } };
		expect( told( 'Prep 10-15 min', recipe ) ).toEqual( {
			facts: {},
			rest: linesOfText( 'Prep 10-15 min' ),
		} );
	} );
} );
