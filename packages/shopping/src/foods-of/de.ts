/** Common foods by the aisle of a shop, in German; see `aisle-foods.ts`. */
export const foods = {
	produce: `
		Apfel|Äpfel, Aprikose, Artischocke, Aubergine, Avocado, Banane, Basilikum, Batate|Süßkartoffel, Beere, Birne, Blumenkohl, Bohne grüne|grüne Bohne, Brokkoli, Brombeere, Champignon, Chili|Chilischote|Peperoni, Chicorée, Chinakohl, Cranberry,
		Dattel, Dill, Erbsenschote|Zuckerschote, Erdbeere, Estragon, Feige, Feldsalat, Fenchel, Frühlingszwiebel|Lauchzwiebel, Granatapfel, Grapefruit, Grünkohl, Gurke|Salatgurke, Heidelbeere|Blaubeere, Himbeere, Ingwer, Johannisbeere, Karotte|Möhre|Mohrrübe, Kartoffel, Kerbel,
		Kirsche, Kirschtomate|Cherrytomate, Kiwi, Knoblauch|Knoblauchzehe, Kohlrabi, Koriander, Kräuter, Kürbis, Lauch|Porree, Limette, Mandarine, Mango, Mangold, Melone, Minze, Mais|Maiskolben, Nektarine, Orange|Apfelsine, Oregano, Pak Choi, Paprika|Paprikaschote, Pastinake, Petersilie, Petersilienwurzel,
		Pfifferling, Pfirsich, Pflaume|Zwetschge|Zwetschke, Pilz, Radicchio, Radieschen, Rettich, Rhabarber, Rosenkohl, Rosmarin, Rote Bete|Rote Beete|Rote Rübe, Rotkohl|Blaukraut, Rucola, Salat|Kopfsalat, Salbei, Schalotte, Schnittlauch, Sellerie|Knollensellerie, Spargel, Spinat, Spitzkohl, Staudensellerie|Stangensellerie,
		Steckrübe, Steinpilz, Suppengrün|Suppengemüse, Thymian, Tomate|Paradeiser, Traube|Weintraube, Weißkohl|Weißkraut, Wirsing, Zitrone|Zitronensaft|Zitronenschale, Zitronengras, Zucchini, Zwiebel`,
	bakery: `
		Baguette, Brot, Brötchen|Semmel|Weckerl, Brezel|Breze, Brioche, Croissant, Fladenbrot, Knäckebrot, Roggenbrot, Toast|Toastbrot, Tortilla, Weißbrot, Zwieback`,
	meat: `
		Bratwurst, Chorizo, Ente|Entenbrust, Fleisch, Gans, Gulasch, Hackfleisch|Faschiertes|Rinderhack|Gehacktes, Hähnchen|Hühnchen|Huhn|Hendl, Hähnchenbrust|Hühnerbrust|Hähnchenbrustfilet, Hähnchenschenkel, Kalb|Kalbfleisch, Kassler, Kaninchen, Lamm|Lammfleisch|Lammkeule, Leber, Mett, Pancetta,
		Pute|Putenbrust, Rind|Rindfleisch, Rinderbraten, Roulade, Salami, Schinken, Schnitzel, Schwein|Schweinefleisch|Schweinebauch, Speck|Bauchspeck|Schinkenspeck, Steak, Tofu, Truthahn, Wild, Wurst|Würstchen`,
	fish: `
		Fisch|Fischfilet, Forelle, Garnele|Krabbe|Shrimp, Hering, Heilbutt, Jakobsmuschel, Kabeljau|Dorsch, Krebs, Lachs|Räucherlachs, Makrele, Matjes, Muschel|Miesmuschel, Sardelle|Anchovis, Sardine, Scholle, Seelachs, Thunfischsteak, Tintenfisch|Calamari, Zander`,
	dairy: `
		Butter, Buttermilch, Butterschmalz, Camembert, Crème fraîche, Ei|Eier|Eigelb|Eiweiß, Emmentaler, Feta|Schafskäse|Hirtenkäse, Frischkäse, Gouda, Hafermilch, Joghurt|Naturjoghurt, Käse|Reibekäse|Bergkäse, Kefir, Margarine, Mascarpone, Milch|Vollmilch, Mozzarella, Parmesan,
		Pecorino, Quark|Topfen|Magerquark, Ricotta, Sahne|Schlagsahne|Schlagobers|Rahm, Sauerrahm|saure Sahne, Schmand, Skyr, Ziegenkäse`,
	pantry: `
		Bohne|weiße Bohne|Kidneybohne, Brühe|Gemüsebrühe|Hühnerbrühe|Rinderbrühe|Fond, Bulgur, Couscous, Erbse getrocknet|Schälerbse, Essiggurke|Gewürzgurke, Gerste|Graupe, Gnocchi, Grieß|Hartweizengrieß, Haferflocken, Kapern, Kichererbse, Kokosmilch, Lasagneplatte, Linse|rote Linse|Berglinse, Makkaroni, Nudel|Pasta, Olive, Paniermehl|Semmelbrösel,
		Passierte Tomate|Passata, Penne, Polenta|Maisgrieß, Quinoa, Reis|Basmatireis|Risottoreis|Milchreis|Langkornreis, Reisnudel, Sauerkraut, Spätzle, Spaghetti, Tagliatelle, Thunfisch, Tomatenmark, Dosentomate|gehackte Tomate`,
	baking: `
		Ahornsirup, Apfelmus, Backpulver, Backkakao|Kakao|Kakaopulver, Cashewkern, Gelatine, Haselnuss, Hefe|Trockenhefe|Germ, Honig, Kokosraspel|Kokosflocken, Kuvertüre, Kürbiskern, Leinsamen, Mandel, Marzipan|Marzipanrohmasse, Mehl|Weizenmehl|Dinkelmehl|Roggenmehl, Mohn, Natron, Nuss, Pinienkern, Pistazie,
		Puddingpulver, Puderzucker|Staubzucker, Rosine, Rübensirup, Schokolade|Zartbitterschokolade, Sesam, Sirup, Sonnenblumenkern, Speisestärke|Stärke|Maisstärke, Vanille|Vanilleschote|Vanilleextrakt, Vanillezucker|Vanillinzucker, Walnuss, Zucker|brauner Zucker|Rohrzucker, Blätterteig, Mürbeteig, Filoteig`,
	oils: `
		Apfelessig, Balsamico|Balsamessig, Essig|Weißweinessig|Rotweinessig, Fischsauce, Ketchup, Konfitüre|Marmelade, Kokosöl, Mayonnaise, Meerrettich|Kren, Miso, Öl|Pflanzenöl|Sonnenblumenöl|Rapsöl, Olivenöl, Pesto, Schmalz, Senf, Sesamöl, Sojasauce|Sojasoße, Tahin|Sesampaste, Worcestersauce, Erdnussbutter`,
	spices: `
		Anis|Sternanis, Cayennepfeffer, Chiliflocken, Chilipulver, Currypulver|Curry, Fenchelsamen, Gewürz, Gewürznelke|Nelke, Ingwerpulver, Kardamom, Koriandersamen, Kreuzkümmel|Cumin, Kümmel, Kurkuma, Lorbeerblatt|Lorbeer, Majoran, Muskat|Muskatnuss, Paprikapulver, Pfeffer|Pfefferkorn, Piment, Safran, Salz|Meersalz, Senfkorn, Wacholderbeere, Zimt|Zimtstange`,
	frozen: `
		Eis|Vanilleeis, Eiswürfel, Erbse|TK-Erbse, TK-Spinat, TK-Beere`,
	drinks: `
		Apfelsaft, Bier, Cognac, Espresso, Kaffee, Limonade, Mineralwasser|Wasser, Orangensaft, Portwein, Rotwein, Rum, Saft, Sekt, Sherry, Tee, Wein, Weißwein, Wodka`,
	household: `
		Alufolie, Backpapier, Frischhaltefolie, Holzspieß|Spieß, Küchengarn, Küchenpapier, Muffinförmchen, Serviette, Zahnstocher`,
} as const;
