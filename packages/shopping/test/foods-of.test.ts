import { describe, expect, it } from '@jest/globals';
import { aisleOf, sameFood } from '../src/aisles';
import { foodKey } from '../src/foods';
import { loadFoods } from '../src/load-foods';

const aisle = ( name: string, locale: string ) =>
	aisleOf( sameFood( foodKey( name, locale ), locale ), locale );

describe( 'German foods', () => {
	it.each( [
		[ 'Zwiebeln', 'produce' ],
		[ 'rote Zwiebel', 'produce' ],
		[ 'Bio-Zitronen', 'produce' ],
		[ 'Hähnchenbrustfilet', 'meat' ],
		[ 'Weizenmehl Type 405', 'baking' ],
		[ 'Vollkornmehl', 'baking' ],
		[ 'Eier', 'dairy' ],
		[ 'Schlagsahne', 'dairy' ],
		[ 'natives Olivenöl', 'oils' ],
		[ 'Paprikapulver', 'spices' ],
		[ 'Paprikaschoten', 'produce' ],
		[ 'Rigatoni', 'pantry' ],
		[ 'Raumschiffe', 'other' ],
	] )( '%s are under %s', async ( name, where ) => {
		await loadFoods( 'de-DE' );
		expect( aisle( name, 'de-DE' ) ).toBe( where );
	} );

	it( 'are one line in singular and plural, and under each of their names', () => {
		const key = ( name: string ) => sameFood( foodKey( name, 'de' ), 'de' );
		expect( key( 'Zwiebeln' ) ).toBe( key( 'Zwiebel' ) );
		expect( key( 'Möhren' ) ).toBe( key( 'Karotte' ) );
	} );
} );

describe( 'Spanish foods', () => {
	it.each( [
		[ 'cebolla roja', 'produce' ],
		[ 'dientes de ajo', 'produce' ],
		[ 'aceite de oliva virgen extra', 'oils' ],
		[ 'pechugas de pollo', 'meat' ],
		[ 'harina de trigo', 'baking' ],
		[ 'huevos', 'dairy' ],
		[ 'pimentón dulce', 'spices' ],
		[ 'pimientos verdes', 'produce' ],
		[ 'arroz redondo', 'pantry' ],
		[ 'naves espaciales', 'other' ],
	] )( '%s are under %s', async ( name, where ) => {
		await loadFoods( 'es-ES' );
		expect( aisle( name, 'es-ES' ) ).toBe( where );
	} );
} );

it( 'knows no other foods than English ones elsewhere', async () => {
	expect( await loadFoods( 'fi' ) ).toBe( false );
	expect( await loadFoods() ).toBe( false );
	expect( aisle( 'Spaghetti', 'fi' ) ).toBe( 'pantry' );
	expect( aisle( 'Zwiebel', 'fi' ) ).toBe( 'other' );
} );
