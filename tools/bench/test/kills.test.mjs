import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseKills } from '../votes/kills.mjs';

describe( 'servers that die', () => {
	it( 'do so as often as is asked, while there is still something to do', () => {
		const moments = [ ...chooseKills( 10, 1_600 ).keys() ];
		assert.equal( moments.length, 10 );
		assert.ok( moments.every( ( done ) => done > 0 && done < 1_600 ) );
		assert.equal( chooseKills( 0, 1_600 ).size, 0 );
		assert.equal( chooseKills( 10, 4 ).size, 3 );
	} );

	it( 'do so at uneven moments, which are the same in every run', () => {
		const moments = [ ...chooseKills( 10, 1_600 ).keys() ].sort(
			( a, b ) => a - b
		);
		const steps = moments.map(
			( done, at ) => done - ( moments[ at - 1 ] ?? 0 )
		);
		assert.equal( new Set( steps ).size > 5, true );
		assert.deepEqual( chooseKills( 10, 1_600 ), chooseKills( 10, 1_600 ) );
	} );
} );
