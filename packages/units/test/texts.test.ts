import { describe, expect, it } from '@jest/globals';
import { otherDegrees } from '../src/degrees';
import { convertText } from '../src/text';

/** Writes a text in both systems, with plain spaces. */
function both( text: string ): [ string, string ] {
	const plain = ( converted: string ): string =>
		converted.replace( /[\u00a0\u2009]/g, ' ' );
	return [
		plain( convertText( text, 'metric', 'en' ) ),
		plain( convertText( text, 'us', 'en' ) ),
	];
}

describe( 'temperatures in a text', () => {
	it.each( [
		[ 'Heat to 350 °F.', 'Heat to 180 °C.', 'Heat to 350 °F.' ],
		[ 'Heat to 350F.', 'Heat to 180 °C.', 'Heat to 350F.' ],
		[ 'Heat to 350 degrees.', 'Heat to 180 °C.', 'Heat to 350 degrees.' ],
		[
			'Heat to 425 degrees Fahrenheit.',
			'Heat to 220 °C.',
			'Heat to 425 degrees Fahrenheit.',
		],
		[ 'Heat to 180 °C.', 'Heat to 180 °C.', 'Heat to 350 °F.' ],
		[ 'at 350–375°F until', 'at 180–190 °C until', 'at 350–375°F until' ],
		[
			'Preheat to 180C/160C fan/gas 4.',
			'Preheat to 180C/160C fan/gas 4.',
			'Preheat to 350 °F.',
		],
		[
			'Preheat to 350°F (180°C).',
			'Preheat to 180°C.',
			'Preheat to 350°F.',
		],
		[
			'Preheat to 180C/350F/Gas 4 and',
			'Preheat to 180C/Gas 4 and',
			'Preheat to 350F and',
		],
		[ 'at gas mark 4', 'at 180 °C', 'at 350 °F' ],
		[ 'a 350-degree oven', 'a 180 °C oven', 'a 350-degree oven' ],
		[ '195 to 200 degrees F', '91–93 °C', '195 to 200 degrees F' ],
		[ '190 to 225°F', '88–107 °C', '190 to 225°F' ],
		[ 'at 160C fan', 'at 160C fan', 'at 325 °F fan' ],
		[ 'at fan 180°C', 'at fan 180°C', 'at fan 350 °F' ],
		[ 'at 180/160 fan.', 'at 180/160 fan.', 'at 350 °F.' ],
		[ 'at 180 (160 fan).', 'at 180 (160 fan).', 'at 350 °F.' ],
		[ 'at 200/180 fan/gas 6.', 'at 200/180 fan/gas 6.', 'at 400 °F.' ],
		[ '120/160 fan.', '120/160 fan.', '120/160 fan.' ],
		[
			'to 200°C (fan 180°C), gas mark 6.',
			'to 200°C (fan 180°C), gas mark 6.',
			'to 400 °F.',
		],
		[
			'between 180 and 200°C',
			'between 180 and 200°C',
			'between 350 and 400 °F',
		],
		[ 'to 165°F inside', 'to 74 °C inside', 'to 165°F inside' ],
		[ 'sugar at 118 °C', 'sugar at 118 °C', 'sugar at 244 °F' ],
		[ 'at 250 °C or 500 °F', 'at 250 °C', 'at 500 °F' ],
		[ 'at 350°F to 375°F', 'at 180–190 °C', 'at 350°F to 375°F' ],
		[
			'to 220 degrees C, 200 degrees fan.',
			'to 220 degrees C, 200 degrees fan.',
			'to 425 °F.',
		],
	] )( '%s', ( text, metric, us ) => {
		expect( both( text ) ).toEqual( [ metric, us ] );
	} );

	it.each( [
		[
			'Heat to 450F, then reduce to 300.',
			'Heat to 230 °C, then reduce to 150 °C.',
		],
		[
			'Roast at 425°F for 15 minutes, then at 350 for 30 minutes.',
			'Roast at 220 °C for 15 minutes, then at 180 °C for 30 minutes.',
		],
		[
			'Let it fall from 400°F to 350.',
			'Let it fall from 200 °C to 180 °C.',
		],
		[ 'Bake from 400 to 350°F.', 'Bake from 200 to 180 °C.' ],
		[ 'Heat to 450°F, then 300.', 'Heat to 230 °C, then 150 °C.' ],
		[ 'Auf 450 °F, dann 300.', 'Auf 230 °C, dann 150 °C.' ],
		[ 'à 450 °F, puis 300.', 'à 230 °C, puis 150 °C.' ],
		[ 'a 450 °F, poi 300.', 'a 230 °C, poi 150 °C.' ],
		[ 'a 450 °F, luego 300.', 'a 230 °C, luego 150 °C.' ],
		[
			'Bake at 350°F until the middle reads 165.',
			'Bake at 180 °C until the middle reads 74 °C.',
		],
		[
			'Preheat to 450. Lower it to 375°F after an hour.',
			'Preheat to 230 °C. Lower it to 190 °C after an hour.',
		],
		[
			'Heat to 450°F, then lower the oven by 50.',
			'Heat to 230 °C, then lower the oven by 30 °C.',
		],
		[
			'Bake at 350°F to an internal temperature of 165.',
			'Bake at 180 °C to an internal temperature of 74 °C.',
		],
		[
			'Heat the oil to 350–375F; keep it at 350.',
			'Heat the oil to 180–190 °C; keep it at 180 °C.',
		],
		[
			'Heat to 425°F (220°C), then reduce to 350 and bake.',
			'Heat to 220°C, then reduce to 180 °C and bake.',
		],
	] )( 'go on in the scale that was said before: %s', ( text, metric ) => {
		expect( both( text )[ 0 ] ).toBe( metric );
		expect( both( text )[ 1 ].replace( ' (220°C)', '' ) ).toBe(
			text.replace( ' (220°C)', '' )
		);
	} );

	it.each( [
		[
			'en',
			'Bake at 350 for 25 minutes.',
			'Bake at 180 °C for 25 minutes.',
		],
		[ 'en', 'Heat the oven to 375-400.', 'Heat the oven to 190–200 °C.' ],
		[
			'en',
			'Preheat to 450, then reduce to 300.',
			'Preheat to 230 °C, then reduce to 150 °C.',
		],
		[ 'en', 'Preheat the oven to 180.', 'Preheat the oven to 180.' ],
		[ 'en', 'Bake 300 cookies.', 'Bake 300 cookies.' ],
		[ 'en', 'Preheat oven to 350, gas 4.', 'Preheat oven to 350, 180 °C.' ],
	] )( 'are those of an oven in %s: %s', ( locale, text, metric ) => {
		expect(
			convertText( text, 'metric', locale ).replace( /\u00a0/g, ' ' )
		).toBe( metric );
	} );

	it.each( [
		[
			'de',
			'Den Ofen auf 180 vorheizen.',
			'Den Ofen auf 350 °F vorheizen.',
		],
		[ 'fr', 'Préchauffez le four à 180.', 'Préchauffez le four à 350 °F.' ],
		[
			'es',
			'Hornea a 200 durante 20 min.',
			'Hornea a 400 °F durante 20 min.',
		],
		[
			'it',
			'Infornate a 200 per 20 min.',
			'Infornate a 400 °F per 20 min.',
		],
		[ 'de', 'Backpulver und 200 g Mehl.', 'Backpulver und 7 oz Mehl.' ],
		[ 'es', 'Reduce hasta 500 ml.', 'Reduce hasta 2 tazas + 2 cdas.' ],
	] )(
		'are Celsius where no scale is said in %s: %s',
		( locale, text, us ) => {
			expect(
				convertText( text, 'us', locale ).replace( /\u00a0/g, ' ' )
			).toBe( us );
		}
	);

	it.each( [
		'Heat to 230 °C, then reduce to 300 ml.',
		'Bake at 180°C and cut the sheet to 300 g pieces.',
		'Bake at 180°C for 100 people.',
		'Preheat to 200 °C. Add 250, then stir.',
		'Cook at 180 °C. Beat to 100 % volume.',
		'Heat to 450, then reduce to 300.',
	] )( 'are no bare numbers of anything else: %s', ( text ) => {
		expect( both( text )[ 0 ] ).toBe( text );
	} );

	it.each( [
		[ 'de', 'Ofen auf 180 Grad Celsius heizen', 'Ofen auf 350 °F heizen' ],
		[
			'de',
			'bei 180 Grad (Umluft 160 Grad)',
			'bei 350 °F (Umluft 325 °F)',
		],
		[ 'de', 'Umluft 160 Grad', 'Umluft 325 °F' ],
		[ 'de', 'bei 180° backen', 'bei 350 °F backen' ],
		[ 'de', 'zwischen 180 und 200 Grad', 'zwischen 350 und 400 °F' ],
		[
			'de',
			'auf 220 °C heizen, dann auf 180 herunterschalten',
			'auf 425 °F heizen, dann auf 350 °F herunterschalten',
		],
		[ 'es', 'a 180 grados durante una hora', 'a 350 °F durante una hora' ],
		[ 'es', 'a 180 grados centígrados.', 'a 350 °F.' ],
		[
			'es',
			'a 200 °C; baja el horno a 180.',
			'a 400 °F; baja el horno a 350 °F.',
		],
		[ 'fr', 'à 180 degrés pendant', 'à 350 °F pendant' ],
		[
			'fr',
			'à 200 °C, puis baisser à 180 pendant',
			'à 400 °F, puis baisser à 350 °F pendant',
		],
		[ 'it', 'a 180 gradi per', 'a 350 °F per' ],
		[ 'it', 'da 180 a 200 gradi', 'da 350 a 400 °F' ],
		[ 'ar', 'على حرارة 180 درجة مئوية', 'على حرارة 350 °F' ],
		[ 'en', 'at 180 Grad Celsius', 'at 350 °F' ],
	] )( 'are read in %s: %s', ( locale, text, us ) => {
		expect(
			convertText( text, 'us', locale ).replace( /\u00a0/g, ' ' )
		).toBe( us );
		expect( convertText( text, 'metric', locale ) ).toBe( text );
	} );

	it.each( [
		[ 'de', 'Die Form um 180 Grad drehen.' ],
		[ 'es', 'Gira el molde 180 grados.' ],
		[ 'fr', 'Tourner le plat de 180 degrés.' ],
		[ 'en', 'Heat it to 180°.' ],
	] )( 'are no angles in %s: %s', ( locale, text ) => {
		expect( convertText( text, 'us', locale ) ).toBe( text );
	} );

	it( 'of a British oven may say Celsius once for all', () => {
		expect(
			both(
				'Preheat to 220C/200C fan/gas 7. Turn down to 180/160 fan/gas 4.'
			)
		).toEqual( [
			'Preheat to 220C/200C fan/gas 7. Turn down to 180/160 fan/gas 4.',
			'Preheat to 425 °F. Turn down to 350 °F.',
		] );
	} );

	it( 'are one where only the second half says its scale', () => {
		expect( both( 'Preheat to 350/180C.' ) ).toEqual( [
			'Preheat to 180C.',
			'Preheat to 350.',
		] );
	} );

	it( 'of an American oven may be said in Spanish', () => {
		expect( convertText( 'a 350 grados.', 'metric', 'es-US' ) ).toBe(
			'a 180\u00a0°C.'
		);
	} );

	it.each( [
		[ 'Increase the heat by 25°F.', 'by 15 °C.', 'by 25°F.' ],
		[ 'Bake it 20°C lower.', '20°C lower.', '35 °F lower.' ],
		[ 'Up high, add 15 °F.', 'add 8 °C.', 'add 15 °F.' ],
	] )( 'may be differences: %s', ( text, metric, us ) => {
		const [ inMetric, inUs ] = both( text );
		expect( inMetric.endsWith( metric ) ).toBe( true );
		expect( inUs.endsWith( us ) ).toBe( true );
	} );

	it.each( [
		'Turn the pan 180 degrees.',
		'Rotate by 360 degrees halfway.',
		'Warm it to 180 degrees.',
		'Heat 100 times',
		'Vitamin C 350',
		'Step 350 for 4 people',
	] )( 'that could be something else stay: %s', ( text ) => {
		expect( both( text ) ).toEqual( [ text, text ] );
	} );

	it( 'are those of ovens, to the mark', () => {
		expect(
			[ 300, 325, 350, 375, 400, 425, 450, 475, 500 ].map( ( degrees ) =>
				otherDegrees( degrees, 'F' )
			)
		).toEqual( [ 150, 160, 180, 190, 200, 220, 230, 250, 260 ] );
		expect(
			[ 150, 160, 180, 190, 200, 220, 230 ].map( ( degrees ) =>
				otherDegrees( degrees, 'C' )
			)
		).toEqual( [ 300, 325, 350, 375, 400, 425, 450 ] );
	} );
} );

