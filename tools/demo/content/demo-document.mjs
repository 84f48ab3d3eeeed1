/** @typedef {import('./read-recipe.mjs').Facts} Facts */
/** @typedef {import('./read-recipe.mjs').SourceRecipe} SourceRecipe */
/** @typedef {import('../../../packages/contracts/src/generated/recipe-document.ts').RecipeDocument} RecipeDocument */
/** @typedef {typeof import('../../../packages/lines/src/index.ts').parseIngredient} ParseIngredient */

/**
 * Returns an id that stays the same from build to build.
 *
 * @callback MakeId
 * @param {string} seed
 * @return {string} Eight lowercase letters and digits.
 */

/** The version of the document; `RecipeDocument` of the server says the same. */
const VERSION = 2;

/**
 * Splits `180 C` or `3-4 servings` into the number and the words after it.
 *
 * @param {string} [text] Number and words, or nothing.
 * @return {{ amount: number|null, words: string }} The first number and the words; null and nothing without a number.
 */
function amountAndWords( text = '' ) {
	const found = /^([\d.]+)(?:[-–][\d.]+)?\s*(.*)$/.exec( text );
	return {
		amount: found ? Number( found[ 1 ] ) : null,
		words: found?.[ 2 ] ?? '',
	};
}

/**
 * Turns the HTML of a source into text.
 *
 * @param {string} html
 * @return {string} Plain text.
 */
function plain( html ) {
	return html
		.replace( /<[^>]*>/g, '' )
		.replaceAll( '&lt;', '<' )
		.replaceAll( '&amp;', '&' );
}

/**
 * Renders paragraphs.
 *
 * @param {readonly string[]} texts HTML.
 * @return {string} HTML, a paragraph a line.
 */
function paragraphs( texts ) {
	return texts.map( ( text ) => `<p>${ text }</p>` ).join( '\n' );
}

/**
 * Returns a picture or a film as a document names it. The loader puts the attachment in its place.
 *
 * @param {string} name
 * @param {string} alt  What it shows.
 * @return {{ id: number, url: string, alt: string }} With an address that stands for the real one.
 */
function stored( name, alt ) {
	return { id: 0, url: `https://picture.invalid/${ name }`, alt };
}

/**
 * Returns the address that stands for a recipe until its real one is known.
 *
 * @param {string} link `recipe:<slug>` or an address.
 * @return {string} An address.
 */
function linkUrl( link ) {
	return link.replace( /^recipe:/, 'https://recipe.invalid/' );
}

/**
 * Returns how a recipe is to look.
 *
 * @param {Facts} facts The head of the file.
 * @return {{ align: string, style: string, nutrition: string }} What the writer of recipes is told.
 */
export function frameOf( { style = 'side-by-side', nutrition } ) {
	return {
		align: style === 'side-by-side' ? 'wide' : '',
		style,
		nutrition: nutrition?.layout ?? '',
	};
}

/**
 * Returns what a document says of the facts.
 *
 * @param {Facts} facts The head of the file.
 * @return {Pick<RecipeDocument, 'description' | 'author' | 'yield' | 'times' | 'difficulty' | 'seasons' | 'calories' | 'cost' | 'temperature' | 'keywords'>} A part of the document.
 */
function factsOf( facts ) {
	const { prep = 0, cook = 0, rest = 0, custom = 0 } = facts.times;
	const served = amountAndWords( facts.yield );
	const cost = amountAndWords( facts.cost );
	const heat = amountAndWords( facts.temperature );
	return {
		description: facts.description,
		author: facts.author,
		yield: { amount: served.amount, unit: served.words },
		times: {
			prep,
			cook,
			rest,
			custom,
			customLabel: facts.times.customLabel ?? '',
			total: prep + cook + rest + custom,
		},
		difficulty: facts.difficulty,
		seasons: facts.seasons,
		calories: facts.calories ?? null,
		cost: { amount: cost.amount, currency: cost.words },
		temperature:
			heat.amount === null
				? null
				: {
						value: heat.amount,
						unit: heat.words === 'F' ? 'F' : 'C',
					},
		keywords: facts.keywords,
	};
}

/**
 * Returns what a document shows.
 *
 * @param {string} slug  Name of the main picture.
 * @param {Facts}  facts The head of the file.
 * @return {Pick<RecipeDocument, 'gallery' | 'video'>} A part of the document.
 */
function mediaOf( slug, { alt, gallery = [], video } ) {
	return {
		gallery: ( gallery.length > 0
			? [ { picture: slug, alt, caption: '' }, ...gallery ]
			: []
		).map( ( item ) => ( {
			type: 'image',
			...stored( item.picture, item.alt ),
			caption: item.caption,
		} ) ),
		video: video
			? {
					url: stored( `${ video.file }.mp4`, '' ).url,
					provider: 'file',
					poster: stored( slug, alt ),
					name: video.name,
					description: video.description,
					uploadDate: '',
					duration: video.seconds,
					tracks: [
						{
							src: stored( `${ video.file }.vtt`, '' ).url,
							lang: 'en',
							label: 'English',
						},
					],
				}
			: null,
	};
}

