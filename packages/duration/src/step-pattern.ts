/*
 * The words of times in the texts of steps, and what is made of them: regular
 * expressions that JavaScript and PHP read alike. `npm run contracts` writes
 * them for PHP, so this file imports nothing.
 *
 * In lists a low line is a space, an apostrophe is any apostrophe, and a full
 * stop at the end may be left out.
 */

/** Words of units. */
const UNIT_WORDS = {
	second: 'seconds second secs. sec. Sekunden Sekunde Sek. segundos segundo seg. secondes seconde secondi secondo ثانية ثوان ثواني',
	minute: 'minutes minute mins. min. mn Minuten Minute minutos minuto minuti دقيقة دقائق',
	hour: 'hours hour hrs. hr. Stunden Stunde Std. horas hora heures heure ore ora h ساعات ساعة',
};

/** Seconds that one of each unit lasts. */
const UNIT_SECONDS = { second: 1, minute: 60, hour: 3600 };

/** Amounts in words, by language. */
const NUMBER_WORDS = {
	en: 'a=1 an=1 another=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fifteen=15 twenty=20 twenty-five=25 thirty=30 thirty-five=35 forty=40 forty-five=45 fifty=50 sixty=60 ninety=90 half_an=0.5 half_a=0.5 a_half=0.5 a_quarter_of_an=0.25 quarter_of_an=0.25 three_quarters_of_an=0.75 three-quarters_of_an=0.75 one_and_a_half=1.5 two_and_a_half=2.5',
	de: 'ein=1 eine=1 einer=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 zwölf=12 fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 fünfundvierzig=45 fünfzig=50 sechzig=60 neunzig=90 eine_halbe=0.5 einer_halben=0.5 eine_dreiviertel=0.75 eineinhalb=1.5 anderthalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5',
	es: 'un=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 noventa=90 media=0.5 un_cuarto_de=0.25 tres_cuartos_de=0.75',
	fr: 'une=1 une_dizaine_de=10 une_quinzaine_de=15 une_vingtaine_de=20 une_trentaine_de=30 deux=2 trois=3 quatre=4 cinq=5 sept=7 huit=8 neuf=9 dix=10 douze=12 quinze=15 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60',
	it: "un'=1 una_decina_di=10 una_ventina_di=20 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 dodici=12 quindici=15 venti=20 trenta=30 quaranta=40 cinquanta=50 sessanta=60 novanta=90 mezza=0.5 mezz'=0.5 un_quarto_d'=0.25 tre_quarti_d'=0.75",
	ar: 'ثلاث=3 أربع=4 خمس=5 ست=6 سبع=7 ثماني=8 تسع=9 عشر=10 عشرين=20 ثلاثين=30 أربعين=40 خمسين=50 ستين=60 خمس_عشرة=15 خمس_وعشرين=25 خمس_وأربعين=45 نصف=0.5 ثلث=0.33333333 ربع=0.25',
};

/** Whole times in words, with their minutes. */
const PHRASE_WORDS =
	"half-an-hour=30 Viertelstunde=15 dreiviertel_Stunde=45 Dreiviertelstunde=45 une_demi-heure=30 demi-heure=30 une_demi_heure=30 demi_heure=30 un_quart_d'heure=15 1/4_d'heure=15 3/4_d'heure=45 trois_quarts_d'heure=45 hora_y_media=90 hora_y_cuarto=75 mezzora=30 ساعة_واحدة=60 دقيقة_واحدة=1 ساعتين=120 ساعتان=120 دقيقتين=2 دقيقتان=2 ساعة_وربع=75 ساعة_ونصف=90 ساعة=60";

/** What may follow a unit, as a part of it. */
const PART_WORDS =
	'and_a_half=0.5 and_a_quarter=0.25 et_demie=0.5 et_quart=0.25 y_media=0.5 y_cuarto=0.25 e_mezza=0.5 e_mezzo=0.5 e_un_quarto=0.25 ونصف=0.5 وربع=0.25';

