import type { Language } from './language';

const nouns = `
part=parte|parti
tbsp=cucchiaio|cucchiai
tsp=cucchiaino|cucchiaini
tbsp=cucchiaiata|cucchiaiate
tbsp=cucchiaio da tavola|cucchiai da tavola
tsp=cucchiaino da tè|cucchiaini da tè
tsp=cucchiaino da caffè|cucchiaini da caffè
cup=tazza|tazze
teacup=tazzina|tazzine
g=grammo|grammi
kg=chilogrammo|chilogrammi
kg=chilo|chili
mg=milligrammo|milligrammi
ml=millilitro|millilitri
cl=centilitro|centilitri
dl=decilitro|decilitri
l=litro|litri
hg=etto|etti
lb=libbra|libbre
oz=oncia|once
cm=centimetro|centimetri
inch=pollice|pollici
clove=spicchio|spicchi
slice=fetta|fette
slice=fettina|fettine
slice=rondella|rondelle
can=lattina|lattine
can=scatola|scatole
can=scatoletta|scatolette
can=barattolo|barattoli
jar=vasetto|vasetti
jar=vaso|vasi
bottle=bottiglia|bottiglie
sachet=bustina|bustine
packet=pacchetto|pacchetti
packet=pacco|pacchi
package=confezione|confezioni
bag=busta|buste
bag=sacchetto|sacchetti
tub=vaschetta|vaschette
tub=brick
tube=tubetto|tubetti
bunch=mazzo|mazzi
bunch=mazzetto|mazzetti
bunch=ciuffo|ciuffi
bunch=ciuffetto|ciuffetti
pinch=pizzico|pizzichi
pinch=presa|prese
pinch=punta|punte
pinch=punta di coltello|punte di coltello
drop=goccia|gocce
splash=spruzzo|spruzzi
splash=spruzzata|spruzzate
splash=goccio|gocci
splash=schizzo|schizzi
dash=spolverata|spolverate
grind=macinata|macinate
grating=grattata|grattate
grating=grattugiata|grattugiate
drizzle=filo|fili
drizzle=giro|giri
handful=manciata|manciate
handful=pugno|pugni
handful=manciatina|manciatine
sprig=rametto|rametti
sprig=ramo|rami
sprig=rametti
stalk=gambo|gambi
stalk=costa|coste
stalk=costola|costole
stick=stecca|stecche
stick=bastoncino|bastoncini
leaf=foglia|foglie
leaf=fogliolina|foglioline
sheet=foglio|fogli
head=testa|teste
head=cespo|cespi
bulb=bulbo|bulbi
piece=pezzo|pezzi
piece=pezzetto|pezzetti
knob=noce|noci
knob=ricciolo|riccioli
cube=cubetto|cubetti
cube=dado|dadi
cube=panetto|panetti
bar=tavoletta|tavolette
square=quadratino|quadratini
ladle=mestolo|mestoli
ladle=mestolino|mestolini
ball=pallina|palline
ball=palla|palle
wedge=spicchietto|spicchietti
fillet=filetto|filetti
strip=striscia|strisce
strip=listarella|listarelle
roll=rotolo|rotoli
glass=bicchiere|bicchieri
shot=bicchierino|bicchierini
pod=bacca|bacche
zest=scorzetta|scorzette
floret=cimetta|cimette
`;

const yields = `
pane|pani
pagnotta|pagnotte
muffin
pizza|pizze
crostata|crostate
panino|panini
focaccia|focacce
frittella|frittelle
commensale|commensali
porzione|porzioni
persona|persone
biscotto|biscotti
torta|torte
ciambella|ciambelle
cornetto|cornetti
arancino|arancini
polpetta|polpette
gnocco|gnocchi
tartufo|tartufi
cannolo|cannoli
grissino|grissini
tramezzino|tramezzini
bignè
crocchetta|crocchette
teglia|teglie
ciambellone|ciambelloni
tartelletta|tartellette
budino|budini
bombolone|bomboloni
raviolo|ravioli
filone|filoni
pasticcino|pasticcini
stampo|stampi
crespella|crespelle
piadina|piadine
involtino|involtini
`;

