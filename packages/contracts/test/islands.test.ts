import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';

const SCHEMAS = join( __dirname, '../schemas/islands' );
const BLOCKS = join( __dirname, '../../../blocks' );

function read( file: string ): Record< string, unknown > {
	return JSON.parse( readFileSync( file, 'utf8' ) ) as Record<
		string,
		unknown
	>;
}

const fixtures = readdirSync( SCHEMAS ).flatMap( ( file ) => {
	const block = basename( file, '.json' );
	const folder = join( BLOCKS, block, 'test/fixtures/parity' );
	return readdirSync( folder ).map(
		( fixture ) => [ block, fixture, join( folder, fixture ) ] as const
	);
} );

describe( 'what a parity fixture gives its view', () => {
	it.each( fixtures )(
		'is what the contract of %s says: %s',
		( block, _, file ) => {
			const { $schema: _draft, ...schema } = read(
				join( SCHEMAS, `${ block }.json` )
			);
			const ajv = new Ajv( { strict: false } );
			ajv.validate( schema, read( file )[ 'props' ] );
			expect( ajv.errors ).toBeNull();
		}
	);
} );
