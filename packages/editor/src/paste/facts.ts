import { MAX_FACT_LENGTH } from '@larder/contracts/constants';
import { parseSpan, type Span } from '@larder/duration';
import { wordedSpan } from '@larder/duration/find';
import rules from './rules.json';

/** A fact of a recipe that a line may tell. */
export type FactName = keyof typeof rules.facts | keyof typeof rules.said;

/** A fact with its value as written. */
export type Fact = { name: FactName; value: string };

/** Longer than this it is not a label. */
const MAX_LABEL_LENGTH = 40;

/** Facts that are measured, whose value shows whether it is one. */
type Measure = keyof typeof rules.facts;

/** Returns the entries of an object, typed with its own keys. */
function entriesOf< Key extends string >(
	labels: Readonly< Record< Key, string > >
): [ Key, string ][] {
	const isKey = ( key: string ): key is Key => key in labels;
	return Object.keys( labels )
		.filter( isKey )
		.map( ( name ) => [ name, labels[ name ] ] );
}

const MEASURES = entriesOf( rules.facts );
const SAID = entriesOf( rules.said );

const expression = ( source: string ) => new RegExp( source, 'iu' );

/** A measure after its label, before it, and alone. */
const BEHIND = MEASURES.map(
	( [ name, labels ] ) =>
		[
			name,
			expression(
				`^(?:${ labels })\\s*(?:[:：]\\s*(\\S.*)|[-–]?\\s+(${ rules.bare }))$`
			),
		] as const
);
const BEFORE = MEASURES.filter( ( [ name ] ) => name !== 'yield' ).map(
	( [ name, labels ] ) =>
		[
			name,
			expression( `^(${ rules.bare })\\s+(?:${ labels })$` ),
		] as const
);
const SERVED = expression(
	`^(?:for\\s+|für\\s+|pour\\s+|para\\s+|per\\s+|voor\\s+)?(?:até\\s+|bis zu\\s+)?(?:(?:\\d+\\s*[-–]\\s*)?\\d+)\\s*(?:${ rules.served })$`
);
const LABELS = [ ...MEASURES, ...SAID ].map(
	( [ name, labels ] ) => [ name, expression( `^(?:${ labels })$` ) ] as const
);
const WORDS = SAID.map(
	( [ name, labels ] ) =>
		[
			name,
			expression( `^(?:${ labels })\\s*[:：]\\s*(\\S.{0,100})$` ),
		] as const
);
/** Labels that some pages print without a colon: "Course Main Course". */
const BARE_LABELS = entriesOf( rules.labels ).map(
	( [ name, labels ] ) =>
		[
			name,
			expression( `^(?:${ labels })\\s+([\\p{L}\\d][^.:!?]{0,40})$` ),
		] as const
);
/** What only a sentence has. */
const SAYS = expression( rules.says );
const CREDIT = expression( `^(?:${ rules.credits })\\s+(\\S.{1,100})$` );
const BYLINE = expression( `^(?:${ rules.byline })\\s+(\\S.{1,60})$` );
/** When something was published, after its author. */
const DATED = /\s+(?:published|posted|updated|on)\s.*$/iu;
/** Keywords as they are below a picture. */
const HASHTAGS = expression( `^(?:${ rules.hashtags })$` );
const ENERGY = /^\d{1,4} ?(?:k?cal(?:ories)?)?$/iu;
const CALORIES = /^(\d{2,4}) ?k?cal(?:ories)?$/iu;

/** A number, or two that are the ends of a range: "4 to 6" is no time, although it has a letter. */
const BARE = /^\d+(?:\s*(?:to|or|bis|oder|à|a|ou|o)\s*\d+)?$/iu;

