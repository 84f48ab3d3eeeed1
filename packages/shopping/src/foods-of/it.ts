/** Common foods by the aisle of a shop, in Italian; see `aisle-foods.ts`. */
export const foods = {
	produce: `
		aglio|spicchio d'aglio, albicocca, ananas, aneto, anguria, arancia, succo d'arancia, scorza d'arancia, asparago, avocado, banana, barbabietola, basilico, bietola|bieta, broccolo, broccoletto, carciofo, cardo, carota,
		cavolfiore, cavolo, verza, cavoletto di bruxelles, cetriolo, cicoria, catalogna, ciliegia, cima di rapa, friariello, cipolla, cipollotto, clementina, coriandolo fresco, dattero, dragoncello, erba, fagiolino, fava, fico,
		finocchio, fragola, frutta, frutto della passione, fungo, champignon, porcino, indivia|scarola, insalata, lattuga, kiwi, lampone, lime, succo di lime, limone, succo di limone, scorza di limone, mandarino, mango,
		maggiorana, mela, melagrana, melanzana, melone, menta, mirtillo, mora, nespola, patata, peperoncino, peperone, pera, pesca, pomodoro, pomodorino, pompelmo, porro, prezzemolo, prugna, radicchio, rapa|ravanello, ribes,
		rosmarino, rucola, salvia, scalogno, sedano, costa di sedano, spinacio, spinacino, timo, topinambur, uva, valeriana, verdura, zenzero, zucca, zucchina|zucchino, fiore di zucca`,
	bakery: `
		brioche, focaccia, grissino, pane, pancarrè, mollica di pane, panino, piadina, pita, tortilla`,
	meat: `
		agnello, anatra, bacon, bresaola, carne, macinato, coniglio, coscia di pollo, cotechino, fegato, guanciale, lardo, maiale, lonza, arista, costina, manzo, mortadella, ossobuco, pancetta, pollo, petto di pollo, prosciutto,
		salame, salsiccia, luganega, speck, tacchino, fesa di tacchino, tofu, vitello, wurstel`,
	fish: `
		acciuga|alice, baccalà, merluzzo, stoccafisso, branzino|spigola, calamaro|totano, cozza, frutti di mare, gambero, gamberetto, gamberone, mazzancolla, granchio, nasello, orata, ostrica, pesce, polpo, salmone,
		sarda|sardina, scampo, seppia, sgombro, sogliola, tonno fresco, trota, vongola`,
	dairy: `
		asiago, fontina, emmental, burrata, burro, caciocavallo, provolone, scamorza, crescenza, stracchino, feta, formaggio, gorgonzola, grana, parmigiano, latte, latticello, margarina, mascarpone, mozzarella, fiordilatte,
		panna, pecorino, ricotta, robiola, taleggio, uovo|uova, tuorlo, albume, yogurt`,
	pantry: `
		brodo, dado, cappero, cece, concentrato di pomodoro, couscous|cous cous, fagiolo, borlotto, cannellino, farro, fiocco d'avena, gallette, gnocco, lasagna, latte di cocco, lenticchia, mais, oliva, orzo, pangrattato,
		passata, polpa di pomodoro, pelati, pomodori pelati, pasta, spaghetto, penna, rigatone, fusillo, linguina, tagliatella, bucatino, paccheri, orecchietta, polenta, farina per polenta, quinoa, riso, tonno, sottaceto`,
	baking: `
		amido, maizena, fecola, anacardo, arachide, bicarbonato, cacao, canditi, castagna, cioccolato, goccia di cioccolato, cocco, farina, semola, semolino, gelatina|colla di pesce, latte condensato, lievito, mandorla, miele,
		nocciola, noce, pasta frolla, pasta sfoglia, pasta brisée, pasta fillo, pinolo, pistacchio, sciroppo, seme di sesamo, sesamo, seme di lino, seme di zucca, seme di girasole, uvetta|uva passa|uva sultanina, vaniglia,
		bacca di vaniglia, estratto di vaniglia, vanillina, zucchero`,
	oils: `
		aceto, confettura, marmellata, ketchup, maionese, miso, olio, pesto, salsa, senape, strutto, tahina|tahin`,
	spices: `
		alloro|foglia di alloro, anice, cannella, stecca di cannella, cardamomo, chiodo di garofano, coriandolo, seme di coriandolo, cumino, curcuma, curry, ginepro, bacca di ginepro, noce moscata, origano, paprica|paprika, pepe,
		peperoncino in polvere, sale, spezia, zafferano|bustina di zafferano, zenzero in polvere`,
	frozen: `
		gelato, ghiaccio, cubetto di ghiaccio, pisello, sorbetto`,
	drinks: `
		acqua, amaretto, birra, brandy, cognac, caffè, gin, grappa, limoncello, marsala, prosecco|spumante, rum, succo, tè, vin santo, vino, vodka`,
	household: `
		carta da forno, carta assorbente, carta da cucina, carta stagnola, alluminio, pellicola, spago da cucina|spago, spiedino, stecchino, stuzzicadenti, tovagliolo`,
} as const;
