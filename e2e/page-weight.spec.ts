import {
	DEMO_RECIPE,
	PAGE_BUDGET,
	STYLE_BUDGET,
	weigh,
} from '../tools/gates/page-weight.mjs';
import { expect, test } from './support/test';

test( 'the recipe page of the demo is no heavier than it has to be', async ( {
	request,
}, { annotations } ) => {
	const answer = await request.get( DEMO_RECIPE );
	expect( answer.status(), 'the site has the demo' ).toBe( 200 );
	const { page, style, linked } = weigh( await answer.text() );
	annotations.push( {
		type: 'weight',
		description: `${ page } bytes, ${ style } of them our style`,
	} );
	expect( page ).toBeLessThanOrEqual( PAGE_BUDGET );
	expect( style ).toBeLessThanOrEqual( STYLE_BUDGET );
	expect( linked, 'no screen waits for a file of style' ).toEqual( [] );
} );
