import type { Language } from './language';

const nouns = `
part=part|+s
part=dose|+s
tbsp=cuillère à soupe|cuillères à soupe
tsp=cuillère à café|cuillères à café
tsp=cuillère à thé|cuillères à thé
dsp=cuillère à dessert|cuillères à dessert
tbsp=cuillère à table|cuillères à table
tbsp=cuillerée à soupe|cuillerées à soupe
tsp=cuillerée à café|cuillerées à café
tbsp=grande cuillère|grandes cuillères
tsp=petite cuillère|petites cuillères
spoonful=cuillère|+s
spoonful=cuillerée|+s
cup=tasse|+s
cup=tasse à thé|tasses à thé
coffee-cup=tasse à café|tasses à café
g=gramme|+s
kg=kilogramme|+s
kg=kilo|+s
mg=milligramme|+s
ml=millilitre|+s
cl=centilitre|+s
dl=décilitre|+s
l=litre|+s
lb=livre|+s
oz=once|+s
cm=centimètre|+s
inch=pouce|+s
clove=gousse|+s
slice=tranche|+s
slice=rondelle|+s
can=boîte|+s
can=conserve|+s
can=boîte de conserve|boîtes de conserve
jar=bocal|bocaux
jar=pot|+s
jar=petit pot|petits pots
bottle=bouteille|+s
sachet|+s
packet=paquet|+s
tub=barquette|+s
tub=brique|+s
tub=briquette|+s
tube|+s
bunch=botte|+s
bunch=bouquet|+s
pinch=pincée|+s
pinch=pointe|+s
pinch=pointe de couteau|pointes de couteau
drop=goutte|+s
dash=trait|+s
dash=soupçon|+s
dash=doigt|+s
drizzle=filet|+s
handful=poignée|+s
sprig=brin|+s
sprig=branche|+s
sprig=rameau|+x
stalk=tige|+s
stalk=côte|+s
stick=bâton|+s
leaf=feuille|+s
head=tête|+s
bulb=bulbe|+s
piece=morceau|+x
piece=part|+s
knob=noix
knob=noisette|+s
cube|+s
square=carré|+s
bar=tablette|+s
ladle=louche|+s
ball=boule|+s
wedge=quartier|+s
fillet=pavé|+s
strip=lanière|+s
roll=rouleau|+x
glass=verre|+s
shot=petit verre|petits verres
bowl=bol|+s
turn=tour de moulin|tours de moulin
pod=cosse|+s
zest=zeste|+s
scoop=dose|+s
block=bloc|+s
`;

const yields = `
pain|+s
miche|+s
biscuit|+s
tarte|+s
tartelette|+s
muffin|+s
gaufre|+s
pizza|+s
convive|+s
portion|+s
personne|+s
part|+s
gâteau|+x
crêpe|+s
chou|+x
verrine|+s
madeleine|+s
pièce|+s
brioche|+s
baguette|+s
sablé|+s
cannelé|+s
macaron|+s
moule|+s
galette|+s
ramequin|+s
beignet|+s
quiche|+s
chausson|+s
croissant|+s
bûche|+s
terrine|+s
financier|+s
plaque|+s
petit four|petits fours
fougasse|+s
profiterole|+s
boulette|+s
tourte|+s
nem|+s
cookie|+s
`;

const wholes = `
gousse de vanille|gousses de vanille
clémentine|+s
avocat|+s
citron|+s
citron vert|citrons verts
orange|+s
orange sanguine|oranges sanguines
pamplemousse|+s
grenade|+s
œuf|+s
oeuf|+s
`;

