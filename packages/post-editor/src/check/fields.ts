/** Where the field is that a rule is about. */
export type Field = {
	/** Block that holds it; made where the recipe has none. */
	block: string;
	/** Finds it: the first of them that is there and can be seen. */
	selectors: readonly string[];
	/** True for a field in the sidebar or the toolbar of the block. */
	isOutside?: true;
};

const ROOT = 'larder/recipe';
const DETAILS = 'larder/details';

/** A fact of the strip. */
const fact = ( name: string ): Field => ( {
	block: DETAILS,
	selectors: [
		`[data-larder-field="${ name }"] input`,
		`[data-larder-field="${ name }"] select`,
	],
} );

/** Terms and words below it. */
const terms = ( name: string ): Field => ( {
	block: DETAILS,
	selectors: [ `[data-larder-field="${ name }"] button` ],
} );

/** The first line of a list. */
const list = ( block: string ): Field => ( {
	block,
	selectors: [ '[data-larder-line]', 'input', 'button' ],
} );

const PICTURE: Field = {
	block: ROOT,
	selectors: [ '.wp-block-larder-recipe__image button' ],
};

/** The fields by the rules of `Larder\Check\Rule`. */
export const FIELDS: Readonly< Record< string, Field > > = {
	name: { block: '', selectors: [ '.editor-post-title__input' ] },
	picture: PICTURE,
	'picture-size': {
		block: ROOT,
		selectors: [ '.larder-picture-controls button' ],
		isOutside: true,
	},
	description: {
		block: ROOT,
		selectors: [ '.wp-block-larder-recipe__description' ],
	},
	ingredients: list( 'larder/ingredients' ),
	steps: list( 'larder/instructions' ),
	yield: fact( 'yield' ),
	time: fact( 'prepTime' ),
	calories: fact( 'calories' ),
	course: terms( 'recipe-course' ),
	cuisine: terms( 'recipe-cuisine' ),
	keywords: terms( 'keywords' ),
	author: {
		block: ROOT,
		selectors: [ '.larder-author-field input' ],
		isOutside: true,
	},
	video: { block: 'larder/video', selectors: [ 'button', 'input' ] },
	alt: {
		block: ROOT,
		selectors: [ '.larder-alt-field textarea' ],
		isOutside: true,
	},
	difficulty: fact( 'difficulty' ),
	'step-pictures': list( 'larder/instructions' ),
	notes: { block: 'larder/notes', selectors: [ '[contenteditable="true"]' ] },
	equipment: list( 'larder/equipment' ),
};
