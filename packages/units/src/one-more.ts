/** Words that say one more of what follows them, by what they are for several; without that they stay before the number. */
const WORDS: ReadonlyArray< readonly [ string, string? ] > = [
	[ 'another|an? (?:further|extra|additional)' ],
	[ 'one more', '# more' ],
	[ 'eine[mr] weiteren', '# weiteren' ],
	[ 'ein(?:en?)? weitere[ns]?', '# weitere' ],
	[ 'une? autre', '# autres' ],
	[ 'otra', 'otras #' ],
	[ 'otro', 'otros #' ],
	[ "un['’]\\s?altra", 'altre #' ],
	[ 'un altro', 'altri #' ],
];

/** A place at which a text says one more, and half of one more: `otra media taza`. */
const ONE_MORE = new RegExp(
	String.raw`(?<![\p{L}'’-])(?<words>${ WORDS.map(
		( [ words ] ) => words
	).join(
		'|'
	) })(?:(?=\s\p{L})(?<half>\s(?:demi-|(?:halben?|halbes|medi[ao]|mezz[ao])(?=\s\p{L})))?)`,
	'giu'
);

/** Before them: what makes a measure an amount where English names no food, and no second vessel. */
const ADDED_BEFORE =
	/(?<!\p{L})(?:add|adding|use|reserve|(?:stir|pour|mix|beat|whisk) in)\s(?:about\s)?$/iu;

/** Before them in the other languages: what makes it a vessel or a tool. */
const TOOL_BEFORE =
	/(?<!\p{L})(?:in|auf|aus|mit|nimm|nehm\p{L}*(?: Sie)?|dans|sur|avec|pren\p{L}+|en|con|tom\p{L}+|cog\p{L}+|a|nell?a?|su|da)\s$/iu;

/** Words of English, where a noun continues with its name: `another egg wash`. */
export const ENGLISH_MORE = /^(?:a|one)/i;

/** Where a text says one more of something. */
export type OneMore = {
	start: number;
	/** Where the words end, and with `half` what says that it is half of one. */
	end: number;
	words: string;
	half: string;
};

/**
 * Finds where a text says one more of something: `another`, `une autre`, `otra media`.
 *
 * @param text Plain text.
 * @return Places in order; what follows them may be anything.
 */
export function findOneMore( text: string ): OneMore[] {
	return [ ...text.matchAll( ONE_MORE ) ].map( ( match ) => {
		const { words = '', half = '' } = match.groups ?? {};
		return {
			start: match.index,
			end: match.index + match[ 0 ].length,
			words,
			half: half.trimStart(),
		};
	} );
}

/**
 * Whether what precedes makes a measure an amount although no food is named
 * after it: `Add another cup.`, but not `Pour it into another cup.`
 *
 * @param before The text before the words.
 * @return Whether it is an amount.
 */
export function isAdded( before: string, words: string ): boolean {
	return ENGLISH_MORE.test( words )
		? ADDED_BEFORE.test( before )
		: ! TOOL_BEFORE.test( before );
}

/**
 * Writes the words with an amount.
 *
 * @param words  The words as typed.
 * @param amount What they say more of, with its number.
 * @param isMany Whether that is more than one.
 * @return Such as `another 2 cups`, `2 autres tasses`, `otra ½ taza`.
 */
export function writeOneMore(
	words: string,
	amount: string,
	isMany: boolean
): string {
	// "Otra media taza", twice, is "otra taza".
	if ( /^1\s\p{L}/u.test( amount ) ) {
		return `${ words } ${ amount.slice( 2 ) }`;
	}
	const form = isMany
		? WORDS.find( ( [ one ] ) =>
				new RegExp( `^(?:${ one })$`, 'iu' ).test( words )
			)?.[ 1 ]
		: undefined;
	if ( form === undefined ) {
		return `${ words } ${ amount }`;
	}
	const [ , number = '', gap = '', rest = '' ] =
		/^([^\p{L}]*[^\p{L}\s])(\s)(.*)$/su.exec( amount ) ?? [];
	const written = form.startsWith( '#' )
		? form.replace( '#', number ) + gap + rest
		: form.replace( '#', amount );
	const agreed = written.replace( /^altri(?= \S+\suova$)/u, 'altre' );
	return /^\p{Lu}/u.test( words )
		? agreed.charAt( 0 ).toUpperCase() + agreed.slice( 1 )
		: agreed;
}