const loneFoods = `
bouquet garni|bouquets garnis
pastèque|+s
gigot|+s
panais
chou-rave|choux-raves
céleri-rave|céleris-raves
rutabaga|+s
patate douce|patates douces
gousse d'ail|gousses d'ail
clou de girofle|clous de girofle
oignon|+s
oignon rouge|oignons rouges
échalote|+s
tomate|+s
pomme de terre|pommes de terre
patate douce|patates douces
carotte|+s
courgette|+s
aubergine|+s
concombre|+s
poivron|+s
poivron rouge|poivrons rouges
piment|+s
poireau|+x
navet|+s
artichaut|+s
champignon|+s
avocat|+s
pomme|+s
poire|+s
banane|+s
pêche|+s
abricot|+s
prune|+s
figue|+s
datte|+s
mangue|+s
fraise|+s
cerise|+s
jaune d'œuf|jaunes d'œufs
jaune d'oeuf|jaunes d'oeufs
blanc d'œuf|blancs d'œufs
blanc d'oeuf|blancs d'oeufs
saucisse|+s
chou-fleur|choux-fleurs
chou|+x
ananas
pâte|+s
poulet|+s
blanc|+s
jaune|+s
escalope|+s
cuisse|+s
aile|+s
betterave|+s
camembert|+s
yaourt|+s
bûche|+s
étoile|+s
endive|+s
fenouil|+s
mandarine|+s
kiwi|+s
magret|+s
côtelette|+s
côte|+s
crevette|+s
galette|+s
steak|+s
rôti|+s
potiron|+s
melon|+s
noisette|+s
amande|+s
olive|+s
cornichon|+s
`;

const abbreviations = `
tbsp c_à_s càs cas cs c_s cuil_à_soupe cuill_à_soupe cuillere_a_s c_à_soupe cuil_à_s cuillère_a_soupe càsoupe c_à_table cuil_à_table c_à_tab
tsp c_à_c càc cac cc c_c cuil_à_café cuill_à_café c_à_café c_à_thé c_à_t càt cuil_à_c cuil_à_thé
spoonful cuil cuill
g gr grs
kg kgs
sachet sach
bunch bouq
piece pce pces
fillet filets
pinch pinc
`;

const numbers =
	'un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 dix-huit=18 vingt=20 trente=30 quarante=40 cinquante=50 cent=100 ' +
	"demi=0.5 demie=0.5 demi-=0.5 demie-=0.5 un_demi=0.5 une_demi=0.5 une_demie=0.5 un_demi-=0.5 une_demi-=0.5 une_demie-=0.5 1_demi-=0.5 un_quart=0.25 1_quart=0.25 quart=0.25 un_tiers=0.3333333333333333 1_tiers=0.3333333333333333 2_tiers=0.6666666666666666 3_quarts=0.75 deux_tiers=0.6666666666666666 trois_quarts=0.75 une_moitié=0.5 la_moitié_d'un=0.5 la_moitié_d'une=0.5 la_moitié=0.5 moitié=0.5 " +
	'une_douzaine=12 douzaine=12 deux_douzaines=24 une_demi-douzaine=6 une_demi_douzaine=6 demi-douzaine=6 1_dizaine=10 2_dizaines=20 une_dizaine=10 dizaine=10 une_quinzaine=15 une_vingtaine=20 vingtaine=20 une_trentaine=30 une_centaine=100';

