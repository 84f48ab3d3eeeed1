import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normaliseMarkup } from './normalise-markup';

/**
 * Tests that a view renders what PHP prints, for each file of a folder; PHPUnit
 * holds the files to what PHP prints today.
 *
 * @param folder  Absolute path of a folder of JSON files: each has `props`, from which PHP prints `html`, and `sent` where the view gets less than these.
 * @param render  Renders the view from what it gets, over what PHP prints, and returns its markup.
 * @param prepare Takes out of what PHP prints what no view needs.
 */
export function describeParity< Sent >(
	folder: string,
	render: ( sent: Sent, html: string ) => string,
	prepare: ( html: string ) => string = ( html ) => html
): void {
	describe( 'the view renders what PHP prints', () => {
		it.each( readdirSync( folder ) )( '%s', ( file ) => {
			// PHPUnit holds the files to this shape.
			const {
				props,
				sent = props,
				html,
			} = JSON.parse( readFileSync( join( folder, file ), 'utf8' ) ) as {
				props: Sent;
				sent?: Sent;
				html: string;
			};
			expect( normaliseMarkup( render( sent, html ) ) ).toBe(
				normaliseMarkup( prepare( html ) )
			);
		} );
	} );
}