const wholes = `
bacca di vaniglia|bacche di vaniglia
baccello di vaniglia|baccelli di vaniglia
mandarino|mandarini
avocado
limone|limoni
lime
arancia|arance
pompelmo|pompelmi
melagrana|melagrane
uovo|uova
`;

const loneFoods = `
anguria|angurie
coscio|cosci
sedano|sedani
pastinaca|pastinache
cavolo rapa|cavoli rapa
sedano rapa|sedani rapa
fuso di pollo|fusi di pollo
spicchio d'aglio|spicchi d'aglio
cipolla|cipolle
cipolla rossa|cipolle rosse
cipollotto|cipollotti
scalogno|scalogni
pomodoro|pomodori
patata|patate
carota|carote
acciuga|acciughe
zucchina|zucchine
melanzana|melanzane
peperone|peperoni
peperoncino|peperoncini
cetriolo|cetrioli
porro|porri
finocchio|finocchi
carciofo|carciofi
mela|mele
pera|pere
banana|banane
pesca|pesche
albicocca|albicocche
prugna|prugne
fico|fichi
dattero|datteri
fragola|fragole
ciliegia|ciliegie
noce|noci
tuorlo|tuorli
albume|albumi
salsiccia|salsicce
petto|petti
ala|ali
coscia|cosce
pollo|polli
coniglio|conigli
broccolo|broccoli
cavolfiore|cavolfiori
cavolo|cavoli
lattuga|lattughe
zucca|zucche
dado|dadi
orata|orate
polpo|polpi
ravanello|ravanelli
asparago|asparagi
fungo|funghi
porcino|porcini
kiwi
melone|meloni
oliva|olive
gambero|gamberi
bistecca|bistecche
mozzarella|mozzarelle
rapa|rape
barbabietola|barbabietole
radicchio|radicchi
`;

const abbreviations = `
g gr
kg kgs
l lt
hg hg
tbsp cucch cucc c_s
tsp cucch.no cucchi.no c.ino c_no
piece pz
package conf
sachet bust
pinch pizz
`;

const numbers =
	"un=1 uno=1 una=1 un'=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 sedici=16 diciotto=18 venti=20 trenta=30 quaranta=40 cinquanta=50 cento=100 " +
	"mezzo=0.5 mezza=0.5 mezz'=0.5 un_mezzo=0.5 una_mezza=0.5 metà=0.5 la_metà=0.5 la_metà_di_un=0.5 la_metà_di_una=0.5 un_quarto=0.25 1_quarto=0.25 3_quarti=0.75 tre_quarti=0.75 un_terzo=0.3333333333333333 due_terzi=0.6666666666666666 " +
	'una_dozzina=12 dozzina=12 mezza_dozzina=6 due_dozzine=24 1_decina=10 una_decina=10 decina=10 una_quindicina=15 una_ventina=20 ventina=20 una_trentina=30 un_paio=2 paio=2 un_centinaio=100';

