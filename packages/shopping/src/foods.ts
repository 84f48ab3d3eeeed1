import { stemOf } from '@larder/quantity';

/** Words that say which one to take, not what it is. */
const CHOICE =
	/^(?:(?:extra[- ]large|large|medium|small|medium-sized|(?:very )?ripe|organic|free-range|fresh|good-quality|good quality)\s+)+/;

/**
 * Removes the words that say which one to take, so that its preparation comes
 * first: mashed banana of `ripe mashed banana`.
 *
 * @param name     As written, plain text.
 * @param language Language of the page.
 * @return The rest; in other languages than English as written.
 */
export function withoutChoice( name: string, language = 'en' ): string {
	return /^en\b/i.test( language )
		? name.slice( CHOICE.exec( name.toLowerCase() )?.[ 0 ].length ?? 0 )
		: name;
}

/** What French and Italian leave of an article or preposition: the `d’` of `gousse d’ail`. */
const ELIDED = /(?<!\p{L})\p{L}{1,5}['’](?=\p{L})/gu;

/** What says in German that a food is organic: the `Bio-` of `Bio-Zitrone`. */
const ORGANIC = /(?<!\p{L})bio[-\s](?=\p{L})/gu;

/** Whole words that are their own plural, or whose "s" belongs to them. */
const STAYS = /(?:ss|us)$|^(?:anis|cassis|haggis|pastis)$/;

/** Plurals of English words that no rule gives, and other spellings as reduced to one form. */
const SAME_WORD: ReadonlyMap< string, string > = new Map(
	'geese=goose cacti=cactus chilli=chili chilly=chili chily=chili molass=molas filet=fillet donut=doughnut catsup=ketchup colour=color flavour=flavor savoury=savory fibre=fiber grey=gray omelette=omelet aluminium=aluminum yoghurt=yogurt whisky=whiskey knif=knife'
		.split( ' ' )
		.map( ( pair ) => {
			const [ one = '', other = '' ] = pair.split( '=' );
			return [ one, other ];
		} )
);

/**
 * Reduces an English word to one form for singular and plural. The form is for
 * comparison only: nobody reads it.
 *
 * @param word In lower case.
 */
function stem( word: string ): string {
	if ( word.length < 4 || STAYS.test( word ) ) {
		return word;
	}
	const one = word
		.replace( /ies$|ie$/, 'y' )
		.replace( /(?<=[aeou]a|l|kni)ves$/, 'f' )
		// "Houses" are not citruses.
		.replace( /(?<=ss|[^o]us|[ohx])es$|(?<!ss|us)s$/, '' );
	return SAME_WORD.get( one ) ?? one;
}

/**
 * Returns the key by which the same food is found again: without capitals,
 * brackets, in English sizes, and without the difference between one and many.
 *
 * @param name     As written, plain text.
 * @param language Language of the page, such as `en-GB`.
 * @return The key; never empty for a name with letters.
 */
export function foodKey( name: string, language = 'en' ): string {
	const plain = name
		.normalize( 'NFKC' )
		.toLocaleLowerCase( language )
		.replace( /\([^()]*\)|\[[^[\]]*\]/g, ' ' )
		.replace( /[^\p{L}\p{M}\p{N}%&'’-]+/gu, ' ' )
		.trim();
	if ( ! /^en\b/i.test( language ) ) {
		const words = plain
			.replace( ELIDED, '' )
			.replace( ORGANIC, '' )
			.split( ' ' );
		return words.map( stemOf ).join( ' ' ) || name.trim();
	}
	const words = plain
		.replace( /^(?:of|the|a|an|some)\s+/, '' )
		.replace( CHOICE, '' )
		.split( ' ' );
	return words.map( stem ).join( ' ' ) || name.trim();
}
