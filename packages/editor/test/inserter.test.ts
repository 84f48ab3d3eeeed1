import './browser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BLOCKS = path.resolve( __dirname, '../../../blocks' );

/** Blocks that come with another one than the recipe, which shows them in its example. */
const isPart = ( feature: string ): boolean => {
	const file = path.join( BLOCKS, feature, 'block.json' );
	return (
		existsSync( file ) &&
		/"larder\/(?:faq|recipe-search)[a-z-]*" ]/.test(
			readFileSync( file, 'utf8' )
		)
	);
};

const features = readdirSync( BLOCKS );

/** Where the settings of a block are; those of the search's parts are with it. */
const settingsOf = ( feature: string ): string =>
	path.join(
		BLOCKS,
		feature.replace( /^recipe-search-(.+)$/, 'recipe-search/parts/$1' ),
		'settings'
	);

describe( 'in the inserter, the block', () => {
	it.each( features )(
		'%s has an icon of the one stroke family',
		async ( feature ) => {
			// The editor fills icons that do not say otherwise.
			expect( await import( settingsOf( feature ) ) ).toMatchObject( {
				settings: {
					icon: {
						type: 'svg',
						props: { strokeWidth: '1.5', style: { fill: 'none' } },
					},
				},
			} );
		}
	);

	it.each( features.filter( ( feature ) => ! isPart( feature ) ) )(
		'%s shows an example',
		async ( feature ) => {
			expect( await import( settingsOf( feature ) ) ).toMatchObject( {
				settings: { example: expect.any( Object ) as object },
			} );
		}
	);
} );
