import { byForm, FOODS, keyOf } from './known-foods';
import { likeTyped, type Noun } from './noun-forms';
import { formOf } from './unit-label';

/** English words that end the name of what is counted, whatever precedes them: `serrano chile`, `lemon wedge`. */
const HEADS =
	'ancho bag bap base bean beet blini bone breast bulb cake cannon case cheek chile chop clove cob cone cracker crown crust cube cupcake cutlet disc disk drumstick ear escalope farl fennel filet fillet flan floret frank frond gem gyoza head heart hock joint kidney knuckle leg loin marrow medallion neck nest noisette pan peppercorn pie piece pod pudding quarter quiche rack rasher rib rind ring roast roll round saddle schnitzel shank sheet shell shoot skewer skillet slice spear sprig sprout square stalk stem stick straw supreme tail tart tenderloin thigh tongue toothpick trotter twist wafer wedge wing wonton wrapper'.split(
		' '
	);

/** Those that are foods by themselves, and no part, cut or tool: `kiwi`. */
const WHOLE_HEADS =
	'bagel biscuit bratwurst brioche brownie bun burger cantaloupe capon cassava celeriac challah chayote chipotle ciabatta clam coconut cookie cornichon crab crepe croissant crumpet daikon donut doughnut duck dumpling endive focaccia frankfurter gherkin guava habanero ham hen hotdog jalapeno kebab kipper kiwi kohlrabi kumquat ladyfinger lobster lychee macaroon mandarin marshmallow meatball melon meringue muffin mussel nutmeg oyster pancake papaya partridge persimmon pheasant pickle pigeon pineapple plantain poblano pomelo poussin prawn pretzel pumpkin quail quince rabbit radicchio rutabaga sardine satsuma scallop scone serrano steak swede tangelo tangerine tomatillo truffle turkey waffle watermelon yam'.split(
		' '
	);

/** Those with a form of their own for several. */
const IRREGULAR_HEADS: Record< string, string > = {
	berry: 'berries',
	leaf: 'leaves',
	half: 'halves',
	patty: 'patties',
	loaf: 'loaves',
	carcass: 'carcasses',
	goose: 'geese',
	squash: 'squashes',
	sandwich: 'sandwiches',
	pastry: 'pastries',
	belly: 'bellies',
};

/** The last word of an English name, with its size and up to four words before it; what continues with a preposition is not part of it. */
const LAST_WORD =
	/^((?:[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/x×-]*-\p{L}+\s)?(?:(?!(?:of|in|on|with|and|or|for|from|to|the|an?|at|like|such)\s)[\p{L}.'’-]+\s){0,4})([\p{L}-]+)(?=$|[,;(]|\s(?:of|in|on|with|for|from|at|such as|like)\s)/iu;

/** A word for several at the beginning, which is what is counted: `rings fresh pineapple`. */
const COUNTED_BEFORE = /^(?!Brussels|swiss)\p{L}{2,}[a-rtv-z]s\s/iu;

/** The forms of these words, by either. */
const HEAD_NOUNS = byForm(
	[
		...[ ...HEADS, ...WHOLE_HEADS ].map(
			( one ) => [ one, `${ one }s` ] as const
		),
		...Object.entries( IRREGULAR_HEADS ),
	].map( ( [ one, other ] ) => ( { id: one, one, other } ) ),
	'en'
);

/** Finds the last word of an English name in the nouns that are counted. */
function headNoun( last: string ): Noun | undefined {
	const key = keyOf( last, 'en' );
	return HEAD_NOUNS.get( key ) ?? FOODS.get( 'en' )?.alone.get( key );
}

/** Words after an article that say no number: `a little chicken`. */
const NO_NUMBER =
	/(?<!\p{L})(?:little|few|bit|lot|couple|touch|hint|good|pinch|dash|splash|squeeze|drizzle|handful|knob|grind|grinding|drop|sprinkling|dusting|dollop|glug|twist)\s/iu;

/**
 * Whether the last word of an English name is one of what is counted, so that an
 * article before it says one: `heirloom tomato`.
 *
 * @param name The name, with whatever follows it.
 * @return False for `heirloom tomatoes` and `little chicken`.
 */
export function isOneByName( name: string ): boolean {
	const [ , before = '', last = '' ] = LAST_WORD.exec( name ) ?? [];
	const key = keyOf( last, 'en' );
	return (
		( before !== '' || WHOLE_HEADS.includes( key ) ) &&
		! NO_NUMBER.test( before ) &&
		headNoun( last )?.one === key
	);
}

/** Inflects the last word of an English name where that is what is counted: 2 Granny Smith apples, 2 legs of lamb. */
export function withLastWord( name: string, quantity: number ): string {
	const [ , before = '', last = '' ] = LAST_WORD.exec( name ) ?? [];
	const noun = headNoun( last );
	return noun && ! COUNTED_BEFORE.test( before )
		? before +
				likeTyped( formOf( noun, quantity, 'en' ), last ) +
				name.slice( before.length + last.length )
		: name;
}
