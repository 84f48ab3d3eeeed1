import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { invalid, registerBlocks, reload } from './block-fixtures';

beforeAll( registerBlocks );

const FOLDER = path.resolve(
	__dirname,
	'../../contracts/fixtures/written-recipes'
);

/**
 * Reads the blocks of a fixture.
 *
 * @param file Its name.
 * @return Block markup.
 */
function contentOf( file: string ): string {
	const { content } = JSON.parse(
		readFileSync( path.join( FOLDER, file ), 'utf8' )
	) as { content: string };
	return content;
}

const fixtures = readdirSync( FOLDER ).map( ( file ): [ string, string ] => [
	file,
	contentOf( file ),
] );

describe( 'a recipe that the server has written', () => {
	it( 'is there', () => {
		expect( fixtures.length ).toBeGreaterThan( 5 );
	} );

	it.each( fixtures )(
		'in %s opens as valid and is saved byte for byte as it was',
		( _, content ) => {
			const { blocks, saved } = reload( content );
			expect( invalid( blocks ) ).toEqual( [] );
			expect( saved ).toBe( content );
		}
	);
} );