describe( 'lengths in a text', () => {
	it.each( [
		[ 'a 9-inch pan', 'a 23 cm pan', 'a 9-inch pan' ],
		[ 'a 9x13 inch dish', 'a 23 × 33 cm dish', 'a 9x13 inch dish' ],
		[ '12 x 1-inch balls', '12 x 2.5 cm balls', '12 x 1-inch balls' ],
		[ '2 x 3-inch pieces', '5 × 8 cm pieces', '2 x 3-inch pieces' ],
		[ '2 x 2-inch squares', '5 × 5 cm squares', '2 x 2-inch squares' ],
		[ '4x4-inch squares', '10 × 10 cm squares', '4x4-inch squares' ],
		[ '2 x 2-inch cubes', '5 × 5 cm cubes', '2 x 2-inch cubes' ],
		[ '3 x 4-inch slices', '8 × 10 cm slices', '3 x 4-inch slices' ],
		[ '25x25cm/10x10in square', '25x25cm square', '10x10in square' ],
		[ 'a 12-cup muffin tin', 'a 12-cup muffin tin', 'a 12-cup muffin tin' ],
		[ 'a 9-by-13-inch pan', 'a 23 × 33 cm pan', 'a 9-by-13-inch pan' ],
		[ 'a 20cm tin', 'a 20cm tin', 'an 8-inch tin' ],
		[ 'a 20cm/8in tin', 'a 20cm tin', 'an 8in tin' ],
		[ 'an 8-inch (20 cm) tin', 'a 20 cm tin', 'an 8-inch tin' ],
		[ '1/4 inch thick', '6 mm thick', '1/4 inch thick' ],
		[ '2 cm apart', '2 cm apart', '¾ inch apart' ],
		[ 'roll to 5 cm.', 'roll to 5 cm.', 'roll to 2 inches.' ],
		[ '1 1/2-inch cubes', '4 cm cubes', '1 1/2-inch cubes' ],
		[ 'a 9" tin', 'a 23 cm tin', 'a 9" tin' ],
		[ 'an 11-inch tin', 'a 28 cm tin', 'an 11-inch tin' ],
		[ '1/2-inch slices', '1.25 cm slices', '1/2-inch slices' ],
		[ '2- to 3-inch strips', '5–8 cm strips', '2- to 3-inch strips' ],
		[ '2-inch to 3-inch', '5–8 cm', '2-inch to 3-inch' ],
		[
			'2 to 3 inches of water',
			'5–8 cm of water',
			'2 to 3 inches of water',
		],
	] )( '%s', ( text, metric, us ) => {
		expect( both( text ) ).toEqual( [ metric, us ] );
	} );

	it.each( [
		'Put 4 in the pan.',
		'He said "take 9" and left.',
		'Bake 2 in a row',
	] )( 'that are none stay: %s', ( text ) => {
		expect( both( text ) ).toEqual( [ text, text ] );
	} );
} );

