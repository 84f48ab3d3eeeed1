const FOODS = [
	'red lentils',
	'carrots, finely diced',
	'butter, softened',
	'smoked paprika',
	'vegetable stock, hot',
	'flat-leaf parsley',
	'plain flour',
	'brown sugar',
];

const AMOUNTS = [
	[ '200', 'g' ],
	[ '1 1/2', 'cups' ],
	[ '2-3', 'tbsp' ],
	[ '1/2', 'tsp' ],
	[ '750', 'ml' ],
	[ '4', '' ],
];

const STEPS = [
	'Rinse the lentils under cold water until it runs clear, then let them drain well.',
	'Melt the butter over a gentle heat and soften the vegetables for about ten minutes.',
	'Stir in the spices and let them bloom for a minute, taking care that nothing burns.',
	'Pour in the stock, bring it to the boil and simmer until everything is tender.',
];

/**
 * Picks from a list that repeats.
 *
 * @template T
 * @param {readonly [T, ...T[]]|readonly T[]} list
 * @param {number} index
 * @return {T} The item.
 */
function pick( list, index ) {
	const item = list[ index % list.length ];
	if ( item === undefined ) {
		throw new Error( 'There is nothing to pick from.' );
	}
	return item;
}

/**
 * Returns an id as blocks have them.
 *
 * @param {string} letter
 * @param {number} index
 * @return {string} Eight characters.
 */
const id = ( letter, index ) => letter + String( index ).padStart( 7, '0' );

/**
 * Describes a recipe as nested blocks, for `createBlock()` in the editor.
 *
 * @param {number} ingredients How many.
 * @param {number} steps       How many.
 * @return What each block is made of: name, attributes, inner blocks.
 */
export function recipeBlocks( ingredients, steps ) {
	const items = Array.from( { length: ingredients }, ( _, index ) => {
		const [ quantity = '', unit = '' ] = pick( AMOUNTS, index );
		const [ name = '', note = '' ] = pick( FOODS, index ).split( ', ' );
		return {
			id: id( 'i', index ),
			text: [ quantity, unit, name ].filter( Boolean ).join( ' ' ),
			quantity,
			unit,
			name,
			note,
		};
	} );
	const list = Array.from( { length: steps }, ( _, index ) => ( {
		id: id( 's', index ),
		title: '',
		text: pick( STEPS, index ),
		videoUrl: '',
		note: '',
		tip: index % 5 === 0 ? 'It keeps for three days.' : '',
	} ) );
	const half = Math.ceil( ingredients / 2 );
	return {
		name: 'larder/recipe',
		attributes: {
			name: 'Lentil soup',
			description: 'A pot of soup that gets better overnight.',
			yieldAmount: 4,
			yieldUnit: 'servings',
			prepTime: 20,
			cookTime: 40,
			difficulty: 'beginner',
			calories: 380,
		},
		inner: [
			{ name: 'larder/details', attributes: {}, inner: [] },
			{
				name: 'larder/ingredients',
				attributes: {
					groups: [
						{
							id: id( 'g', 1 ),
							title: 'Soup',
							items: items.slice( 0, half ),
						},
						{
							id: id( 'g', 2 ),
							title: 'To serve',
							items: items.slice( half ),
						},
					],
				},
				inner: [],
			},
			{
				name: 'larder/instructions',
				attributes: {
					groups: [ { id: id( 'g', 3 ), title: '', steps: list } ],
				},
				inner: [],
			},
			{
				name: 'larder/notes',
				attributes: {},
				inner: [
					{
						name: 'core/paragraph',
						attributes: { content: 'It freezes well.' },
						inner: [],
					},
				],
			},
		],
	};
}
