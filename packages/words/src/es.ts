import type { Language } from './language';

const nouns = `
part=parte|+s
tbsp=cucharada|+s
tsp=cucharadita|+s
tbsp=cucharada sopera|cucharadas soperas
tbsp=cuchara sopera|cucharas soperas
tbsp=cuchara|+s
tsp=cucharilla|+s
tsp=cucharita|+s
cup=taza|+s
teacup=tacita|+s
g=gramo|+s
kg=kilogramo|+s
kg=kilo|+s
mg=miligramo|+s
ml=mililitro|+s
cl=centilitro|+s
dl=decilitro|+s
l=litro|+s
lb=libra|+s
oz=onza|+s
cm=centímetro|+s
inch=pulgada|+s
clove=diente|+s
slice=rebanada|+s
slice=loncha|+s
slice=rodaja|+s
slice=lámina|+s
slice=feta|+s
slice=tajada|+s
can=lata|+s
can=bote|+s
jar=tarro|+s
jar=frasco|+s
bottle=botella|+s
packet=paquete|+s
sachet=sobre|+s
sachet=sobrecito|+s
bag=bolsa|+s
bag=bolsita|+s
carton=brik|+s
carton=brick|+s
carton=tetrabrik|+s
tub=tarrina|+s
tub=envase|+s
box=caja|+s
tray=bandeja|+s
bunch=manojo|+s
bunch=atado|+s
bunch=ramillete|+s
pinch=pizca|+s
pinch=pellizco|+s
pinch=punta de cuchillo|puntas de cuchillo
drop=gota|+s
drop=gotita|+s
dash=chorrito|+s
dash=chorro|+s
dash=chorretón|chorretones
splash=golpe|+s
splash=toque|+s
handful=puñado|+s
handful=puñadito|+s
sprig=ramita|+s
sprig=rama|+s
sprig=brizna|+s
stalk=tallo|+s
stick=penca|+s
stick=palo|+s
leaf=hoja|+s
head=cabeza|+s
bulb=bulbo|+s
piece=trozo|+s
piece=trocito|+s
piece=pieza|+s
piece=pedazo|+s
piece=porción|porciones
piece=unidad|+es
knob=nuez|nueces
cube=cubo|+s
cube=cubito|+s
cube=pastilla|+s
bar=tableta|+s
bar=barra|+s
square=onza de chocolate|onzas de chocolate
sheet=plancha|+s
strip=tira|+s
wedge=gajo|+s
ladle=cazo|+s
ladle=cucharón|cucharones
ball=bola|+s
fillet=filete|+s
shot=chupito|+s
glass=vaso|+s
glass=copa|+s
glass=copita|+s
glass=vasito|+s
strand=hebra|+s
pod=vaina|+s
bundle=mazo|+s
`;

const yields = `
pan|panes
hogaza|+s
pastel|+es
tarta|+s
magdalena|+s
bizcocho|+s
pizza|+s
empanada|+s
tortita|+s
comensal|+es
porción|porciones
ración|raciones
persona|+s
galleta|+s
tamal|+es
flan|+es
empanadilla|+s
croqueta|+s
churro|+s
arepa|+s
buñuelo|+s
rosquilla|+s
trufa|+s
panecillo|+s
taco|+s
rollito|+s
albóndiga|+s
hamburguesa|+s
crep|+s
bollo|+s
molde|+s
torta|+s
rosca|+s
rollo|+s
budín|budines
barra|+s
alfajor|+es
`;

const wholes = `
vaina de vainilla|vainas de vainilla
mandarina|+s
aguacate|+s
limón|limones
lima|+s
naranja|+s
pomelo|+s
granada|+s
huevo|+s
`;

