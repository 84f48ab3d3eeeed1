import { languages as others, type Language } from '@larder/words';
import { english } from './english';

/** What of a language the reader of quantities needs. */
type NumberWords = Pick<
	Language,
	| 'code'
	| 'nouns'
	| 'yields'
	| 'wholes'
	| 'foods'
	| 'loneFoods'
	| 'same'
	| 'agreeing'
	| 'eggs'
	| 'parts'
	| 'partOf'
	| 'article'
	| 'each'
	| 'again'
	| 'further'
	| 'within'
	| 'fixed'
	| 'numbers'
	| 'half'
	| 'range'
> & { between: readonly [ string, string ] };

/** What is needed to read the quantities of one language, and English ones beside it. */
export type NumberGrammar = {
	/** Number words, in lower case. */
	numbers: ReadonlyMap< string, number >;
	/** A number word; null for a language whose words are read elsewhere. */
	numberWord: RegExp | null;
	/** What is between the ends of a range. */
	range: RegExp;
	/** Whether a range of the other kind begins: `between `. */
	between: RegExp;
	/** What then is between its ends: ` and `. */
	and: RegExp;
	/** A unit and words that add a half or quarter to the number before it; the latter is group 2. */
	half: RegExp | null;
	/** An article that says one by itself; null where it is a number word. */
	article: RegExp | null;
	/** What is written between a part and a number, where an article had no need of it: `von `. */
	partOf: string;
	/** Whether the comma is the decimal mark, and the full stop parts thousands. */
	hasComma: boolean;
};

/** All languages that are loaded here; on a page English and the site's. */
export const LANGUAGES: readonly NumberWords[] = [ english, ...others ];

/** Joins the patterns of several languages; what is empty matches nothing. */
export function anyOf( patterns: readonly string[] ): string {
	return patterns.filter( Boolean ).join( '|' );
}

/** Parses number words: `zwei=2`. */
function readNumbers(
	languages: readonly NumberWords[]
): Map< string, number > {
	return new Map(
		languages
			.flatMap( ( { numbers } ) =>
				numbers.split( ' ' ).filter( Boolean )
			)
			.map( ( pair ): [ string, number ] => {
				const [ word = '', value ] = pair.split( '=' );
				return [ word.replaceAll( '_', ' ' ), Number( value ) ];
			} )
	);
}

/** What makes an article of the word before it: `ein wenig`, `un peu`. */
const A_LITTLE = String.raw` (?:wenig|paar|bisschen|peu|poco|po['’])(?!\p{L})`;

/** Builds the pattern of all number words, long ones first; what ends in a hyphen or apostrophe continues at once. */
function numberPattern(
	numbers: ReadonlyMap< string, number >
): RegExp | null {
	const words = [ ...numbers.keys() ]
		.sort( ( a, b ) => b.length - a.length )
		.map( ( word ) => word.replace( "'", "['’]" ) );
	return words.length > 0
		? new RegExp(
				`(?:${ words.join( '|' ) })(?:(?<=[-'’])|(?![\\p{L}-]|${ A_LITTLE }))`,
				'iyu'
			)
		: null;
}

/** Grams after kilos, millilitres after litres, without their unit: `1 kg 500 de farine`. */
const THOUSANDTHS =
	"(?<=[\\d ](?:kg|kilos?|chil[oi]|l|lit(?:re|ro)s?|litri)\\.? )(?:(?:et|[ey]) )?\\d{3}(?=\\sd(?:[ei](?!\\p{L})|['’])|,(?!\\d)|$)";

/** Languages that say them so, of a text that is known to be in one. */
const SAY_THOUSANDTHS: readonly string[] = [ 'es', 'fr', 'it' ];

/** Creates the grammar of some languages. */
function makeNumberGrammar(
	languages: readonly NumberWords[],
	hasComma: boolean
): NumberGrammar {
	const all = ( part: ( language: NumberWords ) => string ): string =>
		anyOf( languages.map( part ) );
	const numbers = readNumbers( languages );
	const article = all( ( language ) => language.article );
	const half = anyOf( [
		all( ( language ) => language.half ),
		SAY_THOUSANDTHS.includes( languages[ 0 ]?.code ?? '' )
			? THOUSANDTHS
			: '',
	] );
	const between = all( ( language ) => language.between[ 0 ] );
	return {
		numbers,
		numberWord: numberPattern( numbers ),
		range: new RegExp(
			`\\s{0,3}(?:-\\s{0,3}(?:to|or)\\s|[-–—−~]|(?<!\\p{L})(?:${ all( ( { range } ) => range ) })(?!\\p{L}))\\s{0,3}`,
			'iyu'
		),
		between: new RegExp( `(?<!\\p{L})(?:${ between })\\s$`, 'iu' ),
		and: new RegExp(
			`\\s{1,3}(?:${ all( ( language ) => language.between[ 1 ] ) })\\s{1,3}`,
			'iyu'
		),
		half: half
			? new RegExp(
					`((?:\\s?\\p{L}[\\p{L}.]{0,20}){0,3}?)(\\s(?:${ half }))(?!\\p{L})`,
					'iyu'
				)
			: null,
		article: article
			? new RegExp( `(?:${ article })(?!\\p{L})`, 'iyu' )
			: null,
		partOf: languages[ 0 ]?.partOf ?? '',
		hasComma,
	};
}

/**
 * Finds the primary part of a language tag.
 *
 * @param locale Such as `de-DE` or `de_DE`.
 * @return Such as `de`.
 */
export function codeOf( locale: string ): string {
	return locale.toLowerCase().split( /[-_]/ )[ 0 ] ?? '';
}

/** Returns whether a region writes its decimals with a comma: Germany does, Mexico and Zurich do not. */
function isCommaDecimal( locale: string ): boolean {
	if ( codeOf( locale ) === 'en' ) {
		return false; // The first question about numbers takes a slow phone a tenth of a second.
	}
	try {
		const [ , mark ] = new Intl.NumberFormat(
			locale.replaceAll( '_', '-' )
		).formatToParts( 1.5 );
		return mark?.value === ',';
	} catch {
		return false; // Anything that is not a language tag says nothing of marks.
	}
}

const GRAMMARS = new Map< string, NumberGrammar >();

/**
 * Returns what is needed to read the quantities of a language.
 *
 * @param locale Language tag; of an unknown language English is read, without one all that are loaded.
 */
export function numberGrammarOf( locale: string | undefined ): NumberGrammar {
	if ( locale === undefined ) {
		return ANY_NUMBERS;
	}
	let grammar = GRAMMARS.get( locale );
	if ( ! grammar ) {
		const code = codeOf( locale );
		grammar = makeNumberGrammar(
			[
				...others.filter( ( language ) => language.code === code ),
				english,
			],
			isCommaDecimal( locale )
		);
		GRAMMARS.set( locale, grammar );
	}
	return grammar;
}

/** Reads all languages that are loaded, for a text that may be of any of them; on a page the only one besides English is its own. */
export const ANY_NUMBERS: NumberGrammar = makeNumberGrammar(
	LANGUAGES,
	others.length === 1
);
