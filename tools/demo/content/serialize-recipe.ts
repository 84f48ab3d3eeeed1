import { createBlock, serialize } from '@wordpress/blocks';
import { readPieces } from '../../../blocks/ingredients/edit/ingredient-kind';
import { galleryOf, stored, videoOf } from './media-blocks';
import type { Facts, SourceRecipe } from './read-recipe.mjs';

export { registerBlocks } from './register-blocks';

/** Gives an id that stays the same from build to build. */
type MakeId = ( seed: string ) => string;

/**
 * Splits `180 C` or `3-4 servings` into the number and the words after it.
 *
 * @param text Number and words, or nothing.
 * @return The first number and the words; null and nothing without a number.
 */
function amountAndWords( text = '' ): { amount: number | null; words: string } {
	const found = /^([\d.]+)(?:[-–][\d.]+)?\s*(.*)$/.exec( text );
	return {
		amount: found ? Number( found[ 1 ] ) : null,
		words: found?.[ 2 ] ?? '',
	};
}

/**
 * Gives the attributes of the recipe block.
 *
 * @param facts The head of the file.
 * @return Attributes.
 */
function recipeAttributes( facts: Facts ): Record< string, unknown > {
	const { times } = facts;
	const served = amountAndWords( facts.yield );
	const cost = amountAndWords( facts.cost );
	const heat = amountAndWords( facts.temperature );
	return {
		description: facts.description,
		author: facts.author,
		yieldAmount: served.amount,
		yieldUnit: served.words,
		prepTime: times.prep ?? 0,
		cookTime: times.cook ?? 0,
		restTime: times.rest ?? 0,
		customTime: times.custom ?? 0,
		customTimeLabel: times.customLabel ?? '',
		difficulty: facts.difficulty,
		seasons: facts.seasons,
		calories: facts.calories ?? null,
		costAmount: cost.amount,
		costCurrency: cost.words,
		temperature: heat.amount,
		temperatureUnit: heat.words === 'F' ? 'F' : 'C',
		keywords: facts.keywords,
		...lookOf( facts.style ),
	};
}

/**
 * Gives the attributes of a look.
 *
 * @param style What the file asks for; without it, the look of a large screen.
 * @return Attributes that the editor gives every block.
 */
function lookOf( style = 'side-by-side' ): Record< string, string > {
	return {
		className: `is-style-${ style }`,
		...( style === 'side-by-side' && { align: 'wide' } ),
	};
}

/**
 * Writes a recipe as the content of a post: blocks with the markup that their
 * `save()` prints, so that the editor finds nothing to complain about.
 *
 * @param recipe The recipe.
 * @param makeId Gives the ids of groups, lines and steps.
 * @return Block markup. Links `recipe:<slug>` and pictures are left for the loader to resolve.
 */
export function serializeRecipe(
	{
		slug,
		facts,
		ingredients,
		instructions,
		notes,
		questions,
		equipment,
		tips,
	}: SourceRecipe,
	makeId: MakeId
): string {
	const idOf = ( beginning: string ): string => {
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
	const altOf = ( name: string ) =>
		facts.gallery?.find( ( { picture } ) => picture === name )?.alt ?? '';
	const blocks = [
		...galleryOf( slug, facts ),
		createBlock( 'larder/details' ),
		createBlock( 'larder/ingredients', {
			groups: ingredients.map( ( group, at ) => ( {
				id: makeId( `ingredients ${ at }` ),
				title: group.title,
				items: group.items.map( ( { text, link }, line ) => ( {
					id: makeId( `ingredient ${ at } ${ line }` ),
					text,
					...readPieces( text ),
					...( link && { link: { url: linkUrl( link ) } } ),
				} ) ),
			} ) ),
		} ),
		createBlock( 'larder/instructions', {
			groups: instructions.map( ( group, at ) => ( {
				id: makeId( `steps ${ at }` ),
				title: group.title,
				steps: group.steps.map(
					( { picture, uses, second, ...step }, line ) => ( {
						id: makeId( `step ${ at } ${ line }` ),
						videoUrl: '',
						...step,
						...( uses.length > 0 && {
							ingredients: uses.map( idOf ),
						} ),
						...( second && { videoStart: Number( second ) } ),
						...( picture && {
							image: stored( picture, altOf( picture ) ),
						} ),
					} )
				),
			} ) ),
		} ),
	];
	blocks.push( ...videoOf( slug, facts ) );
	if ( notes.length > 0 ) {
		blocks.push( createBlock( 'larder/notes', {}, paragraphs( notes ) ) );
	}
	for ( const { kind, text } of tips ) {
		blocks.push(
			createBlock( 'larder/tip', { kind }, paragraphs( text ) )
		);
	}
	if ( equipment.length > 0 ) {
		const items = equipment.map( ( tool, at ) => ( {
			id: makeId( `equipment ${ at }` ),
			...tool,
		} ) );
		const groups = [ { id: makeId( 'equipment' ), title: '', items } ];
		blocks.push( createBlock( 'larder/equipment', { groups } ) );
	}
	if ( facts.nutrition ) {
		const { size, values, layout = '' } = facts.nutrition;
		blocks.push(
			createBlock( 'larder/nutrition', {
				servingSize: size,
				values,
				layout,
			} )
		);
	}
	if ( questions.length > 0 ) {
		const items = questions.map( ( { question, answer }, at ) =>
			createBlock(
				'larder/faq-item',
				{ id: makeId( `question ${ at }` ), question },
				paragraphs( answer )
			)
		);
		blocks.push( createBlock( 'larder/faq', {}, items ) );
	}
	return serialize(
		createBlock( 'larder/recipe', recipeAttributes( facts ), blocks )
	);
}

/**
 * Makes paragraphs.
 *
 * @param texts HTML.
 * @return Blocks.
 */
function paragraphs( texts: string[] ): ReturnType< typeof createBlock >[] {
	return texts.map( ( content ) =>
		createBlock( 'core/paragraph', { content } )
	);
}

/**
 * Gives the address that stands for a recipe until its real one is known.
 *
 * @param link `recipe:<slug>` or an address.
 * @return An address.
 */
function linkUrl( link: string ): string {
	return link.replace( /^recipe:/, 'https://recipe.invalid/' );
}
