import './browser';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
	parse,
	setCategories,
	registerBlockType,
	serialize,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import recipe from '../../../block.json';
import recipeEmbed from '../../../blocks/recipe-embed/block.json';
import { settings as recipeEmbedSettings } from '../../../blocks/recipe-embed/settings';
import details from '../../../blocks/details/block.json';
import { settings as detailsSettings } from '../../../blocks/details/settings';
import author from '../../../blocks/author/block.json';
import { settings as authorSettings } from '../../../blocks/author/settings';
import equipment from '../../../blocks/equipment/block.json';
import { settings as equipmentSettings } from '../../../blocks/equipment/settings';
import tip from '../../../blocks/tip/block.json';
import { settings as tipSettings } from '../../../blocks/tip/settings';
import gallery from '../../../blocks/gallery/block.json';
import { settings as gallerySettings } from '../../../blocks/gallery/settings';
import faq from '../../../blocks/faq/block.json';
import { settings as faqSettings } from '../../../blocks/faq/settings';
import faqItem from '../../../blocks/faq-item/block.json';
import { settings as faqItemSettings } from '../../../blocks/faq-item/settings';
import ingredients from '../../../blocks/ingredients/block.json';
import { settings as ingredientsSettings } from '../../../blocks/ingredients/settings';
import instructions from '../../../blocks/instructions/block.json';
import { settings as instructionsSettings } from '../../../blocks/instructions/settings';
import notes from '../../../blocks/notes/block.json';
import { settings as notesSettings } from '../../../blocks/notes/settings';
import nutrition from '../../../blocks/nutrition/block.json';
import { settings as nutritionSettings } from '../../../blocks/nutrition/settings';
import video from '../../../blocks/video/block.json';
import { settings as videoSettings } from '../../../blocks/video/settings';
import { settings as recipeSettings } from '../../../blocks/recipe/settings';
import type { RecipeAttributes } from '../../../blocks/recipe/types';
import { registerTextBlocks } from './text-blocks';

/** Registers the blocks of a recipe, and those for what is inside them. */
export function registerBlocks(): void {
	setCategories( [
		{ slug: 'larder', title: 'Larder' },
		{ slug: 'text', title: 'Text' },
	] );
	registerBlockType( recipeEmbed, recipeEmbedSettings );
	registerBlockType( details, detailsSettings );
	registerBlockType( ingredients, ingredientsSettings );
	registerBlockType( instructions, instructionsSettings );
	registerBlockType( notes, notesSettings );
	registerBlockType( nutrition, nutritionSettings );
	registerBlockType( author, authorSettings );
	registerBlockType( equipment, equipmentSettings );
	registerBlockType( tip, tipSettings );
	registerBlockType( gallery, gallerySettings );
	registerBlockType( video, videoSettings );
	registerBlockType( faq, faqSettings );
	registerBlockType( faqItem, faqItemSettings );
	registerBlockType(
		recipe as BlockConfiguration< RecipeAttributes >,
		recipeSettings
	);
	registerTextBlocks();
}

/**
 * Lists the stored markup of a block, of every version.
 *
 * @param feature Folder of the block.
 * @return Name and markup of each fixture.
 */
export function fixturesOf( feature: string ): [ string, string ][] {
	const root = path.resolve(
		__dirname,
		`../../../blocks/${ feature }/test/fixtures`
	);
	return readdirSync( root )
		.filter( ( folder ) => /^v\d+$/.test( folder ) )
		.flatMap( ( version ) =>
			readdirSync( path.join( root, version ) ).map(
				( file ): [ string, string ] => [
					`${ version }/${ file }`,
					readFileSync( path.join( root, version, file ), 'utf8' ),
				]
			)
		);
}

/**
 * Lists Larder's blocks that WordPress calls invalid.
 *
 * @param blocks Parsed blocks.
 * @return Their names.
 */
export function invalid( blocks: readonly Block[] ): string[] {
	return blocks.flatMap( ( block ) => [
		...( block.isValid || ! block.name.startsWith( 'larder/' )
			? []
			: [ block.name ] ),
		...invalid( block.innerBlocks ),
	] );
}

/**
 * Loads markup as the editor does, and saves it again.
 *
 * @param markup Stored markup.
 * @return The blocks, and the markup of a new save.
 */
export function reload( markup: string ): { blocks: Block[]; saved: string } {
	const blocks = parse( markup );
	return { blocks, saved: serialize( blocks ) };
}
