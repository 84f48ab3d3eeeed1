import { findSavings } from '../src/savings';

const ALL = [ 'title', 'images', 'ingredients', 'nutrition', 'notes' ];

/** Pages of a sheet whose parts take so much of a page each. */
const sheet =
	( rest: number, parts: Record< string, number > ) =>
	( names: readonly string[] ): Promise< number > =>
		Promise.resolve(
			Math.ceil(
				Object.entries( parts ).reduce(
					( sum, [ name, size ] ) =>
						names.includes( name ) ? sum : sum + size,
					rest
				)
			)
		);

describe( 'what to leave out to save a page', () => {
	it( 'is a part that does so alone, the least needed first, and two at most', async () => {
		const pages = sheet( 1.35, {
			nutrition: 0.3,
			images: 0.3,
			notes: 0.3,
		} );
		expect( await findSavings( ALL, 3, pages ) ).toEqual( [
			{ names: [ 'nutrition' ], pages: 2 },
			{ names: [ 'images' ], pages: 2 },
		] );
	} );

	it( 'is as few parts as will do where none does so alone', async () => {
		const pages = sheet( 1.95, {
			nutrition: 0.2,
			images: 0.2,
			notes: 0.1,
		} );
		expect( await findSavings( ALL, 3, pages ) ).toEqual( [
			{ names: [ 'nutrition', 'images', 'notes' ], pages: 2 },
		] );
	} );

	it( 'is never what one cooks by, nor what is left out already', async () => {
		const asked: string[] = [];
		await findSavings( ALL, 2, ( names ) => {
			asked.push( ...names );
			return Promise.resolve( 2 );
		} );
		expect( [ ...new Set( asked ) ].sort() ).toEqual( [
			'images',
			'notes',
			'nutrition',
		] );
	} );

	it( 'is nothing for one page', async () => {
		expect(
			await findSavings( ALL, 1, () => Promise.resolve( 1 ) )
		).toEqual( [] );
	} );
} );
