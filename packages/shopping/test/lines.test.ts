import fc from 'fast-check';
import { amountText, sumOf } from '../src/amounts';
import { aisleOf, sameFood } from '../src/aisles';
import { foodKey } from '../src/foods';
import { sectionsOf } from '../src/lines';
import { EMPTY, withAisle, withOwn, withRecipe } from '../src/list';
import { readAmount, readWanted } from '../src/wanted';

const text = ( ...amounts: string[] ) =>
	amountText(
		amounts.map( ( amount ) => readAmount( amount ) ),
		'en'
	).replaceAll( /\s/g, ' ' );

describe( 'amounts', () => {
	it.each( [
		[ [ '200 g', '0.3 kg' ], '500 g' ],
		[ [ '800 g', '700 g' ], '1.5 kg' ],
		[ [ '1/3 cup', '2/3 cup' ], '1 cup' ],
		[ [ '1 tbsp', '1 tsp' ], '1 tbsp + 1 tsp' ],
		[ [ '2 tbsp', '1 1/2 tsp' ], '2 ½ tbsp' ],
		[ [ '1 cup', '1 tsp' ], '1 cup + 1 tsp' ],
		[ [ '1 lb', '8 oz' ], '1 ½ lb' ],
		[ [ '2-3 cloves', '1 clove' ], '3–4 cloves' ],
		[ [ '200 g', '1 cup' ], '200 g + 1 cup' ],
		[ [ '3', '400 g' ], '3 + 400 g' ],
		[ [ '2 x 400 g tins', '2 x 400 g tins' ], '4 × 400 g tins' ],
		[ [ '', '2' ], '2' ],
	] )( '%j make %s', ( amounts, sum ) => {
		expect( text( ...amounts ) ).toBe( sum );
	} );
} );

describe( 'amounts in units of two systems', () => {
	it.each( [
		[ [ '200 ml', '1 cup' ], 'metric', '425 ml' ],
		[ [ '200 ml', '1 cup' ], 'us', '1 ¾ cups + 2 tbsp' ],
		[ [ '100 g', '4 oz' ], 'metric', '215 g' ],
		[ [ '100 g', '4 oz' ], 'us', '7 ½ oz' ],
		[ [ '100 ml', '1 tbsp' ], 'metric', '110 ml' ],
		[ [ '2 tbsp', '1 tbsp' ], 'metric', '3 tbsp' ],
		[ [ '1-2 cups', '100 ml' ], 'metric', '340–575 ml' ],
		[ [ '1 lb' ], 'metric', '450 g' ],
		[ [ '500 g', '1 kg' ], 'metric', '1.5 kg' ],
		[ [ '200 g', '1 cup' ], 'us', '7 oz + 1 cup' ],
		[ [ '3 cloves', '8 oz', '100 g' ], 'metric', '330 g + 3 cloves' ],
	] as const )(
		'%j are for a reader of %s units %s',
		( amounts, system, sum ) => {
			expect(
				amountText(
					amounts.map( ( amount ) => readAmount( amount ) ),
					'en',
					system
				).replaceAll( /\s/g, ' ' )
			).toBe( sum );
		}
	);

	it( 'are told in those of the page where nobody has chosen, and only where both are asked for', () => {
		const told = ( locale: string, ...amounts: string[] ) =>
			amountText(
				amounts.map( ( amount ) => readAmount( amount, locale ) ),
				locale
			).replaceAll( /\s/g, ' ' );
		expect( told( 'en-US', '100 g', '4 oz' ) ).toBe( '7 ½ oz' );
		expect( told( 'de-DE', '100 g', '4 oz' ) ).toBe( '215 g' );
		expect( told( 'de-DE', '4 oz', '4 oz' ) ).toBe( '8 oz' );
	} );
} );

describe( 'what a part is taken of', () => {
	it( 'is what one buys: lemons for the juice of lemons', () => {
		expect( readWanted( 'juice of 2 lemons, to taste' ) ).toMatchObject( {
			name: 'lemons',
			quantity: 2,
			note: 'juice of 2 lemons, to taste',
		} );
		expect( readWanted( 'Saft von 1 Zitrone', 'de' ) ).toMatchObject( {
			name: 'Zitrone',
			quantity: 1,
		} );
	} );

	it( 'is all the name where it is an amount alone', () => {
		expect( readWanted( '2 kg' ) ).toMatchObject( {
			name: '2 kg',
			quantity: null,
			unit: '',
			text: '',
		} );
	} );

	it( 'is read by the marks of the language', () => {
		expect( readWanted( '1.500 g Mehl', 'de-DE' ).quantity ).toBe( 1500 );
		expect( readWanted( '1.500 g flour', 'en-US' ).quantity ).toBe( 1.5 );
	} );
} );