const JOINTS = 'and und y et e و';
const RANGES = 'to or bis oder a o à ou إلى الى أو';

/** Words before two ends that `and` joins. */
const BETWEEN = [ 'between', 'zwischen', 'entre', 'tra', 'fra', 'بين' ];

/** What reads like a time and is none. */
const NEVER = 'a_second another_second un_segundo une_seconde un_secondo';

/** After these a time is not a span that somebody waits for. */
const BEHIND_WORDS =
	'every each last final under within less_than vor alle jede letzten unter innerhalb_von weniger_als cada últimos hace menos_de chaque dernières il_y_a toutes_les moins_de par ogni ultimi meno_di entro كل قبل آخر';

/** Nor before these. */
const BEFORE_WORDS =
	'ago before earlier old in_advance ahead per_pound per_lb per_kg per_kilo a_pound vor_dem vorher zuvor antes atrás avant plus_tôt prima fa قبل';

/** Spaces of all kinds: `\s` means fewer in PHP. */
const S = '[ \\t\\n\u00a0\u2009\u202f]';
const DIGIT = '[0-9٠-٩]';
const SIGN = '[¼½¾⅓⅔]';
const FRACTION = '[1-9][/⁄][2-9]';
const END = '(?![\\p{L}\\p{N}])';

/**
 * Builds a regular expression that matches any of some words, longest first.
 *
 * @param list Words, separated by spaces, each with or without a value.
 * @return Alternatives, in a group.
 */
function anyOf( list: string ): string {
	const alternatives = list
		.split( ' ' )
		.map( ( pair ) => pair.replace( /=.*$/, '' ) )
		.sort( ( a, b ) => b.length - a.length )
		.map( ( word ) =>
			word
				.replace( /\.$/, '\\.?' )
				.replaceAll( '_', `${ S }+` )
				.replaceAll( "'", "['’]" )
		);
	return `(?:${ alternatives.join( '|' ) })`;
}

/**
 * Reads the values of a list.
 *
 * @param list `word=value`, separated by spaces.
 * @return Values by word, in lower case.
 */
function valuesOf( list: string ): Map< string, number > {
	return new Map(
		list.split( ' ' ).map( ( pair ): [ string, number ] => {
			const [ word = '', value ] = pair.split( '=' );
			return [
				word.replaceAll( '_', ' ' ).toLowerCase(),
				Number( value ),
			];
		} )
	);
}

/** Seconds by the word of their unit, in lower case and without a full stop at its end. */
const UNITS = new Map(
	( [ 'second', 'minute', 'hour' ] as const ).flatMap( ( unit ) =>
		UNIT_WORDS[ unit ]
			.split( ' ' )
			.map( ( word ): [ string, number ] => [
				word.replace( /\.$/, '' ).toLowerCase(),
				UNIT_SECONDS[ unit ],
			] )
	)
);
const numbers = Object.values( NUMBER_WORDS ).join( ' ' );
const JOINT = anyOf( JOINTS );
const AMOUNT =
	`(?:${ DIGIT }{1,2}(?:${ S }|-)${ FRACTION }${ END }|${ FRACTION }${ END }|` +
	`(?!0+(?![0-9.,]))${ DIGIT }{1,3}(?!${ DIGIT })(?:[.,٫]${ DIGIT }{1,2})?(?:${ S }?${ SIGN })?|` +
	`${ SIGN }|${ anyOf( numbers ) }(?:(?<=['’])|${ END }(?!-\\p{L})))`;
const UNIT = anyOf( Object.values( UNIT_WORDS ).join( ' ' ) );
const PHRASE = anyOf( PHRASE_WORDS );
const PART = anyOf( PART_WORDS );

/** An hour and its minutes without their word: `1 h 30`. */
const HOUR_AND_DIGITS = `(?:heures?|hrs?|h)${ S }*[0-5][0-9](?:${ S }?m(?:in)?)?${ END }`;

/** What joins hours and minutes; an Arabic "and" is one with what follows. */
const THEN = `(?:,?${ S }+${ JOINT }${ S }*|,?${ S }+|)`;

