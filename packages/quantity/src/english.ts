import type { Language } from '@larder/words';

const nouns = `
tbsp=tablespoon|+s
tsp=teaspoon|+s
dsp=dessertspoon|+s
tbsp=tablespoonful|+s
spoonful=spoon|+s
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
foot|feet
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
wineglass|+es
cup=cupful|+s
teacup|+s
mug|+s
katori|+s
spritz|+es
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
thumb|+s
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

const yields = `
adult|+s
child|children
guest|+s
bagel|+s
brownie|+s
waffle|+s
crepe|+s
crêpe|+s
doughnut|+s
donut|+s
flatbread|+s
cheesecake|+s
sandwich|+es
wrap|+s
meatball|+s
patty|patties
pasty|pasties
pastry|pastries
tartlet|+s
truffle|+s
tray|+s
pan|+s
bowl|+s
plate|+s
drink|+s
cocktail|+s
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
quesadilla|+s
enchilada|+s
tortilla|+s
empanada|+s
popsicle|+s
croissant|+s
pretzel|+s
kebab|+s
fritter|+s
pudding|+s
quiche|+s
soufflé|+s
eclair|+s
éclair|+s
cracker|+s
macaron|+s
meringue|+s
brioche|+s
ice pop|+s
pop|+s
layer|+s
crust|+s
bite|+s
calzone|+s
mug|+s
popover|+s
latke|+s
knish|+es
samosa|+s
profiterole|+s
pitta|+s
chapati|+s
crumpet|+s
dog|+s
blondie|+s
snickerdoodle|+s
focaccia|+s
`;

const wholes = `
lemon|+s
lime|+s
orange|+s
grapefruit|+s
clementine|+s
pomegranate|+s
egg|+s
vanilla bean|+s
vanilla pod|+s
corn cob|+s
`;

const foods = `
chicken|+s
star anise
lemon|+s
lime|+s
orange|+s
grapefruit|+s
egg|+s
egg yolk|+s
egg white|+s
yolk|+s
onion|+s
spring onion|+s
green onion|+s
scallion|+s
shallot|+s
leek|+s
potato|+es
tomato|+es
carrot|+s
parsnip|+s
turnip|+s
beetroot|+s
radish|+es
cucumber|+s
courgette|+s
zucchini
aubergine|+s
eggplant|+s
pepper|+s
bell pepper|+s
chilli|+es
chili|+es
jalapeño|+s
avocado|+s
artichoke|+s
mushroom|+s
cauliflower|+s
cabbage|+s
lettuce|+s
apple|+s
pear|+s
banana|+s
peach|+es
plum|+s
apricot|+s
nectarine|+s
fig|+s
date|+s
mango|+es
strawberry|strawberries
cherry|cherries
olive|+s
walnut|+s
almond|+s
bay leaf|bay leaves
cinnamon stick|+s
garlic clove|+s
clove of garlic|cloves of garlic
chicken breast|+s
chicken thigh|+s
sausage|+s
tortilla|+s
flour tortilla|+s
corn tortilla|+s
wrap|+s
pita|+s
naan|+s
flatbread|+s
baguette|+s
taco shell|+s
burger bun|+s
hamburger bun|+s
pie crust|+s
pie shell|+s
tart shell|+s
pastry case|+s
pizza base|+s
pizza crust|+s
anchovy|anchovies
`;

/** English numbers and nouns, which are read on every site. Its number words are in `number.ts`. */
export const english = {
	code: 'en',
	nouns,
	yields,
	wholes,
	foods,
	loneFoods: '',
	eggs: 'eggs?(?! (?:noodle|plum|roll|tomato))|egg whites?|(?:egg )?yolks?|whites|white(?=$|[,;(])',
	agreeing: ``,
	same: 'whole|extra|additional|(?:extra[- ])?large|medium(?:-sized)?|small|big|long|thick|thin|fat|ripe|firm|fresh|unwaxed|organic|free-range|hard-boiled|sweet|sour|hot|mild|red|green|yellow|orange|white|brown',
	parts: '(?:juice|zest|rind|peel|pulp|flesh|seeds(?: scraped)?|kernels|yolks?|whites?|leaves|tops|fronds|stems|stalks|florets|needles|petals|cloves|segments|meat) (?:of|from) ',
	partOf: 'of ',
	article: 'an?',
	each: 'each|apiece|a ?piece|per|every|counts?|ct',
	again: 'or|from|weighing|(?:net )?weight|(?:as|if) needed|totall?ing|(?:in )?totals?|altogether|combined|all together|equals?|equivalent to|that is|i\\.e\\.|makes|yields?|yielding|to (?:make|yield|give|equal)|enough for',
	further:
		'(?:with|plus|minus|less|including|of which|reserving|and|and/or|or)(?: an(?:other)?(?: additional| extra)?)?',
	within: 'in(?=\\s(?:about\\s)?[\\d¼-¾⅐-⅞][^,;()]{1,30}\\s(?:water|milk|cream|stock|broth|wine|juice|oil|vinegar|rum|brandy)(?!\\p{L}))|(?:dissolved|soaked|steeped|mixed|melted|diluted|simmered|cooked|infused) in',
	fixed: 'min\\.?|minutes?|hrs?|hours?|days?|nights?|weeks?|times|people|persons?|parts|pieces?|chunks|cubes|strips|slices|wedges|halves|quarters|thirds|layers|servings?|portions?|percent|degrees?',
	prepared:
		'(?:(?:very |extra[ -])?(?:\\p{L}{2,}ly|well|rough|coarse|fine|thin|thick)[ -])?(?:chopped|grated|minced|sliced|diced|shredded|cubed|crumbled|crushed|squeezed|cracked|milled|peeled|shelled|melted|softened|sifted|unsifted|packed|snipped|slivered|strained|steamed|mashed|poached|cooked|uncooked|toasted|chilled|washed|rinsed|trimmed|drained|picked|boned|skinned|seeded|deseeded|hulled|cored|stemmed|halved|quartered|shaved|julienned|beaten|whisked|torn|cut|cleaned|buttered|popped|zested|thawed|scrubbed|deveined|smashed|(?<=(?:ly|coarse|fine)[ -])ground)|hard-(?:boiled|cooked)|rough-chopped|lukewarm|additional|(?:very |extra[ -])?(?:small|large|big)|sm|lg|md|med|medium(?:(?:-| to |-to-)large)?(?:-sized?)?|jumbo|tiny|miniature|plump|bite-sized?',
	numbers: '',
	half: 'and (?:an?|one)[ -](?:half|quarter|third|eighth)|and (?:three[ -]quarters|two[ -]thirds)',
	range: 'to|or',
	between: [ 'between', 'and' ],
} as const satisfies Partial< Language >;