/** How much a unit is of the smallest of its kind, told apart from the code under test. */
const SIZES: Record< string, [ kind: string, size: number ] > = {
	g: [ 'weight', 1 ],
	kg: [ 'weight', 1000 ],
	ml: [ 'volume', 1 ],
	l: [ 'volume', 1000 ],
	oz: [ 'pounds', 1 ],
	lb: [ 'pounds', 16 ],
	tsp: [ 'spoons', 1 ],
	tbsp: [ 'spoons', 3 ],
	cup: [ 'spoons', 48 ],
	clove: [ 'clove', 1 ],
	tin: [ 'can', 1 ],
	'': [ 'count', 1 ],
};

const amount = fc.record( {
	// Quarters: what kitchens measure, and exact as a number.
	quantity: fc.integer( { min: 1, max: 4000 } ).map( ( n ) => n / 4 ),
	more: fc.option( fc.integer( { min: 1, max: 8 } ).map( ( n ) => n / 4 ) ),
	unit: fc.constantFrom( ...Object.keys( SIZES ) ),
} );

const totals = (
	all: ReadonlyArray< { quantity: number; max: number; unit: string } >
) => {
	const sums: Record< string, [ number, number ] > = {};
	for ( const { quantity, max, unit } of all ) {
		const [ kind, size ] = SIZES[ unit ] ?? [ unit, 1 ];
		const [ low, high ] = sums[ kind ] ?? [ 0, 0 ];
		sums[ kind ] = [ low + quantity * size, high + max * size ];
	}
	return sums;
};

describe( 'a sum of any amounts', () => {
	it( 'is exact within units of one kind, and loses nothing', () => {
		fc.assert(
			fc.property( fc.array( amount, { maxLength: 20 } ), ( list ) => {
				const asked = list.map( ( { quantity, more, unit } ) => ( {
					quantity,
					max: more === null ? null : quantity + more,
					unit,
					text: '',
				} ) );
				const { sums } = sumOf( asked );
				const before = totals(
					asked.map( ( one ) => ( {
						...one,
						max: one.max ?? one.quantity,
					} ) )
				);
				const after = totals( sums );
				expect( Object.keys( after ).sort() ).toEqual(
					Object.keys( before ).sort()
				);
				for ( const [ kind, ends ] of Object.entries( before ) ) {
					ends.forEach( ( end, at ) =>
						expect( after[ kind ]?.[ at ] ).toBeCloseTo( end, 6 )
					);
				}
			} )
		);
	} );

	it( 'does not depend on the order', () => {
		fc.assert(
			fc.property( fc.array( amount, { maxLength: 8 } ), ( list ) => {
				const asked = list.map( ( { quantity, unit } ) => ( {
					quantity,
					max: null,
					unit,
					text: '',
				} ) );
				const parts = ( all: typeof asked ) =>
					amountText( all, 'en' ).split( ' + ' ).sort();
				expect( parts( [ ...asked ].reverse() ) ).toEqual(
					parts( asked )
				);
			} )
		);
	} );
} );

