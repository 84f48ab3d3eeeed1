import { findFit, leastShare, type Step } from '../src/fit';

/** Returns a sheet whose height follows the size of its letters, and of its pictures. */
function sheet( pages: number, pictures = 0 ) {
	return ( { scale, isTight }: Step ): number =>
		pages * scale + ( isTight ? pictures / 2 : pictures );
}

describe( 'a print becomes one page where that stays readable', () => {
	it( 'leaves what fits as it is', () => {
		expect( findFit( sheet( 0.9 ), true ) ).toEqual( {
			step: { scale: 1, isTight: false },
			pages: 1,
		} );
	} );

	it( 'shrinks pictures before letters', () => {
		expect( findFit( sheet( 0.8, 0.3 ), true ).step ).toEqual( {
			scale: 1,
			isTight: true,
		} );
	} );

	it( 'shrinks letters no further than needed, and never below 8.5 of 11 points', () => {
		expect( findFit( sheet( 1.08 ), true ).step.scale ).toBe( 0.9 );
		const scales: number[] = [];
		findFit( ( { scale } ) => {
			scales.push( scale );
			return 1.5;
		}, true );
		expect( Math.min( ...scales ) * 11 ).toBeGreaterThanOrEqual( 8.5 );
	} );

	it( 'prints at the usual size what fits at no size, and says how many pages', () => {
		expect( findFit( sheet( 1.6 ), true ) ).toEqual( {
			step: { scale: 1, isTight: false },
			pages: 2,
		} );
		expect( findFit( sheet( 3.6 ), true ).pages ).toBe( 4 );
	} );

	it( 'saves a page of a long recipe, but keeps its letters large', () => {
		expect( findFit( sheet( 2.1 ), true ) ).toEqual( {
			step: { scale: 0.95, isTight: true },
			pages: 2,
		} );
		expect( findFit( sheet( 2.4 ), true ) ).toEqual( {
			step: { scale: 1, isTight: false },
			pages: 3,
		} );
		const scales: number[] = [];
		findFit( ( { scale } ) => {
			scales.push( scale );
			return 2.9;
		}, true );
		expect( Math.min( ...scales ) ).toBe( 0.9 );
	} );

	it( 'shrinks nothing where nobody wants it', () => {
		expect( findFit( sheet( 1.1 ), false ) ).toEqual( {
			step: { scale: 1, isTight: false },
			pages: 2,
		} );
	} );

	it( 'lays the sheet out a few times only, for every time takes long on a phone', () => {
		const tries = ( pages: number ): number => {
			let count = 0;
			findFit( ( step ) => {
				count++;
				return sheet( pages )( step );
			}, true );
			return count;
		};
		expect( tries( 0.9 ) ).toBe( 1 );
		expect( tries( 1.6 ) ).toBe( 2 );
		for ( const pages of [ 1.01, 1.05, 1.1, 1.15, 1.2, 1.25 ] ) {
			expect( tries( pages ) ).toBeLessThanOrEqual( 5 );
		}
	} );

	it( 'knows how short the smallest letters may make a sheet', () => {
		expect( leastShare( { scale: 1, isTight: false } ) ).toBeCloseTo(
			0.61,
			2
		);
		expect( leastShare( { scale: 0.78, isTight: true } ) ).toBe( 1 );
	} );
} );