describe( 'amounts in a text', () => {
	it.each( [
		[ 'Add 1 cup water.', 'Add 240 ml water.', 'Add 1 cup water.' ],
		[
			'Add 1 cup of the flour and mix.',
			'Add 125 g of the flour and mix.',
			'Add 1 cup of the flour and mix.',
		],
		[
			'Pour in 500 ml stock',
			'Pour in 500 ml stock',
			'Pour in 2 cups + 2 tbsp stock',
		],
		[ 'Add 2 tbsp oil', 'Add 2 tbsp oil', 'Add 2 tbsp oil' ],
		[ 'Makes 3 cups.', 'Makes 700 ml.', 'Makes 3 cups.' ],
		[ 'Use 30g. Roll it.', 'Use 30g. Roll it.', 'Use 1 oz. Roll it.' ],
		[ 'Use 3 oz. Roll it.', 'Use 85 g. Roll it.', 'Use 3 oz. Roll it.' ],
		[ 'Add 4 oz. Parmesan.', 'Add 115 g Parmesan.', 'Add 4 oz. Parmesan.' ],
		[ 'a 1/3-cup measure', 'an 80 ml measure', 'a 1/3-cup measure' ],
		[ 'a 1.5-litre basin', 'a 1.5-litre basin', 'a 6 ¼-cup basin' ],
		[
			'a 3- to 4-pound chicken',
			'a 1.35–1.8 kg chicken',
			'a 3- to 4-pound chicken',
		],
	] )( '%s', ( text, metric, us ) => {
		expect( both( text ) ).toEqual( [ metric, us ] );
	} );

	it( 'leave a text without any exactly as it was', () => {
		const text = 'Bake for 25–30 minutes, turn once; serves 4.';
		expect( both( text ) ).toEqual( [ text, text ] );
	} );
} );

