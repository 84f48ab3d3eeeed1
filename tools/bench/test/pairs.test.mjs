import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SiteError } from '../../site/errors.mjs';
import { pairsOf } from '../votes/pairs.mjs';

describe( 'fields and headers on the command line', () => {
	it( 'are a name and a value, which may hold anything', () => {
		assert.deepEqual(
			pairsOf( 'field', [ 'nonce=0a1b', 'suffix=', 'url=/?a=b&c=d e' ] ),
			{ nonce: '0a1b', suffix: '', url: '/?a=b&c=d e' }
		);
	} );

	it( 'are none where none is said, and the last of those with one name', () => {
		assert.deepEqual( pairsOf( 'field', [] ), {} );
		assert.deepEqual( pairsOf( 'field', [ 'id=1', 'id=2' ] ), { id: '2' } );
	} );

	it( 'are refused without a name or a value, by the name of the option', () => {
		for ( const text of [ '', 'nonce', '=value' ] ) {
			assert.throws(
				() => pairsOf( 'header', [ text ] ),
				( error ) =>
					error instanceof SiteError &&
					error.fix === '--header name=value'
			);
		}
	} );
} );
