import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from '@wordpress/blocks';
import { registerBlocks, reload } from './block-fixtures';

beforeAll( registerBlocks );

/** What PHPUnit holds, and whole sites where it has changed any over and asks about them. */
const FOLDERS = [
	path.resolve( __dirname, '../../contracts/fixtures/changed-over' ),
	...( process.env[ 'LARDER_CHANGED_OVER' ]
		? [ process.env[ 'LARDER_CHANGED_OVER' ] ]
		: [] ),
];

/**
 * Reads what posts say after a change-over.
 *
 * @param file A fixture.
 * @return Their contents.
 */
function contentsOf( file: string ): string[] {
	const { contents } = JSON.parse( readFileSync( file, 'utf8' ) ) as {
		contents: string[];
	};
	return contents;
}

/**
 * Lists the blocks with a validation message, WordPress's own as well.
 *
 * @param blocks Parsed blocks.
 * @return What is stored of each.
 */
function withMessage( blocks: readonly Block[] ): string[] {
	return blocks.flatMap( ( block ) => [
		...( block.isValid
			? []
			: [ `${ block.name }: ${ block.originalContent ?? '' }` ] ),
		...withMessage( block.innerBlocks ),
	] );
}

/**
 * Counts Larder's blocks in markup.
 *
 * @param markup Blocks.
 * @return How many.
 */
const countOf = ( markup: string ): number =>
	markup.match( /<!-- wp:larder\//g )?.length ?? 0;

const fixtures = FOLDERS.flatMap( ( folder ) =>
	readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ): [ string, string[] ] => [
			file,
			contentsOf( path.join( folder, file ) ),
		] )
);

describe( 'a post after a change-over', () => {
	it.each( fixtures )(
		'from %s opens without a validation message, and saving it again loses no block',
		( _, contents ) => {
			expect( contents.length ).toBeGreaterThan( 0 );
			for ( const content of contents ) {
				const { blocks, saved } = reload( content );
				expect( withMessage( blocks ) ).toEqual( [] );
				expect( countOf( content ) ).toBeGreaterThan( 0 );
				expect( countOf( saved ) ).toBe( countOf( content ) );
			}
		}
	);
} );
