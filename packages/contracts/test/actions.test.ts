import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';

const SCHEMAS = join( __dirname, '../schemas/ajax' );

type Fixture = {
	valid: readonly unknown[];
	invalid: Record< string, unknown >;
	reply: unknown;
};

const actions = readdirSync( SCHEMAS ).map( ( file ) =>
	file.replace( /\.json$/, '' )
);

function read( folder: string, action: string ): Record< string, unknown > {
	return JSON.parse(
		readFileSync( join( folder, `${ action }.json` ), 'utf8' )
	) as Record< string, unknown >;
}

function fixtureOf( action: string ): Fixture {
	return read( join( __dirname, '../fixtures/ajax' ), action ) as Fixture;
}

const ajv = new Ajv( {
	strictTypes: false,
	keywords: [ 'tsType', 'x-action', 'x-keys' ],
} );
for ( const action of actions ) {
	const { $schema: _draft, ...schema } = read( SCHEMAS, action );
	ajv.addSchema( schema, action );
}

/** Checks a value against one part of an action's contract. */
function errorsOf(
	action: string,
	part: 'request' | 'response',
	value: unknown
): unknown {
	ajv.validate( `${ action }#/properties/${ part }`, value );
	return ajv.errors ?? null;
}

describe( 'the fixtures of an action', () => {
	it.each( actions )( 'hold requests that are valid: %s', ( action ) => {
		for ( const request of fixtureOf( action ).valid ) {
			expect( errorsOf( action, 'request', request ) ).toBeNull();
		}
	} );

	it.each( actions )(
		'hold a reply that keeps the contract: %s',
		( action ) => {
			expect(
				errorsOf( action, 'response', fixtureOf( action ).reply )
			).toBeNull();
		}
	);
} );
