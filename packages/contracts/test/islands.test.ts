import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';

const ROOT = join( __dirname, '../../..' );
const SCHEMAS = join( __dirname, '../schemas' );

/** Islands that are not named as their folder. */
const NAMES = new Map( [ [ 'packages/print', 'print-page' ] ] );

/** What only generators read. */
const KEYWORDS = [ 'tsType', 'x-action', 'x-islands', 'x-keys' ];

const fixtures = [ 'blocks', 'packages' ].flatMap( ( kind ) =>
	readdirSync( join( ROOT, kind ) ).flatMap( ( name ) => {
		const folder = join( ROOT, kind, name, 'test/fixtures/parity' );
		const island = NAMES.get( `${ kind }/${ name }` ) ?? name;
		return existsSync( folder )
			? readdirSync( folder ).map(
					( file ) => [ island, file, join( folder, file ) ] as const
				)
			: [];
	} )
);

function read( file: string ): Record< string, unknown > {
	return JSON.parse( readFileSync( file, 'utf8' ) ) as Record<
		string,
		unknown
	>;
}

/** Adds the schemas of a folder, by their path, so that they find each other. */
function addFolder( ajv: Ajv, folder: string ): void {
	for ( const file of readdirSync( join( SCHEMAS, folder ) ) ) {
		const { $schema: _draft, ...schema } = read(
			join( SCHEMAS, folder, file )
		);
		ajv.addSchema( schema, `https://larder.test/${ folder }/${ file }` );
	}
}

const ajv = new Ajv( { strictTypes: false, keywords: KEYWORDS } );
addFolder( ajv, 'ajax' );
addFolder( ajv, 'islands' );

describe( 'what a view gets of a parity fixture', () => {
	it.each( fixtures )(
		'is what the contract of %s says: %s',
		( island, _, file ) => {
			const { props, sent = props } = read( file );
			ajv.validate(
				`https://larder.test/islands/${ island }.json`,
				sent
			);
			expect( ajv.errors ).toBeNull();
		}
	);
} );
