import type { Html } from '@larder/editor/content';

/** A row that none of the known nutrients is. */
export type AdditionalRow = { name: Html; value: Html };

export type NutritionAttributes = {
	anchor: string;
	title: Html;
	/** Never written: the default heading, read from the saved markup. */
	printedTitle: Html;
	/** Never written: the names of nutrients, read from the saved markup. */
	printedLabels: { nutrient?: string; label?: Html }[];
	/** `us`, `eu`, or empty for the setting of the site. */
	layout: '' | 'us' | 'eu';
	/** `serving`, `100g` and `recipe`; empty for the default of the layout. */
	columns: string[];
	servingSize: Html;
	/** Grams of a serving, where its size does not say. */
	servingWeight?: number | undefined;
	/** As typed; empty for the yield of the recipe. */
	servings: Html;
	/** By nutrient, for one serving, as typed; what is unknown is missing. */
	values: Record< string, Html >;
	additional: AdditionalRow[];
};
