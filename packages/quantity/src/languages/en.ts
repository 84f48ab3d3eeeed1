import type { Language } from './language';

/** English: words of units, one a line, as `language.ts` says. */
export const nouns: Language[ 'nouns' ] = `
tbsp=tablespoon|+s
tsp=teaspoon|+s
dsp=dessertspoon|+s
tbsp=tablespoonful|+s
tsp=teaspoonful|+s
cup|+s
g=gram|+s
kg=kilogram|+s
mg=milligram|+s
ml=milliliter|+s
ml=millilitre|+s
cl=centiliter|+s
cl=centilitre|+s
dl=deciliter|+s
dl=decilitre|+s
l=liter|+s
l=litre|+s
oz=ounce|+s
fl-oz=fluid ounce|+s
lb=pound|+s
pint|+s
quart|+s
gallon|+s
stone|+s
cm=centimeter|+s
cm=centimetre|+s
mm=millimeter|+s
mm=millimetre|+s
inch|+es
clove|+s
slice|+s
can|+s
tin|+s
jar|+s
bottle|+s
packet|+s
package|+s
pack|+s
sachet|+s
box|+es
bag|+s
carton|+s
container|+s
tub|+s
punnet|+s
tube|+s
pouch|+es
envelope|+s
bunch|+es
bundle|+s
pinch|+es
dash|+es
drop|+s
splash|+es
squeeze|+s
squirt|+s
drizzle|+s
glug|+s
lug|+s
dram|+s
shot|+s
jigger|+s
dab|+s
pat|+s
shake|+s
twist|+s
grind|+s
grinding|+s
grating|+s
handful|+s
capful|+s
spoonful|+s
dollop|+s
scoop|+s
ladle|+s
ladleful|+s
glass|+es
glassful|+s
sprig|+s
branch|+es
stem|+s
stalk|+s
rib|+s
head|+s
bulb|+s
ear|+s
leaf|leaves
floret|+s
pod|+s
spear|+s
wedge|+s
segment|+s
section|+s
stick|+s
log|+s
knob|+s
piece|+s
chunk|+s
strip|+s
sheet|+s
fillet|+s
rasher|+s
rack|+s
loaf|loaves
ball|+s
cube|+s
block|+s
square|+s
bar|+s
part|+s
recipe|+s
batch|+es
bushel|+s
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
serving|+s
portion|+s
person|people
biscuit|+s
bun|+s
burger|+s
cake|+s
cookie|+s
cupcake|+s
dumpling|+s
muffin|+s
pancake|+s
pie|+s
pizza|+s
roll|+s
scone|+s
skewer|+s
taco|+s
tart|+s
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
