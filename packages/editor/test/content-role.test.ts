import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve( __dirname, '../../..' );

const files = [
	path.join( ROOT, 'block.json' ),
	...readdirSync( path.join( ROOT, 'blocks' ) ).map( ( feature ) =>
		path.join( ROOT, 'blocks', feature, 'block.json' )
	),
].filter( existsSync );

/** Lists and searches show recipes from elsewhere; there is nothing in them to write. */
const LISTING =
	/larder\/(?:recipe-archive|recipe-search|saved-recipes|shopping-list)/;

/** The name and the attributes of a block. */
const read = ( file: string ) =>
	JSON.parse( readFileSync( file, 'utf8' ) ) as {
		name: string;
		attributes: Record< string, { role?: string } >;
	};

// WordPress lets people write nothing else inside of patterns.
it.each( files.map( read ).filter( ( { name } ) => ! LISTING.test( name ) ) )(
	'$name can be written in a pattern',
	( { attributes } ) => {
		expect(
			Object.values( attributes ).filter(
				( { role } ) => role === 'content'
			)
		).not.toHaveLength( 0 );
	}
);
