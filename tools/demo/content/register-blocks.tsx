import { RichText } from '@wordpress/block-editor';
import {
	registerBlockType,
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
