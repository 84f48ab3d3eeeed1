import { readPan } from '../ingredients/pan';
import { isLoose, readCount, readHtml, readList } from '@larder/editor/content';
import { DIFFICULTIES } from '@larder/contracts/constants';
import { readTimesFrom } from './times';
import type { PrintedFact, RecipeFacts } from './types';

/** The facts of a recipe, in the order in which the page shows them. */
export const FACTS = [
	'author',
	'prepTime',
	'cookTime',
	'restTime',
	'customTime',
	'totalTime',
	'yield',
	'difficulty',
	'seasons',
	'calories',
	'cost',
	'temperature',
	'keywords',
] as const;

export type FactName = ( typeof FACTS )[ number ];

/** Seasons that the plugin knows; a site may have more. */
export const SEASONS = [
	'spring',
	'summer',
	'fall',
	'winter',
	'available',
] as const;

/**
 * Reads a number that may be absent and cannot be negative.
 *
 * @param value What is stored.
 * @return The number or null.
 */
function readAmount( value: unknown ): number | null {
	return typeof value === 'number' && Number.isFinite( value ) && value >= 0
		? value
		: null;
}

/**
 * Reads the list of words that an attribute should hold.
 *
 * @param value What is stored.
 * @return The words that are not empty.
 */
function readWords( value: unknown ): string[] {
	return readList( value ).map( readHtml ).filter( Boolean );
}

/**
 * Reads the facts from the attributes of the root block or from the context
 * that it gives, whatever is stored. Never throws.
 *
 * @param get Gives the stored value of one fact.
 * @return Facts that fit the type.
 */
export function readFacts(
	get: ( key: keyof RecipeFacts ) => unknown
): RecipeFacts {
	const difficulty = DIFFICULTIES.find(
		( known ) => known === get( 'difficulty' )
	);
	const temperature = get( 'temperature' );
	const times = {
		prepTime: readCount( get( 'prepTime' ) ),
		cookTime: readCount( get( 'cookTime' ) ),
		restTime: readCount( get( 'restTime' ) ),
		customTime: readCount( get( 'customTime' ) ),
		totalTime: readCount( get( 'totalTime' ) ),
	};
	return {
		name: readHtml( get( 'name' ) ),
		language: readHtml( get( 'language' ) ),
		isFood: get( 'isFood' ) !== false,
		description: readHtml( get( 'description' ) ),
		imageId: readCount( get( 'imageId' ) ),
		imageUrl: readHtml( get( 'imageUrl' ) ),
		imageAlt: readHtml( get( 'imageAlt' ) ),
		author: readHtml( get( 'author' ) ),
		yieldAmount: readAmount( get( 'yieldAmount' ) ),
		yieldMax: readAmount( get( 'yieldMax' ) ),
		yieldUnit: readHtml( get( 'yieldUnit' ) ),
		pan: readPan( get( 'pan' ) ),
		...times,
		timesFrom: readTimesFrom( get( 'timesFrom' ), times ),
		customTimeLabel: readHtml( get( 'customTimeLabel' ) ),
		difficulty: difficulty ?? '',
		seasons: readWords( get( 'seasons' ) ),
		calories: readAmount( get( 'calories' ) ),
		costAmount: readAmount( get( 'costAmount' ) ),
		costCurrency: readHtml( get( 'costCurrency' ) ),
		temperature:
			typeof temperature === 'number' && Number.isFinite( temperature )
				? temperature
				: null,
		temperatureUnit: get( 'temperatureUnit' ) === 'F' ? 'F' : 'C',
		keywords: readWords( get( 'keywords' ) ),
	};
}

/**
 * Prints the number or range that a recipe makes.
 *
 * @param facts.yieldAmount The number, or the lower end.
 * @param facts.yieldMax    The upper end; null for no range.
 * @param print             Prints one number; in digits by default, as its field has it.
 * @return The text, empty where none is known.
 */
export function yieldText(
	{ yieldAmount = null, yieldMax = null }: Partial< RecipeFacts >,
	print: ( number: number ) => string = String
): string {
	return [ yieldAmount, yieldMax ]
		.filter( ( number ) => number !== null )
		.map( print )
		.join( '–' );
}

/**
 * Reads what the saved markup printed for its facts.
 *
 * @param value The `printedFacts` attribute.
 * @return The printed facts by name.
 */
export function readPrinted(
	value: unknown
): Map< string, Required< PrintedFact > > {
	return new Map(
		readList( value )
			.filter( isLoose )
			.map( ( printed ) => [
				readHtml( printed[ 'fact' ] ),
				{
					fact: readHtml( printed[ 'fact' ] ),
					value: readHtml( printed[ 'value' ] ),
					label: readHtml( printed[ 'label' ] ),
					text: readHtml( printed[ 'text' ] ),
				},
			] )
	);
}