const loneFoods = `
tomate pera|tomates pera
hinojo|+s
apio|+s
chirivía|+s
colinabo|+s
boniato|+s
nabo|+s
diente de ajo|dientes de ajo
cebolla|+s
cebolleta|+s
chalota|+s
tomate|+s
patata|+s
boniato|+s
zanahoria|+s
pimiento|+s
guindilla|+s
cayena|+s
calabacín|calabacines
berenjena|+s
pepino|+s
puerro|+s
nabo|+s
alcachofa|+s
champiñón|champiñones
aguacate|+s
manzana|+s
pera|+s
plátano|+s
melocotón|melocotones
albaricoque|+s
ciruela|+s
higo|+s
dátil|dátiles
mango|+s
fresa|+s
cereza|+s
nuez|nueces
yema|+s
clara|+s
salchicha|+s
tortilla|+s
coliflor|+es
pan|+es
yogur|+es
melón|melones
pechuga|+s
muslo|+s
ala|+s
pollo|+s
calabaza|+s
brócoli|+s
lechuga|+s
chile|+s
chile serrano|chiles serranos
elote|+s
papa|+s
jitomate|+s
chayote|+s
palta|+s
durazno|+s
betabel|+es
ají|ajíes
batata|+s
camarón|camarones
zapallo|+s
frutilla|+s
choclo|+s
morrón|morrones
camote|+s
jalapeño|+s
mazorca|+s
morcilla|+s
chorizo|+s
piña|+s
queso|+s
pimienta|+s
ñora|+s
dorada|+s
repollo|+s
rábano|+s
espárrago|+s
endibia|+s
remolacha|+s
sandía|+s
kiwi|+s
aceituna|+s
chuleta|+s
costilla|+s
gamba|+s
lomo|+s
galleta|+s
oblea|+s
`;

const abbreviations = `
tbsp cda cdas cs c_s c/s cuch c_sopera
tsp cdta cdtas cdita cditas cc c/c c_c ctda cdits
cup tz tzas tza
g gr grs
kg kgs
l lt lts
lb lbs
piece ud uds u unid pza pzas pz
packet paq paqs
sachet sob
bottle bot
dash chto
can lta
`;

const numbers =
	'un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 dieciocho=18 veinte=20 treinta=30 cuarenta=40 cincuenta=50 cien=100 ' +
	'medio=0.5 media=0.5 1_medio=0.5 un_medio=0.5 la_mitad=0.5 mitad=0.5 la_mitad_de_un=0.5 la_mitad_de_una=0.5 un_cuarto=0.25 1_cuarto=0.25 3_cuartos=0.75 cuarto=0.25 cuarto_y_mitad=0.375 un_cuarto_y_mitad=0.375 1_cuarto_y_mitad=0.375 tres_cuartos=0.75 un_tercio=0.3333333333333333 dos_tercios=0.6666666666666666 ' +
	'una_docena=12 docena=12 dos_docenas=24 media_docena=6 una_decena=10 1_decena=10 un_par=2 par=2';

