import type { Language } from './language';

/** English: words of units, one a line, as `id=one|other`; the id is the word for one where it is left out. */
export const nouns: Language[ 'nouns' ] = `
tbsp=tablespoon|tablespoons
tsp=teaspoon|teaspoons
dsp=dessertspoon|dessertspoons
tbsp=tablespoonful|tablespoonfuls
tsp=teaspoonful|teaspoonfuls
cup|cups
g=gram|grams
kg=kilogram|kilograms
mg=milligram|milligrams
ml=milliliter|milliliters
ml=millilitre|millilitres
cl=centiliter|centiliters
cl=centilitre|centilitres
dl=deciliter|deciliters
dl=decilitre|decilitres
l=liter|liters
l=litre|litres
oz=ounce|ounces
fl-oz=fluid ounce|fluid ounces
lb=pound|pounds
pint|pints
quart|quarts
gallon|gallons
stone|stones
cm=centimeter|centimeters
cm=centimetre|centimetres
mm=millimeter|millimeters
mm=millimetre|millimetres
inch|inches
clove|cloves
slice|slices
can|cans
tin|tins
jar|jars
bottle|bottles
packet|packets
package|packages
pack|packs
sachet|sachets
box|boxes
bag|bags
carton|cartons
container|containers
tub|tubs
punnet|punnets
tube|tubes
pouch|pouches
envelope|envelopes
bunch|bunches
bundle|bundles
pinch|pinches
dash|dashes
drop|drops
splash|splashes
squeeze|squeezes
squirt|squirts
drizzle|drizzles
glug|glugs
lug|lugs
dram|drams
shot|shots
jigger|jiggers
dab|dabs
pat|pats
shake|shakes
twist|twists
grind|grinds
grinding|grindings
grating|gratings
handful|handfuls
capful|capfuls
spoonful|spoonfuls
dollop|dollops
scoop|scoops
ladle|ladles
ladleful|ladlefuls
glass|glasses
glassful|glassfuls
sprig|sprigs
branch|branches
stem|stems
stalk|stalks
rib|ribs
head|heads
bulb|bulbs
ear|ears
leaf|leaves
floret|florets
pod|pods
spear|spears
wedge|wedges
segment|segments
section|sections
stick|sticks
log|logs
knob|knobs
piece|pieces
chunk|chunks
strip|strips
sheet|sheets
fillet|fillets
rasher|rashers
rack|racks
loaf|loaves
ball|balls
cube|cubes
block|blocks
square|squares
bar|bars
part|parts
recipe|recipes
batch|batches
bushel|bushels
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
serving|servings
portion|portions
person|people
biscuit|biscuits
bun|buns
burger|burgers
cake|cakes
cookie|cookies
cupcake|cupcakes
dumpling|dumplings
muffin|muffins
pancake|pancakes
pie|pies
pizza|pizzas
roll|rolls
scone|scones
skewer|skewers
taco|tacos
tart|tarts
`;

/** Other ways to write a unit, after its id; two words are joined by a low line. */
export const abbreviations: Language[ 'abbreviations' ] = `
tbsp tbsp tbsps tbs tb tbl tblsp tblsps
tsp tsp tsps ts
dsp dsp dstspn
cup c
g g gr gm gms
kg kg kgs kilo kilos
mg mg
ml ml mls
cl cl
dl dl
l l lt ltr
oz oz ozs
fl-oz fl_oz fl._oz floz
lb lb lbs
pint pt pts
quart qt qts
gallon gal
cm cm
mm mm
inch in ins
packet pkt
package pkg pkgs
piece pc pcs
handful handsful
`;