const TO = `${ S }*(?:[-–—]|${ anyOf( RANGES ) }(?=${ S }))${ S }*`;
const AND = `${ S }+${ JOINT }${ S }*`;

/**
 * Builds the regular expression of what turns an amount into a time: its unit and
 * what follows.
 *
 * @param amount Expression of an amount.
 * @param unit   Expression of a unit.
 */
function behind( amount: string, unit: string ): string {
	return (
		`${ S }*(?:${ HOUR_AND_DIGITS }|${ unit }${ END }(?!-)` +
		`(?:${ S }+${ PART }${ END }|${ THEN }${ amount }${ S }*${ unit }${ END }(?!-))?)`
	);
}

/**
 * Builds the regular expression of one time, such as `1 hour and 30 minutes`.
 *
 * @param amount Expression of an amount.
 * @param rest   Expression of what follows it.
 */
function timeOf( amount: string, rest: string ): string {
	return `(?:(?!${ anyOf( NEVER ) }${ END })(?:${ PHRASE }${ END }|${ amount }${ rest }))`;
}

const BEHIND = behind( AMOUNT, UNIT );

/**
 * The expression for JavaScript: `low`, where it is a range, and `time`.
 *
 * A browser compiles it when the first step is read, for as long as it is, so
 * it has few copies of what it consists of, other than that for PHP.
 */
export const STEP_TIME =
	`(?<![\\p{L}\\p{N}.,/⁄:–—-])(?:(?<low>${ timeOf( AMOUNT, `(?:${ BEHIND })?` ) })` +
	`(?:${ TO }|${ AND }(?<=(?:${ BETWEEN.join( '|' ) }) \\k<low>${ AND })))?` +
	`(?<time>${ timeOf( AMOUNT, BEHIND ) })`;

/** What precedes a time where it is none. */
export const NOT_BEHIND = `(?<![\\p{L}\\p{N}])${ anyOf( BEHIND_WORDS ) }${ S }+(?:the${ S }+|los${ S }+|den${ S }+|les${ S }+|gli${ S }+)?$`;

/** What follows it where it is none. */
export const NOT_BEFORE = `^${ S }+${ anyOf( BEFORE_WORDS ) }${ END }`;

/** Builds the expression for PHP, which has a limit for its length and names what comes again. */
function timeInPhp(): string {
	const [ amount, time ] = [ '(?&AMOUNT)', '(?&TIME)' ];
	const between = BETWEEN.map( ( word ) => `(?<=${ word } )` ).join( '|' );
	return (
		`(?(DEFINE)(?<AMOUNT>${ AMOUNT })(?<UNIT>${ UNIT })(?<TIME>${ timeOf( amount, behind( amount, '(?&UNIT)' ) ) }))` +
		`(?<![\\p{L}\\p{N}.,/⁄:–—-])(?:(?:${ between })(?<low>${ amount }|${ time })${ AND }(?<high>${ time })|` +
		`(?<from>${ amount }|${ time })${ TO }(?<to>${ time })|(?<time>${ time }))`
	);
}

/** How much of a text is read for times: more than any step has, which bounds the time that matching takes. */
export const MAX_STEP_LENGTH = 10_000;

/** How far back and ahead a word can say that it is not a time, in characters. */
export const WORDS_AROUND = 30;

/** Expressions for PHP; scripts leave them out. */
export const STEP_PATTERNS = {
	/** Finds what `STEP_TIME` finds: `low` and `high`, `from` and `to`, or `time`. */
	time: /* @__PURE__ */ timeInPhp(),
	notBehind: NOT_BEHIND,
	notBefore: NOT_BEFORE,
};

/** To read what was found. */
export const PIECES = {
	amount: AMOUNT,
	unit: UNIT,
	space: S,
	numbers: valuesOf( numbers ),
	phrases: valuesOf( PHRASE_WORDS ),
	parts: valuesOf( PART_WORDS ),
	units: UNITS,
};
