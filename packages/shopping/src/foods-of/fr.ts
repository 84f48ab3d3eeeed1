/** Common foods by the aisle of a shop, in French; see `aisle-foods.ts`. */
export const foods = {
	produce: `
		abricot, ail|gousse d'ail, ananas, aneth, artichaut, asperge, aubergine, avocat, banane, basilic, betterave, blette, brocoli, carotte, céleri, céleri-rave, cerfeuil, cerise, champignon, chicorée, chou|choux,
		chou de bruxelles|choux de bruxelles, chou-fleur|choux-fleurs, ciboulette, ciboule, cive, citron, jus de citron, zeste de citron, clémentine, concombre, coriandre fraîche|coriandre, courge, potiron, potimarron, butternut,
		courgette, cresson, datte, échalote|échalotte, endive, épinard, estragon, fenouil, fève, figue, fraise, framboise, fruit, gingembre, girolle, cèpe, grenade, groseille, haricot vert, herbe, kiwi, laitue, salade, légume,
		mâche, mandarine, mangue, melon, menthe, mûre, myrtille, navet, nectarine, oignon, orange, jus d'orange, oseille, panais, pamplemousse, papaye, pastèque, patate douce, pêche, persil, petits pois frais, piment, poire,
		poireau|poireaux, poivron, pomme, prune, radis, raisin, rhubarbe, romarin, roquette, rutabaga, sauge, thym, tomate, topinambour`,
	bakery: `
		baguette, biscotte, brioche, croissant, pain, pita, tortilla, toast`,
	meat: `
		agneau, gigot, andouille, bacon, bœuf|boeuf, boudin, canard, magret, confit de canard, caille, chorizo, cuisse de poulet, dinde, escalope, foie, jambon, jarret, lapin, lard, lardon, poitrine fumée, merguez, pancetta,
		pintade, porc, filet mignon, poulet, blanc de poulet, filet de poulet, saucisse, saucisson, steak, tofu, veau, viande`,
	fish: `
		anchois, bar, cabillaud, dos de cabillaud, calamar|encornet, coquille saint-jacques|noix de saint-jacques, coque, crabe, crevette|gambas, daurade|dorade, écrevisse, fruit de mer, haddock, hareng, homard, huître,
		langoustine, lieu, lotte, maquereau, merlu, morue, moule, palourde, poisson, poulpe, sardine, saumon, sole, thon frais, truite`,
	dairy: `
		beurre, bleu, roquefort, brie, camembert, chèvre, bûche de chèvre, comté, gruyère, emmental, cottage cheese, crème, faisselle, feta, fromage, lait, margarine, mascarpone, mozzarella, œuf, jaune d'œuf, blanc d'œuf,
		parmesan, petit-suisse, reblochon, ricotta, yaourt`,
	pantry: `
		boulgour, bouillon, cube de bouillon, fond de veau, câpre, chapelure, coquillette, concentré de tomate, cornichon, couscous, semoule, flocon d'avoine, fusilli, gnocchi, haricot blanc, haricot rouge, lait de coco,
		crème de coco, lasagne, lentille, lentilles corail, lentilles vertes, macaroni, maïs, nouille, vermicelle, olive, orge, pâtes, tagliatelle, penne, spaghetti, linguine, petit épeautre, pois cassé, pois chiche, polenta,
		quinoa, riz, sarrasin, thon, tomate pelée, tomate concassée, coulis de tomate, pulpe de tomate`,
	baking: `
		amande, poudre d'amande, bicarbonate, cacahuète, cacao, châtaigne|marron, chocolat, pépite de chocolat, cranberry, farine, fécule, maïzena, gélatine, feuille de gélatine, graine de sésame, sésame, graine de lin,
		graine de courge, graine de tournesol, lait concentré, levure, miel, noisette, poudre de noisette, noix, coco râpée, pâte brisée, pâte feuilletée, pâte sablée, pâte filo, pignon, pistache, pruneau, raisin sec, sirop,
		sucre, cassonade, vanille, gousse de vanille, extrait de vanille`,
	oils: `
		confiture, harissa, huile, ketchup, mayonnaise, miso, moutarde, nuoc-mâm|sauce nuoc-mâm, pesto, purée de sésame, tahini|tahin, sauce, sauce soja|sauce de soja, vinaigre`,
	spices: `
		anis étoilé|badiane, cannelle, bâton de cannelle, cardamome, cayenne, piment de cayenne, clou de girofle|girofle, coriandre en poudre, graine de coriandre, cumin, curcuma, curry, épice, quatre-épices, fenugrec,
		gingembre en poudre, gingembre moulu, herbes de provence, laurier|feuille de laurier, muscade|noix de muscade, origan, paprika, piment d'espelette, poivre, ras el hanout, safran, sel, gros sel, fleur de sel`,
	frozen: `
		glace, glaçon, petit pois, sorbet`,
	drinks: `
		bière, café, calvados, champagne, cidre, cognac, eau, jus, kirsch, porto, rhum, thé, vin, vodka, whisky`,
	household: `
		brochette, pique en bois, cure-dent, essuie-tout, ficelle, film alimentaire, papier cuisson|papier sulfurisé, papier aluminium, serviette`,
} as const;