describe( 'foods', () => {
	it.each( [
		[ 'Onions', 'onion' ],
		[ '2 large eggs'.slice( 2 ), 'egg' ],
		[ 'scallions', 'spring onion' ],
		[ 'tomatoes', 'Tomato' ],
		[ 'zucchini', 'courgettes' ],
		[ 'bay leaves', 'bay leaf' ],
		[ 'cherries', 'cherry' ],
		[ 'heavy cream', 'double cream' ],
		[ 'flour (sifted)', 'flour' ],
	] )( '%s and %s are one', ( one, other ) => {
		const key = ( name: string ) => sameFood( foodKey( name ) );
		expect( key( one ) ).toBe( key( other ) );
	} );

	it.each(
		'geese=goose cacti=cactus cactuses=cactus citruses=citrus glasses=glass filets=fillet donuts=doughnut catsup=ketchup colours=color flavours=flavor savoury=savory fibre=fiber grey=gray omelettes=omelet aluminium=aluminum yoghurts=yogurt whisky=whiskey whiskies=whiskeys knives=knife chilli=chili chillies=chili chilies=chili chilis=chili kiwis=kiwi houses=house'
			.split( ' ' )
			.map( ( pair ) => pair.split( '=' ) )
	)( '%s and %s are one word, also within a name', ( one, other ) => {
		expect( foodKey( `${ one }` ) ).toBe( foodKey( `${ other }` ) );
		expect( foodKey( `green ${ one }` ) ).toBe(
			foodKey( `green ${ other }` )
		);
	} );

	it.each( [ 'broccoli', 'spaghetti', 'molas', 'kiwi', 'chili' ] )(
		'the key of %s stays what lists have stored',
		( key ) => {
			expect( foodKey( key === 'molas' ? 'molasses' : key ) ).toBe( key );
		}
	);

	it.each( [
		[ 'Ei', 'Eis', 'de' ],
		[ 'red onion', 'onion', 'en' ],
		[ 'brown sugar', 'sugar', 'en' ],
	] )( '%s and %s are two', ( one, other, language ) => {
		const key = ( name: string ) => sameFood( foodKey( name, language ) );
		expect( key( one ) ).not.toBe( key( other ) );
	} );

	it.each( [
		[ 'unsalted Irish butter', 'dairy' ],
		[ 'juice of 1 lemon', 'produce' ],
		[ 'extra-virgin olive oil', 'oils' ],
		[ 'boneless chicken thighs', 'meat' ],
		[ 'canned tomatoes', 'pantry' ],
		[ 'smoked paprika', 'spices' ],
		[ 'king prawns', 'fish' ],
		[ 'plain flour', 'baking' ],
		[ 'a mystery', 'other' ],
	] )( '%s stands under %s', ( name, aisle ) => {
		expect( aisleOf( foodKey( name ) ) ).toBe( aisle );
	} );
} );

