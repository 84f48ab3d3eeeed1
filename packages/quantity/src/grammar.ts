import { languages as others, type Language } from '@larder/words';
import { englishLines } from './english-lines';
import { BULLET } from './marks';
import {
	anyOf,
	codeOf,
	numberGrammarOf,
	type NumberGrammar,
} from './number-grammar';

/** What is needed to read the lines of one language, and English ones beside it. */
export type Grammar = NumberGrammar & {
	/** The primary part of its language tag. */
	code: string;
	/** Bullets and words before an amount. */
	lead: RegExp;
	/** A word on size with the space after it. */
	size: RegExp;
	/** A word on size after a unit, with the space before it. */
	after: RegExp | null;
	/** What joins a unit and the food, with the space before it. */
	of: RegExp;
	/** Where the name of the food ends. */
	note: RegExp;
	/** What makes an amount that of one alone: `each`. */
	each: RegExp;
	/** What may precede an amount that is said again: `about`, `total`. */
	again: RegExp;
	/** What joins a further amount within a name or note: `beaten with `; group 1 where only weights and volumes are meant. */
	further: RegExp;
	/** What a number counts that no scaling changes: `minutes`. */
	fixed: RegExp;
	/** Whether a name is that of eggs, whatever is beside them. */
	eggs: RegExp;
	/** Words on size and preparation before a food, and after it. */
	prepared: RegExp;
	preparedBehind: RegExp;
	/** The same with adjectives, after a food that is counted: `tomates 4 maduros`. */
	describedBehind: RegExp;
	/** Where the food of a name ends that continues with something else: ` beaten with 1 tbsp water`. */
	headEnd: RegExp;
	/** An adjective before a comma with which the name continues. */
	adjective: RegExp;
	/** Whether the food is often named before its amount. */
	isNameFirst: boolean;
	/** The languages whose units count, the most likely first. */
	units: readonly Language[];
};

/** All languages that are loaded here; on a page English and the site's. */
export const LINE_LANGUAGES: readonly Language[] = [ englishLines, ...others ];

/** Creates the grammar of a language; its own words first, so that "c." is what it is there. */
function makeGrammar( locale: string ): Grammar {
	const code = codeOf( locale );
	const own = others.filter( ( language ) => language.code === code );
	const languages = [ ...own, englishLines ];
	const all = ( part: ( language: Language ) => string ): string =>
		anyOf( languages.map( part ) );
	const after = all( ( language ) => language.after );
	const prepared = all( ( language ) => language.prepared );
	const further = all( ( language ) => language.further );
	const within = all( ( language ) => language.within );
	const words = anyOf( [
		...numberGrammarOf( locale ).numbers.keys(),
		...languages.map( ( { article } ) => article ),
		'one|two|three|half',
	] ).replaceAll( "'", "['’]" );
	const number = `(?=[.,]?[\\d¼-¾⅐-⅞]|(?:${ words })(?:\\s|(?<=['’-])\\p{L}))`;
	return {
		...numberGrammarOf( locale ),
		code,
		lead: new RegExp(
			`(?:${ BULLET }|[~x×](?=\\s?\\d)|\\p{Extended_Pictographic}|(?:${ all( ( { lead } ) => lead ) })(?=\\s))*`,
			'iyu'
		),
		size: new RegExp( `(?:${ all( ( { size } ) => size ) }) `, 'iyu' ),
		after: after
			? new RegExp( `,? (?:${ after })(?!\\p{L})`, 'iyu' )
			: null,
		of: new RegExp(
			`\\s+(?:${ all( ( { of } ) => of ) }|[x×] ?(?=\\d))`,
			'iyu'
		),
		note: new RegExp(
			`[,;](?=\\s)|\\s[–—-]\\s|\\s(?=(?:${ all( ( { notes } ) => notes ) })(?!\\p{L}))`,
			'iu'
		),
		each: new RegExp(
			`(?<!\\p{L})(?:${ all( ( { each } ) => each ) })(?!\\p{L})`,
			'iu'
		),
		again: new RegExp(
			`(?:[\\s~≈=,]|(?:${ all( ( { lead } ) => lead ) }|${ all( ( { again } ) => again ) }|${ prepared })(?=[\\s:]):?)*`,
			'iyu'
		),
		further: new RegExp(
			// The article of "a half lemon" goes with its number.
			`(?<![\\p{L}\\d])(?<!\\d\\s)(?:[+&]|${ further }|(${ within }))\\s+(?:(?!an? (?:half|third|quarter)\\s)(?:${ all( ( { lead } ) => lead ) })\\s+)?${ number }`,
			'giu'
		),
		fixed: new RegExp(
			`\\s?-?(?:°|%|(?:${ all( ( { fixed } ) => fixed ) })(?!\\p{L}))`,
			'iyu'
		),
		prepared: new RegExp(
			`^(?:(?:${ prepared })(?:,? (?:${ all( ( { between } ) => between[ 1 ] ) }) |,? ))+(?=\\p{L})`,
			'iu'
		),
		eggs: new RegExp(
			`^(?:(?:${ prepared })\\s)*(?:${ all( ( { eggs } ) => eggs ) })(?:\\s(?:\\p{L}+)){0,2}(?:$|[\\s,;(])`,
			'iu'
		),
		preparedBehind: new RegExp(
			`(?:,? (?:${ prepared })(?: (?:${ all( ( { between } ) => between[ 1 ] ) }) (?:${ prepared }))*)+$`,
			'iu'
		),
		describedBehind: new RegExp(
			`(?:,? (?:${ prepared }|${ all( ( { adjectives } ) => adjectives ) })(?!\\p{L}))+$`,
			'iu'
		),
		headEnd: new RegExp(
			// After a food English has its participles, which never change: "1 egg well beaten".
			`[,;]|\\((?!\\p{L}{1,2}\\))|\\s(?:(?:${ prepared })\\s)?(?:[+&]|${ further }|${ within })\\s+(?:\\S+ )?${ number }|\\s(?=(?:(?:${ englishLines.prepared })(?: (?:and )?(?=\\p{L})|(?=$|\\s)))+(?:$|\\s(?:with|in|into|until|to|for|from|on|over)\\s))`,
			'iu'
		),
		adjective: new RegExp(
			`^(?:${ all( ( { adjectives } ) => adjectives ) }),\\s`,
			'iu'
		),
		isNameFirst: languages.some( ( { isNameFirst } ) => isNameFirst ),
		units: [
			...languages,
			...LINE_LANGUAGES.filter( ( one ) => ! languages.includes( one ) ),
		],
	};
}

const GRAMMARS = new Map< string, Grammar >();

/**
 * Returns what is needed to read the lines of a language, created once.
 *
 * @param locale Language tag such as `de-DE`; of an unknown language English is read.
 */
export function grammarOf( locale: string ): Grammar {
	let grammar = GRAMMARS.get( locale );
	if ( ! grammar ) {
		grammar = makeGrammar( locale );
		GRAMMARS.set( locale, grammar );
	}
	return grammar;
}