const spanish: Language = {
	code: 'es',
	nouns,
	yields,
	wholes,
	foods: '',
	loneFoods,
	eggs: 'huevos?|yemas?|claras?',
	agreeing: `
batido|+s
batida|+s
grande|+s
pequeño|+s
pequeña|+s
mediano|+s
mediana|+s
rojo|+s
roja|+s
verde|+s
amarillo|+s
amarilla|+s
blanco|+s
blanca|+s
morado|+s
morada|+s
maduro|+s
madura|+s
fresco|+s
fresca|+s
gordo|+s
gorda|+s
raso|+s
rasa|+s
colmado|+s
colmada|+s
buen|buenos
bueno|+s
buena|+s
generoso|+s
generosa|+s
natural|+es
dulce|+s
duro|+s
dura|+s
cocido|+s
cocida|+s
entero|+s
entera|+s
picado|+s
picada|+s
pelado|+s
pelada|+s
troceado|+s
troceada|+s
rallado|+s
rallada|+s
cortado|+s
cortada|+s
exprimido|+s
exprimida|+s
molido|+s
molida|+s
asado|+s
asada|+s
seco|+s
seca|+s
tierno|+s
tierna|+s
hervido|+s
hervida|+s
frito|+s
frita|+s
crudo|+s
cruda|+s
laminado|+s
laminada|+s
limpio|+s
limpia|+s
machacado|+s
machacada|+s
triturado|+s
triturada|+s
negro|+s
negra|+s
fino|+s
fina|+s
bio
prensado|+s
prensada|+s
grueso|+s
gruesa|+s
largo|+s
larga|+s
moscado|+s
moscada|+s
romana|+s
poblano|+s
italiano|+s
`,
	same: '',
	parts: '(?:zumo|jugo|ralladura|cáscara|piel|corteza|pulpa|semillas|yemas?|claras?|hojas|hojitas|ramas|tallos|pulpa|carne|gajos)(?: \\p{L}+)? de ',
	partOf: 'de ',
	article: '',
	each: 'cada|por|c/u|la unidad|la pieza',
	again: 'o|equivale a|en total|total|es decir|son',
	further: 'con|más|y|e|o|u|menos|de l[oa]s cuales|de ell[oa]s',
	within: 'en',
	fixed: 'min\\.?|minutos?|h|horas?|días?|veces|vez|personas?|partes?|trozos|pedazos|mitades|cuartos|cubos|rodajas|grados?',
	abbreviations,
	numbers,
	half: 'y medi[oa]|y (?:un )?(?:cuarto|tercio)|y (?:dos tercios|tres cuartos)|y 1\\/[234]|y 3\\/4|y [½¼¾⅓⅔]|1\\/[234]|3\\/4|[½¼¾⅓⅔]',
	range: 'a|o|u|ó',
	between: [ 'entre', 'y' ],
	lead: 'aproximadamente|algunos|algunas|unos cuantos|unas cuantas|máximo|mínimo|aprox\\.?|alrededor de|unos|unas|cerca de|entre|de|casi|como|al menos|hasta|más o menos|opcional:|unas pocas|unos pocos|otra|otro|o bien|o|más',
	size: '(?:bien |muy )?(?:pequeñ[oa]s?|grandes?|gran|median[oa]s?|buen|buen[oa]s?|generos[oa]s?|colmad[oa]s?|ras[oa]s?|grues[oa]s?|fin[oa]s?|llen[oa]s?|hermos[oa]s?|escas[oa]s?|abundantes?|larg[oa]s?|cort[oa]s?)',
	after: 'aprox\\.?|aproximadamente|(?:bien |muy )?(?:colmad[oa]s?|ras[oa]s?|llen[oa]s?|rebosantes?|generos[oa]s?|grandes?|pequeñ[oa]s?|escas[oa]s?|soper[oa]s?|gord[oa]s?|grues[oa]s?|fin[oa]s?|finit[oa]s?|hermos[oa]s?)',
	of: 'de la |de los |de las |del |de ',
	notes: 'al gusto|a gusto|a voluntad|c/n|cantidad necesaria|para (?:el |la |los |las |un |una )?\\p{L}+|a temperatura ambiente|en (?:rodajas|dados|cubos|cubitos|juliana|trozos|tiras|láminas|rama fina|daditos|cuartos)|opcional(?:es)?|o al gusto|si se desea|cortad[oa]s? en',
	prepared:
		'(?:muy |bien |finamente |groseramente |recién )?(?:picad|rallad|cortad|trocead|machacad|pelad|lavad|escurrid|derretid|fundid|tostad|cocid|hervid|batid|exprimid|molid|desmenuzad|laminad|rebanad|deshuesad|tamizad|filetead|asad|ablandad)[oa]s?|(?:muy )?(?:bland[oa]s?|frí[oa]s?|tibi[oa]s?)|(?:en|a punto de) pomada|(?:muy )?(?:grandes?|pequeñ[oa]s?|median[oa]s?|gord[oa]s?)|en (?:rodajas|dados|cubos|cubitos|juliana|trozos|tiras|láminas|daditos|cuartos)',
	adjectives:
		'(?:roj[oa]s?|verdes?|madur[oa]s?|fresc[oa]s?|dulces?|tiern[oa]s?|sec[oa]s?|grandes?|pequeñ[oa]s?)',
	isNameFirst: false,
};

/** Spanish. */
export const languages: readonly Language[] = [ spanish ];
