/** The units of one system, as readers know them. */
export type System = 'metric' | 'us';

/** What a unit measures. */
export type Dimension = 'volume' | 'weight';

type Measure = {
	dimension: Dimension;
	/** Millilitres or grams. */
	size: number;
	/** Whose unit it is; spoons lie in every drawer. */
	system: System | 'both' | 'british';
};

const US_CUP = 236.588;

/** Grams of an ounce. */
export const OUNCE = 28.3495;

/** Millilitres of a teaspoon, of which all American volumes are made. */
export const TEASPOON = US_CUP / 48;

const MEASURES: Record< string, Measure > = {
	g: { dimension: 'weight', size: 1, system: 'metric' },
	kg: { dimension: 'weight', size: 1000, system: 'metric' },
	oz: { dimension: 'weight', size: OUNCE, system: 'us' },
	lb: { dimension: 'weight', size: 16 * OUNCE, system: 'us' },
	ml: { dimension: 'volume', size: 1, system: 'metric' },
	cl: { dimension: 'volume', size: 10, system: 'metric' },
	dl: { dimension: 'volume', size: 100, system: 'metric' },
	l: { dimension: 'volume', size: 1000, system: 'metric' },
	tsp: { dimension: 'volume', size: TEASPOON, system: 'both' },
	dsp: { dimension: 'volume', size: 2 * TEASPOON, system: 'british' },
	tbsp: { dimension: 'volume', size: 3 * TEASPOON, system: 'both' },
	'fl-oz': { dimension: 'volume', size: 6 * TEASPOON, system: 'us' },
	cup: { dimension: 'volume', size: US_CUP, system: 'us' },
	pint: { dimension: 'volume', size: 2 * US_CUP, system: 'us' },
	quart: { dimension: 'volume', size: 4 * US_CUP, system: 'us' },
	gallon: { dimension: 'volume', size: 16 * US_CUP, system: 'us' },
};

/** The cup of Australia and New Zealand. */
const METRIC_CUP = 250;

/** The tablespoon of Australia alone. */
const AUSTRALIAN_TABLESPOON = 20;

/** The pound where kitchens are metric: that of a German and of a French market. */
const METRIC_POUND = 500;

/** The imperial ones, where the page is British, Irish, Australian or of New Zealand. */
const IMPERIAL: Record< string, number > = {
	'fl-oz': 28.4131,
	pint: 568.261,
	quart: 1136.52,
	gallon: 4546.09,
};

/**
 * Returns what a unit measures.
 *
 * @param unit   Stable id, such as `cup`.
 * @param locale Language tag of the page.
 * @return Undefined for what is counted, and for what is not converted.
 */
export function measureOf(
	unit: string,
	locale: string | undefined
): Measure | undefined {
	const measure = MEASURES[ unit ];
	if ( measure && unit === 'cup' && /^en-(?:au|nz)/i.test( locale ?? '' ) ) {
		return { ...measure, size: METRIC_CUP };
	}
	if ( measure && unit === 'tbsp' && /^en-au/i.test( locale ?? '' ) ) {
		return { ...measure, size: AUSTRALIAN_TABLESPOON };
	}
	if (
		measure &&
		unit === 'lb' &&
		/^(?:de|fr(?!-ca))/i.test( locale ?? '' )
	) {
		return { ...measure, size: METRIC_POUND, system: 'metric' };
	}
	const imperial = /^en-(?:gb|ie|au|nz)/i.test( locale ?? '' )
		? IMPERIAL[ unit ]
		: undefined;
	return measure && imperial !== undefined
		? { ...measure, size: imperial, system: 'british' }
		: measure;
}

/** Abbreviations that are written with a stop. */
export const STOPPED =
	/(?<!\p{L})(?:oz|ozs|lb|lbs|tbsps?|tbs|tsps?|pts?|qts?|gal|fl|c)\.$/iu;
