import type { Language } from './language';

const nouns = `
part=Teil|+e
tbsp=Esslöffel
tsp=Teelöffel
tbsp=Suppenlöffel
tsp=Kaffeelöffel
cup=Tasse|+n
tub=Becher
g=Gramm
kg=Kilogramm
kg=Kilo
mg=Milligramm
ml=Milliliter
cl=Zentiliter
dl=Deziliter
l=Liter
lb=Pfund
cm=Zentimeter
inch=Zoll
mm=Millimeter
clove=Zehe|+n
slice=Scheibe|+n
can=Dose|+n
spoonful=Löffel
can=Büchse|+n
jar=Glas|Gläser
bottle=Flasche|+n
bottle=Fläschchen
packet=Päckchen
packet=Packerl
packet=Paket|+e
package=Packung|+en
pack=Pack
sachet=Beutel
bag=Tüte|+n
tube=Tube|+n
box=Schachtel|+n
box=Kiste|+n
box=Kästchen
net=Netz|+e
bunch=Bund
bunch=Bündel
bunch=Sträußchen
pinch=Prise|+n
pinch=Messerspitze|+n
dash=Schuss
splash=Spritzer
dash=Schluck
drop=Tropfen
handful=Handvoll
sprig=Zweig|+e
sprig=Zweiglein
sprig=Stiel|+e
stem=Stängel
stalk=Stange|+n
head=Kopf|Köpfe
bulb=Knolle|+n
leaf=Blatt|Blätter
sheet=Platte|+n
piece=Stück|+e
piece=Stückchen
cube=Würfel
knob=Stich
knob=Flocke|+n
ball=Kugel|+n
dollop=Klecks|+e
scoop=Kelle|+n
rib=Rippe|+n
bar=Riegel
bar=Tafel|+n
log=Rolle|+n
strip=Streifen
fillet=Filet|+s
loaf=Laib|+e
pod=Schote|+n
shot=Schnapsglas|Schnapsgläser
tray=Schale|+n
pot=Topf|Töpfe
pot=Töpfchen
wedge=Spalte|+n
floret=Röschen
`;

const yields = `
Laib|+e
Blech|+e
Brötchen
Muffin|+s
Waffel|+n
Pizza|Pizzen
Torte|+n
Plätzchen
Semmel|+n
Portion|+en
Person|+en
Kuchen
Brot|+e
Keks|+e
Pfannkuchen
Frikadelle|+n
Croissant|+s
Zopf|Zöpfe
Hefezopf|Hefezöpfe
Springform|+en
Praline|+n
Krapfen
Brezel|+n
Baguette|+s
Burger
Kastenform|+en
Auflaufform|+en
Backblech|+e
Gugelhupf|+e
Schnecke|+n
Zimtschnecke|+n
Kloß|Klöße
Tarteform|+en
`;

const wholes = `
Blutorange|+n
Mandarine|+n
Apfel|Äpfel
Avocado|+s
Zitrone|+n
Bio-Zitrone|+n
Limette|+n
Orange|+n
Bio-Orange|+n
Grapefruit|+s
Granatapfel|Granatäpfel
Vanilleschote|+n
Ei|+er
`;

const foods = `
Zitrone|+n
Limette|+n
Orange|+n
Knoblauchzehe|+n
Zwiebel|+n
Frühlingszwiebel|+n
Lauchzwiebel|+n
Schalotte|+n
Kartoffel|+n
Süßkartoffel|+n
Tomate|+n
Karotte|+n
Möhre|+n
Gurke|+n
Salatgurke|+n
Aubergine|+n
Paprikaschote|+n
Chilischote|+n
Pastinake|+n
Artischocke|+n
Birne|+n
Banane|+n
Aprikose|+n
Pflaume|+n
Feige|+n
Dattel|+n
Erdbeere|+n
Kirsche|+n
Olive|+n
Zimtstange|+n
Gewürznelke|+n
Wacholderbeere|+n
`;