it( 'leaves the prepositions of other languages as they are', () => {
	expect( convertText( 'Calienta a 176 °F.', 'metric', 'es' ) ).toBe(
		'Calienta a 80\u00a0°C.'
	);
} );

it( 'says inches in the language of the page', () => {
	expect( convertText( 'Eine 26-cm-Form.', 'us', 'de' ) ).toBe(
		'Eine 10-Zoll-Form.'
	);
	expect( convertText( '5 cm große Stücke', 'us', 'de' ) ).toBe(
		'2\u00a0Zoll große Stücke'
	);
	expect( convertText( 'dados de 2 cm', 'us', 'es' ) ).toBe(
		'dados de ¾ pulgada'
	);
} );

describe( 'an oven with a fan is told apart from one without, in the words of each language', () => {
	it.each( [
		[ 'de', 'auf 180/160 Umluft', 'auf 350 °F/325 °F Umluft' ],
		[ 'de', 'auf 180/160 °C Umluft', 'auf 350 °F/325 °F Umluft' ],
		[ 'de', 'auf 180 °C (160 °C Umluft)', 'auf 350 °F (325 °F Umluft)' ],
		[ 'de', 'bei 160 Umluft', 'bei 325 °F Umluft' ],
		[
			'fr',
			'à 180/160 chaleur tournante',
			'à 350 °F/325 °F chaleur tournante',
		],
		[ 'fr', 'à Th. 5/150°C', 'à Th. 5/300 °F' ],
		[ 'es', 'a 180/160 con ventilador', 'a 350 °F/325 °F con ventilador' ],
		[ 'it', 'a 180/160 ventilato', 'a 350 °F/325 °F ventilato' ],
		[ 'en', 'by half to 350 ml', 'by half to 1 ½ cups' ],
		[ 'de', '200 g/160 g Zucker', '7 oz/5 ½ oz Zucker' ],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect(
			convertText( text, 'us', locale ).replace( /[\u00a0\u2009]/g, ' ' )
		).toBe( right );
		expect( convertText( text, 'metric', locale ) ).toBe( text );
	} );
} );

