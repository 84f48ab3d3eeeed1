/**
 * A block for `createBlock()` in the editor.
 *
 * @typedef {{ name: string, attributes: Record<string, unknown>, inner: Block[] }} Block
 */

/**
 * Describes a block.
 *
 * @param {string}                  name       Without its namespace.
 * @param {Record<string, unknown>} attributes
 * @param {Block[]}                 inner
 * @return {Block} The block.
 */
const block = ( name, attributes = {}, inner = [] ) => ( {
	name: `larder/${ name }`,
	attributes,
	inner,
} );

/**
 * Describes a paragraph.
 *
 * @param {string} content HTML.
 * @return {Block} The block.
 */
const paragraph = ( content ) => ( {
	name: 'core/paragraph',
	attributes: { content },
	inner: [],
} );

/** Amounts of a serving, as they are written. */
const NUTRIENTS = {
	totalFat: '12 g',
	saturatedFat: '4 g',
	sodium: '480 mg',
	totalCarbohydrate: '48 g',
	dietaryFiber: '9 g',
	sugars: '7 g',
	protein: '18 g',
};

const QUESTIONS = {
	'Can it be made ahead?': 'Yes, it keeps for three days in the fridge.',
	'Which lentils?': 'Red ones cook the fastest; green ones keep their shape.',
	'Does it freeze?':
		'For three months. Thin it with stock when it is warmed.',
};

/**
 * Describes all blocks that a recipe may hold beside its facts, ingredients,
 * steps and notes, each filled as a food site fills it.
 *
 * @param {{ imageId: number, imageUrl: string }} picture One of the media library.
 * @return {Block[]} Those of a recipe in their order.
 */
export function otherBlocks( { imageId, imageUrl } ) {
	return [
		block( 'video', {
			url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
			name: 'How the soup is made',
			poster: { id: imageId, url: imageUrl },
		} ),
		block( 'gallery', {
			items: [ 'The pot', 'The bowl', 'The table' ].map( ( alt ) => ( {
				type: 'image',
				id: imageId,
				url: imageUrl,
				alt,
				caption: alt,
			} ) ),
		} ),
		block( 'equipment', {
			groups: [
				{
					id: 'g0000009',
					title: '',
					items: [ 'A large pot', 'A stick blender' ].map(
						( text, index ) => ( {
							id: `t000000${ index }`,
							text,
							note: '',
						} )
					),
				},
			],
		} ),
		block( 'tip', {}, [
			paragraph( 'Toast the spices before the stock.' ),
		] ),
		block( 'nutrition', { servingSize: '1 bowl', values: NUTRIENTS } ),
		block(
			'faq',
			{},
			Object.entries( QUESTIONS ).map( ( [ question, answer ], index ) =>
				block( 'faq-item', { id: `q000000${ index }`, question }, [
					paragraph( answer ),
				] )
			)
		),
		block( 'author', {
			name: 'Ana Lima',
			bio: 'Cooks what her grandmother wrote down.',
		} ),
		...[
			'cook-mode',
			'print',
			'share',
			'shopping-button',
			'likes',
			'wishlist',
			'recommend',
			'rating',
		].map( ( name ) => block( name ) ),
	];
}