const french: Language = {
	code: 'fr',
	nouns,
	yields,
	wholes,
	foods: '',
	loneFoods,
	eggs: "(?:œ|oe)ufs?|(?:jaunes?|blancs?)(?: d['’](?:œ|oe)ufs?|(?! d))",
	agreeing: `
battu|+s
battue|+s
piqué|+s
piquée|+s
entier|+s
entière|+s
petit|+s
nouveau|+x
petite|+s
gros
grosse|+s
grand|+s
grande|+s
beau|+x
belle|+s
bon|+s
bonne|+s
moyen|+s
moyenne|+s
rouge|+s
vert|+s
verte|+s
jaune|+s
blanc|+s
blanche|+s
noir|+s
noire|+s
mûr|+s
mûre|+s
frais
fraîche|+s
nouvelle|+s
bio
bombé|+s
bombée|+s
rasé|+s
rasée|+s
rase|+s
pleine|+s
généreuse|+s
traité|+s
traitée|+s
nature
violet|+s
doux
douce|+s
entier|+s
entière|+s
cuit|+s
cuite|+s
dur|+s
dure|+s
fermier|+s
fermière|+s
brisée|+s
feuilletée|+s
naturel|+s
sec|+s
sèche|+s
haché|+s
hachée|+s
pelé|+s
pelée|+s
épluché|+s
épluchée|+s
coupé|+s
coupée|+s
émincé|+s
émincée|+s
râpé|+s
râpée|+s
pressé|+s
pressée|+s
écrasé|+s
écrasée|+s
ciselé|+s
ciselée|+s
rôti|+s
rôtie|+s
séché|+s
séchée|+s
long|+s
longue|+s
fin|+s
fine|+s
rincé|+s
rincée|+s
fendu|+s
fendue|+s
tranché|+s
tranchée|+s
`,
	same: '',
	parts: "(?:jus|chair|zestes?|écorces?|peau|pulpe|graines|jaunes?|blancs?|feuilles|tiges|brins|pluches|fanes|sommités|pétales|suprêmes|pépins)(?: \\p{L}+)? (?:de |d['’])",
	partOf: 'de ',
	article: '',
	each: "chacune?s?|(?:la |par )?pièce|par|à|l[’']un(?:e|ité)?",
	again: 'soit|ou|équivaut à|au total|en tout|total',
	further: 'avec|plus|et|ou|moins|dont|piquée?s? de',
	within: 'dans',
	fixed: 'min\\.?|minutes?|h|heures?|jours?|fois|personnes?|parts?|parties|morceaux|moitiés?|quarts?|cubes|rondelles|tranches|degrés?',
	abbreviations,
	numbers,
	half: 'et demie?|et (?:un )?(?:quart|tiers)|et (?:deux tiers|trois quarts)|et 1\\/[234]|et 3\\/4|et [½¼¾⅓⅔]|1\\/[234]|3\\/4|[½¼¾⅓⅔]',
	range: 'à|ou|a',
	between: [ 'entre', 'et' ],
	lead: "environ|env\\.?|à peu près|autour de|presque|entre|de|au moins|jusqu[’']à|quelques|facultatif :|option :|soit|ou|bien|plus|encore",
	size: '(?:très |bien )?(?:petite?s?|grande?s?|grosse?s?|gros|belles?|beau|beaux|bonne?s?|bon|pleine?s?|fine?s?|moyenne?s?|moyens?|épaisse?s?|épais|généreuses?|généreux|rase?s?|bombée?s?|large?s?|jolie?s?|jeunes?|mini)',
	after: 'environ|(?:bien )?(?:rase?s?|bombée?s?|pleine?s?|fines?|épaisses?|généreuses?|légères?|remplie?s?)',
	of: "de la |de l['’]|d['’]|du |des |de ",
	notes: "à (?:température ambiante|convenance|volonté|votre goût|discrétion)|au goût|selon (?:le |votre |vos |les )?(?:goûts?|envies?)|pour (?:la |le |les |l[’']|un |une )?(?:\\p{L}+)|coupée?s? en|en (?:dés|rondelles|tranches|lamelles|cubes|morceaux|poudre fine|pommade|quartiers|bâtonnets)|facultati(?:f|ve)s?",
	prepared:
		'(?:très |bien |finement |grossièrement |fraîchement )?(?:haché|râpé|émincé|coupé|tranché|ciselé|pelé|épluché|pressé|écrasé|pilé|concassé|émietté|effeuillé|lavé|égoutté|rincé|fondu|battu|cuit|grillé|tamisé|dénoyauté|épépiné|mixé|ramolli)e?s?|(?:très |bien )?(?:mous?|molles?|froide?s?|tièdes?)|(?:en )?pommade|(?:très )?(?:petite?s?|grosse?s?|gros|grande?s?|moyenne?s?|moyens?|belles?|beaux?)|en (?:dés|rondelles|tranches|lamelles|cubes|morceaux|quartiers|bâtonnets)',
	adjectives:
		'(?:petite?s?|grosse?s?|belles?|rouges?|verte?s?|jaunes?|mûre?s?|fraîche?s?|frais|tendres?|fermes?|douce?s?|doux|sèche?s?|sec|secs)',
	isNameFirst: false,
};

/** French. */
export const languages: readonly Language[] = [ french ];
