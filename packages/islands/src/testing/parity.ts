import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normaliseMarkup } from './normalise-markup';

/**
 * Tests that a view renders what PHP prints, for each file of a folder; PHPUnit
 * holds the files to what PHP prints today.
 *
 * @param folder  Absolute path of a folder of JSON files, each with `props` and `html`.
 * @param render  Renders the view, over what PHP prints, and gives its markup.
 * @param prepare Takes out of what PHP prints what no view needs.
 */
export function describeParity< Props >(
	folder: string,
	render: ( props: Props, html: string ) => string,
	prepare: ( html: string ) => string = ( html ) => html
): void {
	describe( 'the view renders what PHP prints', () => {
		it.each( readdirSync( folder ) )( '%s', ( file ) => {
			// PHPUnit holds the files to this shape.
			const { props, html } = JSON.parse(
				readFileSync( join( folder, file ), 'utf8' )
			) as { props: Props; html: string };
			expect( normaliseMarkup( render( props, html ) ) ).toBe(
				normaliseMarkup( prepare( html ) )
			);
		} );
	} );
}