describe( 'lines', () => {
	it.each( [
		[ 'greek yoghurt', '1 cup Greek yoghurt', 'en' ],
		[ 'green chilly', '2 green chillies', 'en' ],
		[ 'fungh', '200 g funghi', 'it' ],
	] )(
		'stand where a visitor has put %s before its key was another',
		( food, wanted, locale ) => {
			const list = withAisle(
				withOwn( EMPTY, readWanted( wanted ), 'a', 1 ),
				food,
				'household',
				2
			);
			expect(
				sectionsOf( list, locale ).map( ( { aisle } ) => aisle )
			).toEqual( [ 'household' ] );
		}
	);

	it( 'tell for each food which recipe asked, whatever is added', () => {
		const food = fc.constantFrom( 'flour', 'eggs', 'milk', 'Salt', 'figs' );
		const recipes = fc.array( fc.array( food, { maxLength: 6 } ), {
			maxLength: 6,
		} );
		fc.assert(
			fc.property( recipes, ( all ) => {
				const list = all.reduce(
					( before, foods, at ) =>
						withRecipe(
							before,
							{ id: at + 1, title: `${ at }`, url: '' },
							foods.map( ( name, line ) => ( {
								...readWanted( `${ line + 1 } g ${ name }` ),
								line: `${ line }`,
							} ) ),
							at
						),
					EMPTY
				);
				const asked = sectionsOf( list, 'en' )
					.flatMap( ( { lines } ) => lines )
					.flatMap( ( { food: key, asks } ) =>
						asks.map( ( { recipe } ) => `${ recipe } ${ key }` )
					);
				expect( asked.sort() ).toEqual(
					all
						.flatMap( ( foods, at ) =>
							foods.map(
								( name ) => `${ at + 1 } ${ foodKey( name ) }`
							)
						)
						.sort()
				);
			} )
		);
	} );

	it.each( [
		[ 'en', [ '1 onion', '2 onions' ], 'onions', '3' ],
		[ 'en', [ '2 onions' ], 'onions', '2' ],
		[ 'en', [ '½ onion', '½ onions' ], 'onion', '1' ],
		[ 'de', [ '1 Zwiebel', '1 Zwiebel' ], 'Zwiebeln', '2' ],
	] )(
		'in %s name the food of %j by the sum: %s',
		( locale, typed, name, total ) => {
			const list = typed.reduce(
				( before, line, at ) =>
					withOwn(
						before,
						readWanted( line, locale ),
						`${ at }`,
						at
					),
				EMPTY
			);
			expect(
				sectionsOf( list, locale ).flatMap( ( { lines } ) => lines )
			).toMatchObject( [
				{
					name,
					amount: total,
					asks: typed.map( () => ( { note: '' } ) ),
				},
			] );
		}
	);

	describe( 'of recipes in several languages', () => {
		/** Lines of a list that recipes have asked for, one food each. */
		const linesOf = (
			page: string,
			...asked: ReadonlyArray< readonly [ lang: string, line: string ] >
		) =>
			sectionsOf(
				asked.reduce(
					( before, [ lang, line ], at ) =>
						withRecipe(
							before,
							{ id: at + 1, title: `${ at }`, url: '', lang },
							[ { ...readWanted( line, lang ), line: '1' } ],
							at
						),
					EMPTY
				),
				page
			)
				.flatMap( ( { lines } ) => lines )
				.map( ( line ) => [
					line.amount.replaceAll( /\s/g, ' ' ),
					line.name,
					line.lang,
				] );

		it( 'add units of one kind, and say the sum in the words of the page', () => {
			const butter = [
				[ 'de', '2 EL Butter' ],
				[ 'en-US', '1 tbsp butter' ],
			] as const;
			expect( linesOf( 'en-US', ...butter ) ).toEqual( [
				[ '3 tbsp', 'butter', 'en-US' ],
			] );
			expect( linesOf( 'de-DE', ...butter ) ).toEqual( [
				[ '3 EL', 'Butter', 'de' ],
			] );
		} );

		it( 'say a unit that the page has not typed by its own word', () => {
			expect(
				linesOf(
					'en-US',
					[ 'en-US', '1 tbsp butter' ],
					[ 'de', '1 TL Butter' ]
				)
			).toEqual( [ [ '1 tbsp + 1 tsp', 'butter', 'en-US' ] ] );
		} );

		it( 'keep foods of different names apart, each with its own sum', () => {
			expect(
				linesOf(
					'en-US',
					[ 'de', '2 EL Öl' ],
					[ 'en-US', '1 tbsp oil' ],
					[ 'de', '1 EL Öl' ]
				)
			).toEqual( [
				[ '1 tbsp', 'oil', 'en-US' ],
				[ '3 EL', 'Öl', 'de' ],
			] );
		} );

		it( 'write the numbers and units of a food in its own language', () => {
			expect(
				linesOf(
					'en-US',
					[ 'de', '1 Dose Mais' ],
					[ 'de', '1 Dose Mais' ],
					[ 'de', '1,2 kg Mehl' ]
				)
			).toEqual( [
				[ '2 Dosen', 'Mais', 'de' ],
				[ '1,2 kg', 'Mehl', 'de' ],
			] );
		} );

		it( 'say of each recipe what it asks for in its own words', () => {
			const [ section ] = sectionsOf(
				[ 'de', 'en' ].reduce(
					( before, lang, at ) =>
						withRecipe(
							before,
							{ id: at + 1, title: lang, url: '', lang },
							[
								{
									...readWanted(
										lang === 'de'
											? '0,5 kg Butter'
											: '0.5 kg butter',
										lang
									),
									line: '1',
								},
							],
							at
						),
					EMPTY
				),
				'en'
			);
			expect(
				section?.lines[ 0 ]?.asks.map( ( ask ) => [
					ask.recipe,
					ask.amount.replaceAll( /\s/g, ' ' ),
				] )
			).toEqual( [
				[ 1, '0,5 kg' ],
				[ 2, '0.5 kg' ],
			] );
		} );
	} );

	it( 'leave the name as written where not all of it is counted', () => {
		const list = [ '1 onion', '200 g onions' ].reduce(
			( before, line, at ) =>
				withOwn( before, readWanted( line ), `${ at }`, at ),
			EMPTY
		);
		expect(
			sectionsOf( list, 'en' ).flatMap( ( { lines } ) => lines )
		).toMatchObject( [ { name: 'onion' } ] );
	} );

	it( 'keep what was typed where it cannot be read', () => {
		const list = withOwn( EMPTY, readWanted( 'something nice' ), 'a', 1 );
		expect( sectionsOf( list, 'en' ) ).toMatchObject( [
			{
				aisle: 'other',
				lines: [ { name: 'something nice', amount: '' } ],
			},
		] );
	} );
} );
