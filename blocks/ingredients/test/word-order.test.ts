import cases from './fixtures/word-order.json';
import { readPieces } from '../edit/ingredient-kind';
import { listText } from '../list-text';
import { readLines, scaleLines } from '../scale-lines';
import { typedOrder } from '../typed-order';
import { wordOrder } from '../word-order';

it.each( cases )( 'knows in which order "%s" was typed', ( ...line ) => {
	const [ text, quantity, unit, name, note, expected ] = line;
	expect(
		wordOrder( String( text ), {
			quantity: String( quantity ),
			unit: String( unit ),
			name: String( name ),
			note: String( note ),
		} )
	).toEqual( expected );
} );

it.each( [
	[
		'1 small garlic clove, finely grated',
		'2 small garlic cloves, finely grated',
	],
	[ '2 celery stalks', '4 celery stalks' ],
	[ '2 cloves garlic', '4 cloves garlic' ],
	[ 'Flour 500 g', 'Flour 1000 g' ],
	[ 'Flour: 500 g, sifted', 'Flour: 1000 g, sifted' ],
	[ 'flour, 1 cup (95 g)', 'flour, 2 cups (190 g)' ],
	[ 'Onions, red, 2', 'Onions, red, 4' ],
	[ '1 cup, chopped walnuts', '2 cups, chopped walnuts' ],
	[ 'Salt to taste', 'Salt to taste' ],
	[ '2 cups flour - sifted', '4 cups flour - sifted' ],
] )(
	'prints "%s" as it was typed, and twice of it as "%s"',
	( text, twice ) => {
		const item = { id: 'a', text, ...readPieces( text ) };
		const order = typedOrder( item );
		const groups = [
			{
				id: 'g',
				title: '',
				items: [
					{
						...item,
						link: null,
						image: null,
						...( order && { order } ),
					},
				],
			},
		];
		expect( listText( groups ) ).toBe( text );
		expect(
			listText(
				scaleLines( readLines( groups ), 2, { mode: 'scale' } )
			).replaceAll( '\u00a0', ' ' )
		).toBe( twice );
	}
);

it( 'keeps a unit that another system brings beside its amount', () => {
	const order = [
		[ 'name', '' ],
		[ 'quantity', ': ' ],
	] as const;
	const item = {
		id: 'a',
		quantity: '100',
		unit: 'g',
		name: 'Butter',
		note: '(soft)',
		link: null,
		image: null,
		order,
	};
	expect( listText( [ { id: 'g', title: '', items: [ item ] } ] ) ).toBe(
		'Butter: 100 g (soft)'
	);
} );

it( 'looks for no piece without an end in a line', () => {
	const pieces = { quantity: '2', unit: 'cups', name: 'flour', note: '' };
	for ( const piece of [ 'quantity', 'unit', 'name', 'note' ] as const ) {
		expect(
			wordOrder( '2 cups flour', {
				...pieces,
				[ piece ]: 'flour '.repeat( 40_000 ),
			} )
		).toBeNull();
	}
} );
