import { RichText } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	serialize,
	setCategories,
	type BlockConfiguration,
	type BlockSaveProps,
} from '@wordpress/blocks';
import type { ReactElement } from 'react';
import recipeMetadata from '../../../block.json';
import detailsMetadata from '../../../blocks/details/block.json';
import { save as saveDetails } from '../../../blocks/details/save';
import equipmentMetadata from '../../../blocks/equipment/block.json';
import { save as saveEquipment } from '../../../blocks/equipment/save';
import faqMetadata from '../../../blocks/faq/block.json';
import { save as saveFaq } from '../../../blocks/faq/save';
import faqItemMetadata from '../../../blocks/faq-item/block.json';
import { save as saveFaqItem } from '../../../blocks/faq-item/save';
import galleryMetadata from '../../../blocks/gallery/block.json';
import { save as saveGallery } from '../../../blocks/gallery/save';
import nutritionMetadata from '../../../blocks/nutrition/block.json';
import { save as saveNutrition } from '../../../blocks/nutrition/save';
import ingredientsMetadata from '../../../blocks/ingredients/block.json';
import { readPieces } from '../../../blocks/ingredients/edit/ingredient-kind';
import { save as saveIngredients } from '../../../blocks/ingredients/save';
import instructionsMetadata from '../../../blocks/instructions/block.json';
import { save as saveInstructions } from '../../../blocks/instructions/save';
import notesMetadata from '../../../blocks/notes/block.json';
import { save as saveNotes } from '../../../blocks/notes/save';
import { save as saveRecipe } from '../../../blocks/recipe/save';
import tipMetadata from '../../../blocks/tip/block.json';
import { save as saveTip } from '../../../blocks/tip/save';
import videoMetadata from '../../../blocks/video/block.json';
import { save as saveVideo } from '../../../blocks/video/save';
import type { NutritionAttributes } from '../../../blocks/nutrition/types';
import type { RecipeAttributes } from '../../../blocks/recipe/types';
import type { TipAttributes } from '../../../blocks/tip/types';
import type { VideoAttributes } from '../../../blocks/video/types';
import type { Facts, Picture, SourceRecipe } from './read-recipe.mjs';

/** Gives an id that stays the same from build to build. */
type MakeId = ( seed: string ) => string;

type Paragraph = { content: string };

const PARAGRAPH: BlockConfiguration< Paragraph > = {
	name: 'core/paragraph',
	apiVersion: 3,
	title: 'Paragraph',
	category: 'text',
	attributes: {
		content: { type: 'string', source: 'html', selector: 'p' },
	},
	supports: { className: false },
};

/**
 * Prints a paragraph as core does.
 *
 * @param props            Props.
 * @param props.attributes The block's attributes.
 * @return A paragraph.
 */
function saveParagraph( {
	attributes,
}: BlockSaveProps< Paragraph > ): ReactElement {
	return <RichText.Content tagName="p" value={ attributes.content } />;
}

/**
 * Registers the blocks of a recipe with their own `save()`, and core's
 * paragraph, whose package does not run outside of the editor.
 */
export function registerBlocks(): void {
	const edit = () => null;
	setCategories( [
		{ slug: 'larder', title: 'Larder' },
		{ slug: 'text', title: 'Text' },
	] );
	registerBlockType( PARAGRAPH, { save: saveParagraph, edit } );
	registerBlockType( detailsMetadata, { save: saveDetails, edit } );
	registerBlockType( ingredientsMetadata, { save: saveIngredients, edit } );
	registerBlockType( instructionsMetadata, { save: saveInstructions, edit } );
	registerBlockType( notesMetadata, { save: saveNotes, edit } );
	registerBlockType( galleryMetadata, { save: saveGallery, edit } );
	registerBlockType( tipMetadata as BlockConfiguration< TipAttributes >, {
		save: saveTip,
		edit,
	} );
	registerBlockType( videoMetadata as BlockConfiguration< VideoAttributes >, {
		save: saveVideo,
		edit,
	} );
	registerBlockType( equipmentMetadata, { save: saveEquipment, edit } );
	registerBlockType(
		nutritionMetadata as BlockConfiguration< NutritionAttributes >,
		{ save: saveNutrition, edit }
	);
	registerBlockType( faqMetadata, { save: saveFaq, edit } );
	registerBlockType( faqItemMetadata, { save: saveFaqItem, edit } );
	registerBlockType(
		// TypeScript widens the attribute names that the context names to strings.
		recipeMetadata as BlockConfiguration< RecipeAttributes >,
		{ save: saveRecipe, edit }
	);
}

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
 * Gives a picture as blocks store it. The loader puts the attachment in its place.
 *
 * @param picture Its name.
 * @param alt     What it shows.
 * @return Attributes, with an address that stands for the real one.
 */
function stored(
	picture: string,
	alt: string
): { id: number; url: string; alt: string } {
	return { id: 0, url: `https://picture.invalid/${ picture }`, alt };
}

/**
 * Makes the gallery: the main picture, and those that the file names.
 *
 * @param slug  Name of the main picture.
 * @param facts The head of the file.
 * @return A block, or none.
 */
function galleryOf(
	slug: string,
	{ alt, gallery = [] }: Facts
): ReturnType< typeof createBlock >[] {
	const pictures: Picture[] = [
		{ picture: slug, alt, caption: '' },
		...gallery,
	];
	const items = pictures.map( ( item ) => ( {
		type: 'image',
		...stored( item.picture, item.alt ),
		caption: item.caption,
	} ) );
	return gallery.length > 0
		? [ createBlock( 'larder/gallery', { items } ) ]
		: [];
}

/**
 * Makes the video, with the main picture before it plays.
 *
 * @param slug  Name of the main picture.
 * @param facts The head of the file.
 * @return A block, or none.
 */
function videoOf(
	slug: string,
	{ alt, video }: Facts
): ReturnType< typeof createBlock >[] {
	if ( ! video ) {
		return [];
	}
	const { file, name, description, seconds } = video;
	const { alt: _alt, ...poster } = stored( slug, alt );
	return [
		createBlock( 'larder/video', {
			url: stored( `${ file }.mp4`, '' ).url,
			name,
			description,
			duration: seconds,
			poster,
			tracks: [
				{
					src: stored( `${ file }.vtt`, '' ).url,
					lang: 'en',
					label: 'English',
				},
			],
		} ),
	];
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
