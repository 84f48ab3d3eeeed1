/** A unit of an ingredient. */
export type Unit = {
	/** Stable id, such as `tbsp`. */
	id: string;
	/** Word for one. */
	one: string;
	/** Word for several. */
	other: string;
	/** Abbreviations, in lower case without a final full stop. */
	short: string[];
};

/** id, word for one, word for several, abbreviations. */
const TABLE = `
tbsp|tablespoon|tablespoons|tbsp tbsps tbs tb tbl tblsp
tsp|teaspoon|teaspoons|tsp tsps ts
dsp|dessertspoon|dessertspoons|dsp dstspn
cup|cup|cups|c
g|gram|grams|g gr gm gms
kg|kilogram|kilograms|kg kgs kilo kilos
mg|milligram|milligrams|mg
ml|milliliter|milliliters|ml mls
ml|millilitre|millilitres|
cl|centiliter|centiliters|cl
dl|deciliter|deciliters|dl
l|liter|liters|l lt ltr
l|litre|litres|
oz|ounce|ounces|oz ozs
fl-oz|fluid ounce|fluid ounces|fl oz|floz
lb|pound|pounds|lb lbs
pint|pint|pints|pt pts
quart|quart|quarts|qt qts
gallon|gallon|gallons|gal
stone|stone|stones|
cm|centimeter|centimeters|cm
cm|centimetre|centimetres|
mm|millimeter|millimeters|mm
inch|inch|inches|in ins
clove|clove|cloves|
slice|slice|slices|
can|can|cans|
tin|tin|tins|
jar|jar|jars|
bottle|bottle|bottles|
packet|packet|packets|pkt
package|package|packages|pkg pkgs
pack|pack|packs|
sachet|sachet|sachets|
box|box|boxes|
bag|bag|bags|
carton|carton|cartons|
container|container|containers|
tub|tub|tubs|
punnet|punnet|punnets|
bunch|bunch|bunches|
bundle|bundle|bundles|
shake|shake|shakes|
dab|dab|dabs|
squeeze|squeeze|squeezes|
lug|lug|lugs|
dram|dram|drams|
squirt|squirt|squirts|
twist|twist|twists|
section|section|sections|
log|log|logs|
tube|tube|tubes|
pod|pod|pods|
pouch|pouch|pouches|
capful|capful|capfuls|
ladle|ladle|ladles|
ladleful|ladleful|ladlefuls|
florets|floret|florets|
sprig|sprig|sprigs|
branch|branch|branches|
stem|stem|stems|
stalk|stalk|stalks|
rib|rib|ribs|
head|head|heads|
bulb|bulb|bulbs|
ear|ear|ears|
leaf|leaf|leaves|
spear|spear|spears|
stick|stick|sticks|
knob|knob|knobs|
piece|piece|pieces|pc pcs
chunk|chunk|chunks|
strip|strip|strips|
sheet|sheet|sheets|
fillet|fillet|fillets|
rasher|rasher|rashers|
rack|rack|racks|
loaf|loaf|loaves|
ball|ball|balls|
cube|cube|cubes|
block|block|blocks|
scoop|scoop|scoops|
square|square|squares|
bar|bar|bars|
pinch|pinch|pinches|
dash|dash|dashes|
drop|drop|drops|
splash|splash|splashes|
drizzle|drizzle|drizzles|
grind|grind|grinds|
grinding|grinding|grindings|
grating|grating|gratings|
handful|handful|handfuls|handsful
glug|glug|glugs|
shot|shot|shots|
glass|glass|glasses|
glassful|glassful|glassfuls|
spoonful|spoonful|spoonfuls|
teaspoonful|teaspoonful|teaspoonfuls|
tablespoonful|tablespoonful|tablespoonfuls|
dollop|dollop|dollops|
jigger|jigger|jiggers|
part|part|parts|
recipe|recipe|recipes|
batch|batch|batches|
envelope|envelope|envelopes|
bushel|bushel|bushels|
pat|pat|pats|
wedge|wedge|wedges|
segment|segment|segments|
`;

type Found = { unit: Unit; form: 'one' | 'other' | 'short' };

const BY_WORD = new Map< string, Found >();

for ( const line of TABLE.trim().split( '\n' ) ) {
	const [ id = '', one = '', other = '', ...abbreviations ] =
		line.split( '|' );
	// Two-word abbreviations stand in a column of their own.
	const short = [
		...( id === 'fl-oz'
			? [ 'fl oz', 'floz', 'fl. oz' ]
			: abbreviations.join( ' ' ).split( ' ' ) ),
	].filter( Boolean );
	const unit: Unit = { id, one, other, short };
	BY_WORD.set( one, { unit, form: 'one' } );
	BY_WORD.set( other, { unit, form: 'other' } );
	for ( const word of short ) {
		BY_WORD.set( word, { unit, form: 'short' } );
	}
}

/**
 * Finds the unit that a word names.
 *
 * @param word A word in any case, with or without a final full stop.
 * @return The unit and in which form it was written, or undefined.
 */
export function findUnit( word: string ): Found | undefined {
	const plain = word
		.trim()
		.toLowerCase()
		.replace( /\.$/, '' )
		.replace( /\s+/g, ' ' );
	return BY_WORD.get( plain );
}