/**
 * Returns the nutrition of a serving.
 *
 * @param {Facts} facts The head of the file.
 * @return {RecipeDocument['nutrition']} A part of the document.
 */
function nutritionOf( { nutrition } ) {
	return nutrition
		? {
				servingSize: nutrition.size,
				servings: '',
				values: Object.fromEntries(
					Object.entries( nutrition.values ).map(
						( [ key, value ] ) => [ key, String( value ) ]
					)
				),
				additional: [],
			}
		: null;
}

/**
 * Returns the ingredients and steps.
 *
 * @param {SourceRecipe}    recipe
 * @param {MakeId}          makeId
 * @param {ParseIngredient} parse  Reads a line.
 * @return {Pick<RecipeDocument, 'ingredients' | 'instructions'>} A part of the document.
 */
function listsOf( { slug, facts, ingredients, instructions }, makeId, parse ) {
	const idOf = ( /** @type {string} */ beginning ) => {
		for ( const [ at, { items } ] of ingredients.entries() ) {
			const line = items.findIndex( ( { text } ) =>
				text.startsWith( beginning )
			);
			if ( line >= 0 ) {
				return makeId( `ingredient ${ at } ${ line }` );
			}
		}
		throw new Error( `${ slug } has no ingredient "${ beginning }".` );
	};
	const altOf = ( /** @type {string} */ name ) =>
		facts.gallery?.find( ( { picture } ) => picture === name )?.alt ?? '';
	return {
		ingredients: ingredients.map( ( group, at ) => ( {
			id: makeId( `ingredients ${ at }` ),
			title: plain( group.title ),
			items: group.items.map( ( { text: html, link }, line ) => {
				const text = plain( html );
				const { spans } = parse( text, 'en' );
				const typed = (
					/** @type {readonly [ number, number ] | undefined} */ span
				) => ( span ? text.slice( ...span ).trim() : '' );
				return {
					id: makeId( `ingredient ${ at } ${ line }` ),
					text,
					quantity: typed( spans.quantity ),
					unit: typed( spans.unit ),
					name: typed( spans.name ),
					note: typed( spans.note ),
					link: link
						? { url: linkUrl( link ), newTab: false, rel: '' }
						: null,
					image: null,
				};
			} ),
		} ) ),
		instructions: instructions.map( ( group, at ) => ( {
			id: makeId( `steps ${ at }` ),
			title: plain( group.title ),
			steps: group.steps.map(
				(
					{ title, text, tip, note, picture, uses, second },
					line
				) => ( {
					id: makeId( `step ${ at } ${ line }` ),
					title: plain( title ),
					text: plain( text ),
					html: text,
					image: picture ? stored( picture, altOf( picture ) ) : null,
					videoUrl: '',
					videoStart: second ? Number( second ) : null,
					note: plain( note ),
					tip: plain( tip ),
					tipHtml: tip,
					ingredients: uses.length > 0 ? uses.map( idOf ) : null,
				} )
			),
		} ) ),
	};
}

/**
 * Builds the document of a recipe. Links to other recipes and pictures are left for the loader to resolve.
 *
 * @param {SourceRecipe}    recipe The recipe.
 * @param {MakeId}          makeId Gives the ids of groups, lines and steps.
 * @param {ParseIngredient} parse  Reads a line.
 * @return {RecipeDocument} The document.
 */
export function documentOf( recipe, makeId, parse ) {
	const { slug, facts, notes, questions, equipment, tips } = recipe;
	return {
		version: VERSION,
		name: facts.name,
		image: null,
		...factsOf( facts ),
		...listsOf( recipe, makeId, parse ),
		...mediaOf( slug, facts ),
		notes: notes.map( plain ).join( '\n' ),
		notesHtml: paragraphs( notes ),
		faq: questions.map( ( { question, answer }, at ) => ( {
			id: makeId( `question ${ at }` ),
			question: plain( question ),
			answer: answer.map( plain ).join( ' ' ),
			html: paragraphs( answer ),
		} ) ),
		nutrition: nutritionOf( facts ),
		equipment: equipment.map( ( { text, note }, at ) => ( {
			id: makeId( `equipment ${ at }` ),
			name: plain( text ),
			note: plain( note ),
			url: '',
			rel: '',
			newTab: false,
			image: null,
		} ) ),
		authorProfile: null,
		source: null,
		tips: tips.map( ( { kind, text } ) => ( {
			kind,
			title: '',
			text: text.map( plain ).join( '\n' ),
			html: paragraphs( text ),
		} ) ),
	};
}