/** The value of a time, without the doubled unit that some pages have. */
const timeText = ( value: string ): string =>
	value
		.trim()
		.replace( /(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/giu, '$1' )
		.replace( /(?<=\d\s*)mn(?!\p{L})/giu, 'min' );

/**
 * Reads how long something takes, as a line of a pasted recipe says it.
 *
 * @param value As written.
 * @return Both ends in minutes, the same for one time; null for anything that is not a time.
 */
export function spanOf( value: string ): Span | null {
	const written = value.trim();
	if ( /^\d+$/.test( written ) ) {
		return { from: Number( written ), to: Number( written ) };
	}
	const time = timeText( written );
	return /[\p{L}:'′]/u.test( time )
		? ( parseSpan( time ) ?? wordedSpan( time ) )
		: null;
}

/**
 * Reads a time that was typed into its field, as `spanOf()` does, where the text says nothing but that time: what it said beside would be lost.
 *
 * @param text What was typed.
 * @return Both ends in minutes; null for anything that is not one time.
 */
export function typedSpan( text: string ): Span | null {
	const time = timeText( text );
	const worded = wordedSpan( time );
	return parseSpan( time ) ?? ( worded?.isWhole ? worded : null );
}

/** Returns the longer end of a time in minutes, 0 for what is none. */
const minutesOf = ( value: string ): number => spanOf( value )?.to ?? 0;

/** Returns a measure if its value is valid for it, otherwise null. */
function checked( name: Measure, value: string ): Fact | null {
	const fits =
		name === 'yield'
			? /\d/.test( value ) &&
				( BARE.test( value ) || minutesOf( value ) === 0 )
			: minutesOf( value ) > 0;
	return fits ? { name, value } : null;
}

/** What a line ends with that is not a part of its last word. */
const END = /[\s:：_*–—-]+$/u;
/** The same after an address or a name of somebody's page, which may end with such a sign. */
const END_OF_ADDRESS = /[\s:：*]+$/u;
const ADDRESS = expression( rules.address );

/** A line without marks around it. */
function bareOf( text: string ): string {
	const [ marks = '' ] = /^[^\p{L}\p{N}~]+/u.exec( text ) ?? [];
	const line = text.slice( marks.length );
	const address = line.replace( END_OF_ADDRESS, '' );
	return ADDRESS.test( address ) && ! marks.includes( '_' )
		? address
		: line.replace( END, '' );
}

/** Reads what stands behind a label without a colon; words with a capital, or several keywords, and no sentence. */
function bareFactOf( line: string ): Fact | null {
	for ( const [ name, pattern ] of BARE_LABELS ) {
		const value = pattern.exec( line )?.[ 1 ]?.trim() ?? '';
		const isSaid = SAYS.test( line );
		const fits =
			name === 'calories'
				? ENERGY.test( value )
				: ( name === 'keywords' ? /,/ : /^\p{Lu}/u ).test( value );
		if ( value !== '' && fits && ! isSaid && /^\p{Lu}/u.test( line ) ) {
			return { name, value };
		}
	}
	return null;
}

/** Reads who wrote a recipe, where it was taken from, and what is alone for its fact. */
function creditOf( line: string ): Fact | null {
	const source = CREDIT.exec( line )?.[ 1 ];
	const author = BYLINE.exec( line )?.[ 1 ] ?? '';
	const calories = CALORIES.exec( line )?.[ 1 ];
	if ( source !== undefined ) {
		return { name: 'source', value: source };
	}
	if ( calories !== undefined ) {
		return { name: 'calories', value: calories };
	}
	if ( /^\p{Lu}/u.test( author ) && ! /[.!?]$/u.test( author ) ) {
		return {
			name: 'author',
			value: author.replace( DATED, '' ),
		};
	}
	return /\p{L}{4}/u.test( line ) && pastedLevel( line ) !== null
		? { name: 'difficulty', value: line }
		: null;
}

/**
 * Reads the fact that a line tells.
 *
 * @param text Plain text of one line.
 * @return The fact; null for a line that tells none.
 */
export function factOf( text: string ): Fact | null {
	if ( HASHTAGS.test( text.trim() ) ) {
		const tags = text.match( /[\p{L}\p{N}_]+/gu ) ?? [];
		return { name: 'keywords', value: tags.join( ', ' ) };
	}
	if ( text.length > MAX_FACT_LENGTH ) {
		return null;
	}
	const line = bareOf( text );
	for ( const [ name, pattern ] of [ ...BEHIND, ...BEFORE ] ) {
		const found = pattern.exec( line )?.slice( 1 ).find( Boolean );
		if ( found !== undefined ) {
			return checked( name, found.trim() );
		}
	}
	if ( SERVED.test( line ) ) {
		return { name: 'yield', value: line };
	}
	for ( const [ name, pattern ] of WORDS ) {
		const value = pattern.exec( line )?.[ 1 ];
		if ( value !== undefined ) {
			return name === 'calories' && ! /\d/.test( value )
				? null
				: { name, value: value.trim() };
		}
	}
	return creditOf( line ) ?? bareFactOf( line );
}

const LEVELS = entriesOf( rules.levels ).map(
	( [ level, words ] ) => [ level, expression( `^(?:${ words })$` ) ] as const
);

/**
 * Reads how difficult a recipe is.
 *
 * @param value As written.
 * @return The level; null for words that name none.
 */
export function pastedLevel( value: string ): keyof typeof rules.levels | null {
	return (
		LEVELS.find( ( [ , pattern ] ) =>
			pattern.test( value.trim() )
		)?.[ 0 ] ?? null
	);
}

/**
 * Returns which fact a line labels without a value.
 *
 * @param text Plain text of one line.
 * @return The fact; null for a line that names none.
 */
export function labelOf( text: string ): FactName | null {
	const line = bareOf( text );
	return text.length > MAX_LABEL_LENGTH
		? null
		: ( LABELS.find( ( [ , pattern ] ) => pattern.test( line ) )?.[ 0 ] ??
				null );
}
