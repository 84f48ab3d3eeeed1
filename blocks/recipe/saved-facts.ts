import { symbolSpan, type Span } from '@larder/duration';
import {
	decodeText,
	encodeText,
	isBlank,
	type Html,
} from '@larder/editor/content';
import { servingsText } from '@larder/quantity';
import { FACTS, readPrinted, yieldText, type FactName } from './facts';
import { timeSpan } from './times';
import type { PrintedFact, RecipeFacts } from './types';
import { difficultyWord, factLabel, seasonWord } from './words';

/** The versions of the markup: 1 had no yield without a number, 2 printed ½ as 0.5, 3 times as text alone; the last is the current one. */
export type Version = 1 | 2 | 3 | 4;

/** One fact as `save()` prints it. */
export type SavedFact = {
	fact: FactName;
	/** What the translated words depend on, empty for a fact without such words. */
	value: string;
	label: Html;
	text: Html;
};

/**
 * Prints a number the same way everywhere.
 *
 * @param amount Number or null.
 * @return Digits, empty for null.
 */
function digits( amount: number | null ): string {
	return amount === null ? '' : String( amount );
}

/**
 * Joins the texts that are not empty.
 *
 * @param separator What is between.
 * @return HTML.
 */
function join( parts: Html[], separator = ' ' ): Html {
	return parts.filter( ( part ) => ! isBlank( part ) ).join( separator );
}

/**
 * Prints a time, for machines, too, which get the longer end of a range.
 *
 * @param span    Its ends.
 * @param version Version of the markup.
 * @return HTML, empty for none.
 */
function timeHtml( { from, to }: Span, version: Version ): Html {
	const text = symbolSpan( from, to );
	return text === '' || version < 4
		? text
		: `<time datetime="PT${ to }M">${ text }</time>`;
}

/**
 * Returns the text of each fact whose text needs no translation.
 *
 * @param version Version of the markup.
 * @return HTML by fact; empty for what is unknown.
 */
function plainTexts(
	facts: RecipeFacts,
	version: Version
): Partial< Record< FactName, Html > > {
	const { costAmount, costCurrency, temperature } = facts;
	return {
		author: facts.author,
		prepTime: timeHtml( timeSpan( facts, 'prepTime' ), version ),
		cookTime: timeHtml( timeSpan( facts, 'cookTime' ), version ),
		restTime: timeHtml( timeSpan( facts, 'restTime' ), version ),
		customTime: timeHtml( timeSpan( facts, 'customTime' ), version ),
		totalTime: timeHtml( timeSpan( facts, 'totalTime' ), version ),
		yield:
			version === 1 && facts.yieldAmount === null
				? ''
				: join( [
						version > 2
							? yieldText( facts, servingsText )
							: yieldText( facts ),
						facts.yieldUnit,
					] ),
		calories:
			facts.calories === null ? '' : `${ digits( facts.calories ) } kcal`,
		cost:
			costAmount === null
				? ''
				: join( [ digits( costAmount ), encodeText( costCurrency ) ] ),
		temperature:
			temperature === null
				? ''
				: `${ digits( temperature ) } °${ facts.temperatureUnit }`,
		keywords: join( facts.keywords, ', ' ),
	};
}

/**
 * Lists the facts that `save()` prints.
 *
 * Labels, and the words for difficulty and seasons, are translated, while
 * `save()` must print the same for everybody. So what the saved markup says is
 * kept until the fact itself changes.
 *
 * @param printed The `printedFacts` attribute.
 * @param version Version of the markup.
 * @return The known facts, in the order of the page.
 */
export function savedFacts(
	facts: RecipeFacts,
	printed: PrintedFact[] | undefined,
	version: Version = 4
): SavedFact[] {
	const before = readPrinted( printed );
	const texts = plainTexts( facts, version );
	const ownLabel = ! isBlank( facts.customTimeLabel );
	// What the translated part of a fact depends on.
	const values: Partial< Record< FactName, string > > = {
		difficulty: facts.difficulty,
		seasons: facts.seasons.map( decodeText ).join( ' ' ),
		customTime: ownLabel ? 'named' : 'unnamed',
	};
	const words: Partial< Record< FactName, string > > = {
		difficulty: difficultyWord( facts.difficulty ),
		seasons: facts.seasons.map( seasonWord ).join( ', ' ),
	};
	return FACTS.flatMap( ( fact ) => {
		const value = values[ fact ] ?? '';
		const stored = before.get( fact );
		const old = stored?.value === value ? stored : undefined;
		const word = words[ fact ];
		const text =
			word === undefined
				? ( texts[ fact ] ?? '' )
				: old?.text || encodeText( word );
		if ( isBlank( text ) ) {
			return [];
		}
		const label =
			fact === 'customTime' && ownLabel
				? facts.customTimeLabel
				: old?.label || factLabel( fact, facts );
		return [ { fact, value, label, text } ];
	} );
}