const loneFoods = `
Wassermelone|+n
Honigmelone|+n
Hähnchenkeule|+n
Hähnchenschenkel
Entenkeule|+n
Gänsekeule|+n
Lammkeule|+n
Steckrübe|+n
Rettich|+e
Blumenkohl|+e
Kohlkopf|Kohlköpfe
Salatkopf|Salatköpfe
Weißkohl|+e
Rotkohl|+e
Wirsing|+e
Paprika|+s
Radieschen
Kohlrabi
Zucchini
Chicorée|+s
Lammkarree|+s
Wachtel|+n
Gans|Gänse
Schnitzel
Putenschnitzel
Frikadelle|+n
Sardelle|+n
Sardine|+n
Spitzpaprika|+s
Peperoni
Radicchio|+s
Essiggurke|+n
Gewürzgurke|+n
Apfel|Äpfel
Pfirsich|+e
Mango|+s
Avocado|+s
Champignon|+s
Walnuss|Walnüsse
Lorbeerblatt|Lorbeerblätter
Hähnchenbrust|Hähnchenbrüste
Bratwurst|Bratwürste
Ente|+n
Sellerieknolle|+n
Fenchelknolle|+n
Knoblauchknolle|+n
Lauchstange|+n
Kürbis|Kürbisse
Hokkaidokürbis|Hokkaidokürbisse
Suppenhuhn|Suppenhühner
Huhn|Hühner
Haselnuss|Haselnüsse
Mandel|+n
Melone|+n
Kiwi|+s
Forelle|+n
Garnele|+n
Tortilla|+s
Wurst|Würste
Hähnchenbrustfilet|+s
Entenbrust|Entenbrüste
Lachsfilet|+s
Steak|+s
Kotelett|+s
`;

const abbreviations = `
tbsp el essl
tsp tl teel kl
g gr
l ltr
packet pck päck pkt pckg
leaf bl
drop tr
package pkg packg
pinch msp pr
piece stk st
bunch bd
bottle fl
can ds
handful hand_voll
slice sch
`;

const numbers =
	'ein=1 eine=1 einen=1 einem=1 einer=1 eins=1 eines=1 zwei=2 zwo=2 zweier=2 drei=3 dreier=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 achtzehn=18 zwanzig=20 vierundzwanzig=24 dreißig=30 vierzig=40 fünfzig=50 hundert=100 ' +
	'halb=0.5 halbe=0.5 halber=0.5 halbes=0.5 halben=0.5 ein_halb=0.5 ein_halber=0.5 ein_halbes=0.5 eine_halbe=0.5 einen_halben=0.5 einer_halben=0.5 einem_halben=0.5 ein_viertel=0.25 1_viertel=0.25 3_viertel=0.75 viertel=0.25 eine_viertel=0.25 drei_viertel=0.75 dreiviertel=0.75 ein_drittel=0.3333333333333333 zwei_drittel=0.6666666666666666 ' +
	'anderthalb=1.5 eineinhalb=1.5 einundeinhalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 ein_dutzend=12 dutzend=12 zwei_dutzend=24 ein_halbes_dutzend=6 halbes_dutzend=6';