const italian: Language = {
	code: 'it',
	nouns,
	yields,
	wholes,
	foods: '',
	loneFoods,
	eggs: 'uov[oa]|tuorl[io]|album[ei]',
	agreeing: `
sbattuto|sbattuti
sbattuta|sbattute
grande|grandi
piccolo|piccoli
piccola|piccole
medio|medi
media|medie
rosso|rossi
rossa|rosse
verde|verdi
giallo|gialli
gialla|gialle
bianco|bianchi
bianca|bianche
maturo|maturi
matura|mature
fresco|freschi
fresca|fresche
grosso|grossi
grossa|grosse
abbondante|abbondanti
colmo|colmi
raso|rasi
rasa|rase
bel|bei
bella|belle
buon|buoni
buona|buone
sodo|sodi
intero|interi
cotto|cotti
crudo|crudi
tritato|tritati
pelato|pelati
sbucciato|sbucciati
tagliato|tagliati
affettato|affettati
grattugiato|grattugiati
spremuto|spremuti
trattato|trattati
nero|neri
pulito|puliti
schiacciato|schiacciati
soda|sode
intera|intere
cotta|cotte
cruda|crude
tritata|tritate
pelata|pelate
sbucciata|sbucciate
tagliata|tagliate
affettata|affettate
grattugiata|grattugiate
spremuta|spremute
trattata|trattate
nera|nere
pulita|pulite
schiacciata|schiacciate
moscata|moscate
biologico|biologici
biologica|biologiche
secco|secchi
secca|secche
dolce|dolci
vegetale|vegetali
bio
sciolto|sciolti
sciolta|sciolte
tostato|tostati
tostata|tostate
porcino|porcini
lungo|lunghi
lunga|lunghe
`,
	same: '',
	parts: "(?:succo|scorza|scorzetta|buccia|zeste|polpa|semi|chicchi|tuorl[io]|album[ei]|foglie|foglioline|gambi|cimette|aghi|petali|spicchi)(?: \\p{L}+)? (?:di |d['’])",
	partOf: 'di ',
	article: '',
	each: "ciascun[oaie]?|cadaun[oa]|cad\\.?|l[’']un[oa]|per|ogni|al pezzo",
	again: 'o|ovvero|pari a|in totale|totale|cioè',
	further: 'con|più|e|ed|o|od|meno|di cui',
	within: 'in',
	fixed: 'min\\.?|minuti?|ore?|ora|giorni?|volte|persone|parti|pezzi|metà|quarti|cubetti|fette|gradi',
	abbreviations,
	numbers,
	half: 'e mezz[oa]|e un (?:quarto|terzo)|e (?:due terzi|tre quarti)|e 1\\/[234]|e 3\\/4|e [½¼¾⅓⅔]|1\\/[234]|3\\/4|[½¼¾⅓⅔]',
	range: 'a|o|ai|od',
	between: [ '(?:tra|fra)(?: i| le)?', 'e' ],
	lead: "circa|qualche|alcun[ei]|poch[ei]|massimo|minimo|ca\\.?|più o meno|quasi|all'incirca|intorno a|tra|fra|da|dai|dalle|almeno|fino a|facoltativo:|facoltativi:|oppure|o|altri|altre|n\\.|nr\\.|n°",
	size: '(?:molto |ben )?(?:piccol[oaei]|grand[ei]|gross[oaie]|medi[oae]?|medie|bel|bell[oaei]|bei|begli|buon|buon[oaei]|colm[oaie]|ras[oaie]|abbondant[ei]|generos[oaie]|scars[oaie]|pien[oaie]|sottil[ei]|spess[oaie]|lungh[ei]|lung[oa]|tener[oaei])',
	after: 'circa|da (?:minestra|tavola|cucina|t[eè]|the|caffè|dessert)|(?:molto |ben )?(?:colm[oaie]|ras[oaie]|abbondant[ei]|generos[oaie]|scars[oaie]|pien[oaie]|sottil[ei]|spess[oaie]|alt[oaei]|grand[ei]|piccol[oaei]|gross[oaei])',
	of: "di |da (?=\\d)|d['’]|del |dello |della |dell['’]|dei |degli |delle ",
	notes: "q\\.? ?b\\.?|quanto basta|a piacere|a piacimento|a gusto|a temperatura ambiente|per (?:il |la |lo |le |i |gli |l[’']|un |una )?\\p{L}+|facoltativ[oaie]|tagliat[oaei] (?:a|in)|a (?:dadini|cubetti|fette|rondelle|listarelle|pezzetti|julienne|tocchetti|spicchi|fettine)|in (?:foglie|pezzi)|se (?:piace|gradito|gradita)",
	prepared:
		'(?:molto |ben |finemente |grossolanamente |appena )?(?:tritat|grattugiat|tagliat|affettat|sbucciat|pelat|lavat|schiacciat|pestat|spremut|fus|sciolt|tostat|cott|bollit|lessat|sgocciolat|scolat|setacciat|sbattut|macinat|snocciolat|sminuzzat|sbriciolat|ammorbidit)[oaie]|(?:molto )?(?:morbid[oaie]|fredd[oaie]|tiepid[oaie])|(?:molto )?(?:grand[ei]|piccol[oaei]|gross[oaei]|medi[oae]?)|a (?:dadini|cubetti|fette|fettine|rondelle|pezzetti)',
	adjectives:
		'(?:ross[oaie]|verd[ei]|matur[oaie]|fresc[oa]|fresch[ei]|dolc[ei]|secc[oa]|secch[ei]|grand[ei]|piccol[oaei])',
	isNameFirst: true,
};

/** Italian. */
export const languages: readonly Language[] = [ italian ];
