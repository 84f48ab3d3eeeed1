import { weigh } from '../tools/gates/page-weight.mjs';
import { expect, test } from './support/test';

/** The budget of the page, gzipped. */
const PAGE = 33 * 1024;

/** The budget of style, with all that the template of a recipe shows. */
const STYLE = 6144;

test( 'the recipe page of the demo is no heavier than it has to be', async ( {
	request,
}, { annotations } ) => {
	const answer = await request.get( '/recipe/miso-ramen/' );
	expect( answer.status(), 'the site has the demo' ).toBe( 200 );
	const { page, style } = weigh( await answer.text() );
	annotations.push( {
		type: 'weight',
		description: `${ page } bytes, ${ style } of them our style`,
	} );
	expect( page ).toBeLessThanOrEqual( PAGE );
	expect( style ).toBeLessThanOrEqual( STYLE );
} );
