import { describe, expect, it } from '@jest/globals';
import { directionOf } from '../src/text/direction';

describe( 'the direction of a recipe', () => {
	it.each( [
		[ 'Lentil soup', 'ltr' ],
		[ '3 Äpfel', 'ltr' ],
		[ 'حمص بالطحينة', 'rtl' ],
		[ '250 غ حمّص', 'rtl' ],
		[ 'חומוס', 'rtl' ],
		[ '½ – 3', undefined ],
	] )( 'of %j is %s', ( name, direction ) => {
		expect( directionOf( name ) ).toBe( direction );
	} );
} );