const german: Language = {
	code: 'de',
	nouns,
	yields,
	wholes,
	foods,
	loneFoods,
	eggs: 'Ei(?:er)?|Eigelbe?|Eiweiße?|Dotter',
	agreeing: `
*er|*e
*es|*e
`,
	same: '\\p{Ll}+e',
	parts: '\\p{L}*(?:saft|schale|abrieb|zesten?|mark|kerne|eigelbe?|dotter|eiweiße?|fruchtfleisch|filets|blätter|blättchen|nadeln|stängel|stiele|grün|röschen) (?:(?:von|aus) )?',
	partOf: 'von ',
	article: '',
	each: 'je|jeweils|jede[rsn]?|pro|à|a|pro Stück',
	again: 'oder|aus|n\\. ?B\\.|(?:nach|bei) Bedarf|(?:Abtropf|Netto|Roh)gewicht|netto|(?:un)?ge\\p{Ll}{2,}(?:t|en)|abgetropft|entsteint|entkernt|entspricht|entsprechen|ergibt|insgesamt|gesamt|zusammen|alles zusammen|das sind|macht',
	further: 'mit|plus|minus|abzüglich|davon|und|oder|sowie',
	within: 'in',
	fixed: 'min\\.?|minuten?|std\\.?|stunden?|tage?n?|mal|personen|teile?n?|stücke?|scheiben|hälften|viertel|würfel|streifen|prozent|grad',
	abbreviations,
	numbers,
	half: 'einhalb|(?<=dutzend\\s|\\d\\s|zwei\\s|drei\\s|vier\\s)und (?:ein(?:e[nmrs]?)? )?halbe[nmrs]?|und (?:ein viertel|ein drittel|zwei drittel|drei viertel|dreiviertel)',
	range: 'bis zu|bis|oder|-? ?bis',
	between: [ 'zwischen', 'und' ],
	lead: 'ca\\.?|mind\\.|min\\.|max\\.|höchst\\.|nicht ganz|fast|einige|ein paar|wenige|mehrere|etwas|ein wenig|circa|zirka|etwa|ungefähr|rund|gut|gute|guter|knapp|knappe|knapper|zwischen|von(?= [\\d¼-¾⅐-⅞][\\d /⁄¼-¾⅐-⅞]{0,6}bis)|mindestens|maximal|höchstens|bis zu|evtl\\.?|eventuell|nach Belieben|je|insgesamt|noch|weitere|oder|optional:',
	size: 'kleine[rsnm]?|große[rsnm]?|mittlere[rsnm]?|mittelgroße[rsnm]?|dicke[rsnm]?|dünne[rsnm]?|gehäufte[rsnm]?|geh\\.|gestrichene[rsnm]?|gestr\\.|gute[rsnm]?|knappe[rsnm]?|volle[rsnm]?|leicht gehäufte|schwach gehäufte|reichlich|kräftige[rsnm]?|ordentliche[rsnm]?|lange[rsnm]?|kurze[rsnm]?|ganze[rsnm]?|frische[rsnm]?|fein gehackte|schöne[rsnm]?|halbe[rsnm]?|daumengroße[rsnm]?|walnussgroße[rsnm]?|haselnussgroße[rsnm]?|kl\\.|gr\\.',
	after: '(?:leicht |gut )?(?:voll|gehäuft|geh\\.|gestrichen|gestr\\.)',
	of: 'à (?:ca\\. ?)?|je (?=\\d)|von der |von den |vom |von ',
	notes: 'nach (?:Geschmack|Belieben|Bedarf|Wunsch)|zum (?:Abschmecken|Anbraten|Ausbacken|Ausrollen|Backen|Belegen|Bepinseln|Bestreichen|Bestreuen|Bestäuben|Braten|Dekorieren|Einfetten|Einreiben|Einstreichen|Fetten|Frittieren|Füllen|Garnieren|Kochen|Servieren|Verzieren|Würzen|Andicken|Ablöschen|Aufgießen|Wälzen|Beträufeln|Panieren|Tränken|Marinieren|Anrichten)|zur (?:Deko|Dekoration|Garnitur|Verzierung)|für (?:den|die|das|dem)(?! )|für (?:den|die|das|ein|eine) \\p{L}+|n\\. ?B\\.|in (?:\\p{L}+ )?(?:Scheiben|Würfeln|Ringen|Streifen|Stücken|Stückchen|Spalten|Röschen|Hälften|Scheibchen)|bei Zimmertemperatur|(?:à|je) (?:ca\\. ?|etwa )?\\d',
	prepared:
		'(?:(?:sehr |ganz )?(?:fein|grob|frisch|dünn|dick|klein|leicht|gut)[ -]?)?(?:gehackt|gewiegt|gerieben|gewürfelt|geschnitten|geschält|gepresst|ausgepresst|gehobelt|geraspelt|gestoßen|zerdrückt|zerkleinert|zerbröselt|zerbröckelt|zerstoßen|zerlassen|geschmolzen|geröstet|gekocht|gegart|halbiert|geviertelt|entkernt|entsteint|gewaschen|geputzt|abgetropft|gesiebt|verquirlt|verschlagen|gezupft|(?<=(?:fein|grob|frisch) )gemahlen|hartgekocht)e[rsnm]?|(?:sehr )?(?:klein|groß|mittelgroß|mittler|dick|dünn|weich)e[rsnm]?',
	adjectives:
		'\\p{L}+(?:lose[rsnm]?|frische[rsnm]?|reife[rsnm]?|kleine[rsnm]?|große[rsnm]?)|(?:frisch|reif|klein|groß|mittelgroß|dick|dünn|fest|weich|rot|grün|gelb|weiß|dunkel|hell|jung|alt|mild|scharf|süß|trocken|getrocknet|gekocht|geräuchert|gemahlen|rein|saftig|zart)e[rsnm]?',
	isNameFirst: false,
};

/** German. */
export const languages: readonly Language[] = [ german ];
