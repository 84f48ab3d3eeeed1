import type { Pan } from '../ingredients/pan';
import type { TimesFrom } from './times';
import type { Html } from '@larder/editor/content';
import type { TemplateLock } from '@wordpress/block-editor';

export type Difficulty = '' | 'beginner' | 'intermediate' | 'advanced';

export type TemperatureUnit = 'C' | 'F';

/** One fact as the saved markup printed it, read back from that markup. */
export type PrintedFact = {
	fact?: string;
	value?: string;
	label?: Html;
	text?: Html;
};

/** The facts of a recipe, which its inner blocks read from the context. */
export type RecipeFacts = {
	name: Html;
	/** Tag of the language that it is written in; empty for what its words show. */
	language: string;
	/** Whether somebody eats or drinks what it makes; search engines are told of no other recipe. */
	isFood: boolean;
	description: Html;
	imageId: number;
	imageUrl: string;
	imageAlt: Html;
	author: Html;
	/** What the amounts are written for: the number, or the lower end of a range. */
	yieldAmount: number | null;
	/** The upper end of a range; null for none. */
	yieldMax: number | null;
	yieldUnit: Html;
	/** What it is baked in, null where that is not said. */
	pan: Pan | null;
	/** Minutes, of a range the longer end; 0 means unknown. */
	prepTime: number;
	cookTime: number;
	restTime: number;
	customTime: number;
	customTimeLabel: Html;
	/** Minutes; 0 means the sum of the others. */
	totalTime: number;
	/** The shorter ends of times that are ranges; null for none. */
	timesFrom: TimesFrom | null;
	difficulty: Difficulty;
	seasons: string[];
	/** Kilocalories per serving. */
	calories: number | null;
	costAmount: number | null;
	costCurrency: string;
	temperature: number | null;
	temperatureUnit: TemperatureUnit;
	keywords: Html[];
};

export type RecipeAttributes = RecipeFacts & {
	anchor: string;
	templateLock?: TemplateLock;
	/** Where it was taken from, and the URL of that; empty for none. */
	sourceName: Html;
	sourceUrl: string;
	/** What Pinterest gets in the place of name, description and picture; empty for the same. */
	pinTitle: Html;
	pinDescription: Html;
	pinImageId: number;
	pinImageUrl: string;
	/** Lines of a pasted recipe that wait for a place; never printed. */
	unplaced: Html[];
	/** Never written: the parser fills it from the saved markup. */
	printedFacts: PrintedFact[];
};
