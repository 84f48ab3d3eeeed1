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

describe( 'kinds of a food', () => {
	it.each( [
		[ 'es', 'aceite de oliva', 'aceite de girasol' ],
		[ 'fr', 'huile d’olive', 'huile de tournesol' ],
		[ 'it', 'pomodori pelati', 'passata di pomodoro' ],
		[ 'ar', 'زيت زيتون', 'زيت ذرة' ],
	] )(
		'stay lines of their own in %s: %s and %s',
		async ( language, one, other ) => {
			await loadFoods( language );
			expect( sameFood( foodKey( one, language ), language ) ).not.toBe(
				sameFood( foodKey( other, language ), language )
			);
		}
	);
} );

describe( 'French foods', () => {
	it.each( [
		[ 'gousses d’ail', 'produce' ],
		[ 'oignons rouges', 'produce' ],
		[ 'pommes de terre', 'produce' ],
		[ 'choux-fleurs', 'produce' ],
		[ 'huile d’olive vierge extra', 'oils' ],
		[ 'crème fraîche épaisse', 'dairy' ],
		[ 'œufs', 'dairy' ],
		[ 'blancs de poulet', 'meat' ],
		[ 'farine de blé T55', 'baking' ],
		[ 'feuilles de laurier', 'spices' ],
		[ 'lentilles corail', 'pantry' ],
		[ 'petits pois', 'frozen' ],
		[ 'vaisseaux spatiaux', 'other' ],
	] )( '%s are under %s', async ( name, where ) => {
		await loadFoods( 'fr-FR' );
		expect( aisle( name, 'fr-FR' ) ).toBe( where );
	} );
} );

describe( 'Italian foods', () => {
	it.each( [
		[ 'spicchi d’aglio', 'produce' ],
		[ 'cipolle rosse', 'produce' ],
		[ 'pomodori maturi', 'produce' ],
		[ 'pomodori pelati', 'pantry' ],
		[ 'zucchine', 'produce' ],
		[ 'olio extravergine d’oliva', 'oils' ],
		[ 'farina 00', 'baking' ],
		[ 'uova', 'dairy' ],
		[ 'tuorli', 'dairy' ],
		[ 'petto di pollo', 'meat' ],
		[ 'vongole veraci', 'fish' ],
		[ 'noce moscata', 'spices' ],
		[ 'astronavi', 'other' ],
	] )( '%s are under %s', async ( name, where ) => {
		await loadFoods( 'it-IT' );
		expect( aisle( name, 'it-IT' ) ).toBe( where );
	} );
} );

describe( 'Arabic foods', () => {
	it.each( [
		[ 'بصل أحمر', 'produce' ],
		[ 'فصوص ثوم', 'produce' ],
		[ 'الطماطم', 'produce' ],
		[ 'ملاعق كبيرة زيت زيتون بكر', 'oils' ],
		[ 'حمّص يابس', 'pantry' ],
		[ 'ملعقة صغيرة بيكربونات الصودا', 'baking' ],
		[ 'طحينة جيدة', 'oils' ],
		[ 'بيضات', 'dairy' ],
		[ 'صدور دجاج', 'meat' ],
		[ 'رشّة كمّون', 'spices' ],
		[ 'أرغفة خبز عربي', 'bakery' ],
		[ 'مركبات فضائية', 'other' ],
	] )( '%s are under %s', async ( name, where ) => {
		await loadFoods( 'ar' );
		expect( aisle( name, 'ar' ) ).toBe( where );
	} );
} );

it( 'knows no other foods than English ones elsewhere', async () => {
	expect( await loadFoods( 'fi' ) ).toBe( false );
	expect( await loadFoods() ).toBe( false );
	expect( aisle( 'Spaghetti', 'fi' ) ).toBe( 'pantry' );
	expect( aisle( 'Zwiebel', 'fi' ) ).toBe( 'other' );
} );