describe( 'a text of thousands of temperatures', () => {
	it.each( [ '180 °C ', 'heat to 180 °C, then 200, ' ] )(
		'takes as long in one piece as in eight: %s',
		( words ) => {
			/** Returns the microseconds of processor time that some texts take; the least of three. */
			const work = ( count: number, repetitions: number ): number => {
				const text = words.repeat( repetitions );
				return Math.min(
					...[ 1, 2, 3 ].map( () => {
						const start = process.cpuUsage();
						for ( let read = 0; read < count; read++ ) {
							convertText( text, 'us', 'en' );
						}
						const { user, system } = process.cpuUsage( start );
						return user + system;
					} )
				);
			};
			work( 8, 100 );
			// It would be eight times as long if each looked at all others.
			expect( work( 1, 4000 ) ).toBeLessThan( 3 * work( 8, 500 ) );
		}
	);

	it( 'is converted as a short one is', () => {
		const [ , us ] = both( 'at 180 °C, 190 °C, '.repeat( 500 ) );
		expect( us ).toBe( both( 'at 180 °C, 190 °C, ' )[ 1 ].repeat( 500 ) );
	} );
} );

describe( 'what an amount in a text is of', () => {
	it.each( [
		[
			'Add 1 1/2 cups of sugar to the water/lemon mixture.',
			'Add 300 g of sugar to the water/lemon mixture.',
		],
		[
			'Add 1 cup sugar to the cream and whip.',
			'Add 200 g sugar to the cream and whip.',
		],
		[ 'Add 1 cup potato water.', 'Add 240 ml potato water.' ],
	] )( '%s', ( text, metric ) => {
		expect( both( text ) ).toEqual( [ metric, text ] );
	} );
} );

describe( 'amounts in brackets that nothing closes', () => {
	it.each( [ '1 cup (2 oz (', '1 g [2 oz (' ] )(
		'are read in time: %s',
		( piece ) => {
			const start = performance.now();
			convertText( piece.repeat( 300 ), 'us', 'en' );
			expect( performance.now() - start ).toBeLessThan( 3000 );
		}
	);
} );
