/** Common foods by the aisle of a shop, in Spanish; see `aisle-foods.ts`. */
export const foods = {
	produce: `
		acelga, aguacate|palta, ajo|diente de ajo, albahaca, alcachofa, apio, arándano, batata|boniato|camote, berenjena, berro, brócoli|brécol, calabacín|calabacita|zapallito, calabaza|zapallo, canónigo, cebolla,
		cebolleta|cebolla tierna, cebollino, cereza, champiñón, chalota, chile|guindilla, cilantro, ciruela, clementina, col|repollo, coliflor, dátil, endibia, eneldo, escarola, espárrago, espinaca, estragón, frambuesa,
		fresa|frutilla, granada, guisante fresco, haba, hierbabuena|menta, higo, hinojo, jengibre, judía verde|ejote|chaucha, kiwi, lechuga, lima, limón|zumo de limón|jugo de limón|ralladura de limón, lombarda,
		maíz|mazorca|elote|choclo, mandarina, mango, manzana, melocotón|durazno, melón, mora, nabo, naranja|zumo de naranja, nectarina, orégano fresco, papaya, patata|papa, pepino, pera, perejil, pimiento,
		pimiento rojo|pimiento verde, piña|ananá, plátano|banana, pomelo|toronja, puerro, rábano, remolacha, romero, rúcula, salvia, sandía, seta|hongo, tomate|jitomate, tomillo, uva, zanahoria`,
	bakery: `
		baguete|baguette, bollo, brioche, cruasán, pan|hogaza, tortilla de maíz|tortilla de harina, tostada`,
	meat: `
		bacón|beicon|tocino|panceta, butifarra, carne, cerdo|lomo de cerdo|solomillo, chorizo, chuleta, codillo, conejo, cordero, costilla, hígado, jamón, longaniza, morcilla, muslo de pollo, pato, pavo, pechuga, pollo,
		salchicha, ternera|res, tofu`,
	fish: `
		almeja, anchoa|boquerón, atún fresco, bacalao, caballa, calamar, cangrejo, gamba|camarón|langostino, langosta, lubina, marisco, mejillón, merluza, pescado, pulpo, rape, salmón, sepia|chipirón, trucha, vieira, dorada`,
	dairy: `
		cuajada, crema agria, huevo|yema|clara|yema de huevo|clara de huevo, kéfir, leche, mantequilla|manteca, margarina, mascarpone, mozzarella, nata|crema de leche, parmesano, queso, queso feta|feta, requesón|ricotta, yogur`,
	pantry: `
		aceituna|oliva, alcaparra, alubia|judía|frijol|poroto|judía blanca, arroz, atún, avena|copo de avena, caldo, cebada, cuscús, espagueti, fideo, garbanzo, lasaña, leche de coco, lenteja, macarrón, pan rallado, pasta,
		pepinillo, polenta, quinoa, sémola, tallarín, tomate triturado|tomate en conserva, concentrado de tomate`,
	baking: `
		almendra, anacardo, avellana, azúcar, azúcar glas|azúcar impalpable, bicarbonato, cacahuete|maní, cacao, chocolate, coco rallado, gelatina, harina, harina de maíz|maicena|fécula, hojaldre, jarabe|sirope, leche condensada,
		leche evaporada, levadura|polvo de hornear, masa quebrada, mazapán, miel, nuez, piñón, pipa de girasol, pistacho, sésamo|ajonjolí, semilla de chía, uva pasa|pasa, vainilla|extracto de vainilla`,
	oils: `
		aceite, kétchup, mayonesa, mermelada, miso, mostaza, salsa, salsa de soja|salsa de soya, salsa de tomate|tomate frito, tahini|tahina, vinagre`,
	spices: `
		anís, azafrán, canela, cardamomo, cayena, clavo, comino, cúrcuma, curry, especia, jengibre en polvo, laurel|hoja de laurel, nuez moscada, ñora, orégano, pimentón, pimienta, sal, semilla de cilantro`,
	frozen: `
		guisante|arveja|chícharo, helado, hielo|cubito de hielo`,
	drinks: `
		agua, brandy|coñac, café, cava, cerveza, ginebra, jerez, ron, sidra, té, tequila, vino, vodka, zumo|jugo`,
	household: `
		brocheta|pincho, film transparente, hilo de cocina, palillo, papel de aluminio, papel de cocina, papel de horno, servilleta`,
} as const;
