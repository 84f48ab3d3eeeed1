import { readBlockNames } from '../src/recipe/text-blocks';

describe( 'names of blocks that a plugin has filtered', () => {
	const OWN = [ 'core/paragraph' ];

	it( 'are taken as they are, as the same list', () => {
		const names = [ 'core/list', 'my/block' ];
		expect( readBlockNames( names, OWN ) ).toBe( names );
	} );

	it( 'leave out what is no name', () => {
		expect( readBlockNames( [ 'core/list', null, 7 ], OWN ) ).toEqual( [
			'core/list',
		] );
	} );

	it( 'are our own where the plugin gives no list', () => {
		expect( readBlockNames( undefined, OWN ) ).toBe( OWN );
	} );
} );
