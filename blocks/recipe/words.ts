import { __, _x } from '@wordpress/i18n';
import { decodeText, encodeText, type Html } from '@larder/editor/content';
import type { FactName } from './facts';
import type { RecipeFacts } from './types';

/**
 * Returns the label of a fact in the language of who looks.
 *
 * @param facts The facts; the custom time brings its own label.
 * @return HTML.
 */
export function factLabel( fact: FactName, facts: RecipeFacts ): Html {
	if ( fact === 'customTime' && facts.customTimeLabel !== '' ) {
		return facts.customTimeLabel;
	}
	const labels: Record< FactName, string > = {
		author: __( 'Author', 'larder' ),
		prepTime: __( 'Prep time', 'larder' ),
		cookTime: __( 'Cook time', 'larder' ),
		restTime: __( 'Rest time', 'larder' ),
		customTime: __( 'Additional time', 'larder' ),
		totalTime: __( 'Total time', 'larder' ),
		yield: _x( 'Yield', 'amount a recipe makes', 'larder' ),
		difficulty: __( 'Difficulty', 'larder' ),
		seasons: __( 'Best season', 'larder' ),
		calories: __( 'Calories', 'larder' ),
		cost: __( 'Cost', 'larder' ),
		temperature: __( 'Temperature', 'larder' ),
		keywords: __( 'Keywords', 'larder' ),
	};
	return encodeText( labels[ fact ] );
}

/** Returns the word for a stored value; every object has a "constructor". */
function wordIn(
	words: Readonly< Record< string, string > >,
	value: string
): string | undefined {
	return Object.hasOwn( words, value ) ? words[ value ] : undefined;
}

/**
 * Returns the word for a level of difficulty.
 *
 * @param difficulty Stored value.
 * @return Plain text; an unknown value as it is.
 */
export function difficultyWord( difficulty: string ): string {
	const words: Record< string, string > = {
		beginner: __( 'Beginner', 'larder' ),
		intermediate: __( 'Intermediate', 'larder' ),
		advanced: __( 'Advanced', 'larder' ),
	};
	return wordIn( words, difficulty ) ?? difficulty;
}

/**
 * Returns the word for a season.
 *
 * @param season Stored value.
 * @return Plain text; a season that the site added itself as it is.
 */
export function seasonWord( season: string ): string {
	const words: Record< string, string > = {
		spring: __( 'Spring', 'larder' ),
		summer: __( 'Summer', 'larder' ),
		fall: __( 'Fall', 'larder' ),
		winter: __( 'Winter', 'larder' ),
		available: _x( 'All year', 'season', 'larder' ),
	};
	return wordIn( words, season ) ?? decodeText( season );
}
