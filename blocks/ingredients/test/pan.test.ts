import { panFactor, readPan, TINS, type Pan } from '../pan';
import { panText, readPanText } from '../pan-text';

const round = (
	width: number,
	unit: 'cm' | 'in' = 'cm',
	height = 0
): Pan => ( {
	shape: 'round',
	width,
	length: 0,
	height,
	unit,
} );
const square = ( width: number ): Pan => ( {
	...round( width ),
	shape: 'square',
} );
const rectangle = (
	width: number,
	length: number,
	unit: 'cm' | 'in' = 'cm'
): Pan => ( {
	...round( width, unit ),
	shape: 'rectangle',
	length,
} );

describe( 'another pan', () => {
	it.each( [
		[ round( 20 ), round( 26 ), 1.69 ],
		[ round( 26 ), round( 20 ), 0.5917 ],
		[ round( 20 ), square( 20 ), 1.2732 ],
		[ rectangle( 9, 13, 'in' ), rectangle( 23, 33 ), 1.0055 ],
		[ round( 8, 'in' ), round( 20 ), 0.9688 ],
		[ { ...round( 24 ), shape: 'ring' as const }, round( 24 ), 1.125 ],
	] )( 'multiplies by the areas: %j to %j', ( from, to, factor ) => {
		expect( panFactor( from, to ) ).toBeCloseTo( factor, 3 );
	} );

	it( 'multiplies by the heights, too, where both are known', () => {
		expect(
			panFactor( round( 20, 'cm', 5 ), round( 20, 'cm', 7.5 ) )
		).toBeCloseTo( 1.5 );
		expect( panFactor( round( 20, 'cm', 5 ), round( 20 ) ) ).toBe( 1 );
	} );

	it( 'is offered in the sizes that are sold, each with a name of its own', () => {
		for ( const tins of [ TINS.cm, TINS.in ] ) {
			expect( new Set( tins.map( panText ) ).size ).toBe( tins.length );
			expect( tins.map( readPan ) ).toEqual( tins );
		}
	} );
} );

describe( 'what an author writes of a pan', () => {
	it.each( [
		[ '20 cm round', '20 cm, round' ],
		[ '23cm/9in round tin', '23 cm, round' ],
		[ '20cm (8in) springform tin', '20 cm, round' ],
		[ '33 x 23 cm (13 x 9 in)', '23 × 33 cm, rectangular' ],
		[ '2 x 20 cm round tins', '20 cm, round' ],
		[ '9 x 13 inch (10-cup) dish', '9 × 13 in, rectangular' ],
		[ 'stampo da plumcake 25x11', '11 × 25 cm, loaf tin' ],
		[ '26er Springform', '26 cm, round' ],
		[ '2 8-inch round pans', '8 in, round' ],
		[ '4 x 8 inch loaf pan', '4 × 8 in, loaf tin' ],
		[ 'round 20cm', '20 cm, round' ],
		[ '8-inch round cake tin', '8 in, round' ],
		[ '20 cm', '20 cm, round' ],
		[ '8" square', '8 in, square' ],
		[ '20 x 20 cm', '20 cm, square' ],
		[ '9x13', '9 × 13 in, rectangular' ],
		[ '9 by 13 inch', '9 × 13 in, rectangular' ],
		[ '33 × 23 cm', '23 × 33 cm, rectangular' ],
		[ '230 mm square', '23 cm, square' ],
		[ '30 x 20 x 5 cm', '20 × 30 × 5 cm, rectangular' ],
		[ '20 cm round, 7 cm high', '20 × 7 cm, round' ],
		[ '20 × 7 cm, round', '20 × 7 cm, round' ],
		[ '25 cm loaf tin', '11.5 × 25 cm, loaf tin' ],
		[ '2 lb loaf tin', '13 × 23 cm, loaf tin' ],
		[ '900g loaf tin', '13 × 23 cm, loaf tin' ],
		[ '8½ x 4½ in loaf pan', '4.5 × 8.5 in, loaf tin' ],
		[ 'Springform 26 cm', '26 cm, round' ],
		[ 'Kastenform 25 cm', '11.5 × 25 cm, loaf tin' ],
		[ 'rund, 24,5 cm', '24.5 cm, round' ],
		[ 'molde redondo de 22 cm', '22 cm, round' ],
		[ 'moule à cake 25 cm', '11.5 × 25 cm, loaf tin' ],
		[ 'Gugelhupf 22 cm', '22 cm, ring' ],
		[ '20 سم', '20 cm, round' ],
	] )( 'is read: "%s"', ( text, shown ) => {
		const pan = readPanText( text );
		expect( pan && panText( pan ) ).toBe( shown );
	} );

	it.each( TINS.cm.concat( TINS.in ) )(
		'is read as it is shown: %j',
		( tin ) => {
			expect( readPanText( panText( tin ) ) ).toEqual( tin );
		}
	);

	it( 'is none where nothing is typed, and cannot be read without a size', () => {
		expect( readPanText( ' ' ) ).toBeNull();
		expect( readPanText( 'my round tin' ) ).toBeUndefined();
		expect( readPanText( '200 cm round' ) ).toBeUndefined();
		expect( readPanText( '0 cm round' ) ).toBeUndefined();
		expect( readPanText( '1 Blech' ) ).toBeUndefined();
		expect( readPanText( '12-cup muffin tin' ) ).toBeUndefined();
	} );
} );

it.each( [
	null,
	'round',
	{ shape: 'oval', width: 20 },
	{ shape: 'round', width: '20' },
	{ shape: 'rectangle', width: 20 },
	{ shape: 'round', width: -1 },
] )( 'nothing that is no pan is read: %j', ( stored ) => {
	expect( readPan( stored ) ).toBeNull();
} );
