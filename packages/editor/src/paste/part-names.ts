import rules from './rules.json';

/** A part of a recipe; what a page has around it, such as comments, is `other`. */
export type PartName = keyof typeof rules.parts;

/** Longer than this it is a sentence. */
const MAX_NAME_LENGTH = 60;

const PARTS: readonly PartName[] = [
	'ingredients',
	'instructions',
	'notes',
	'equipment',
	'nutrition',
	'other',
];

/** What may follow a name: for whom the list is, and of what. */
const TAILS: Partial< Record< PartName, string > > = rules.tails;

/** Marks around a name. */
const AROUND = new RegExp(
	`^(?:[^\\p{L}\\p{N}]|${ rules.digit }+[.):])+|[\\s#*:：.!_${ rules.emoji }-]+$`,
	'gu'
);

/** What may precede a name; some begin with such a word themselves. */
const ARTICLE = '(?:(?:the|die|der|das|les|las|los|la|gli|de) )?';

let patterns: ReadonlyMap< PartName, RegExp > | undefined;

/** Returns the names as regular expressions, compiled when the first line is pasted. */
function namesOfParts(): ReadonlyMap< PartName, RegExp > {
	patterns ??= new Map(
		PARTS.map( ( part ) => [
			part,
			new RegExp(
				`^${ ARTICLE }(?:${ rules.parts[ part ] })${ TAILS[ part ] ?? '' }$`,
				'u'
			),
		] )
	);
	return patterns;
}

/**
 * Returns which section of a recipe a line names, in the languages whose recipes are
 * read. The server uses the same names: `Larder\Exchange\Text\SectionNames`.
 *
 * @param line Plain text of one line.
 * @return The part; null for a line that names none.
 */
export function partNamedBy( line: string ): PartName | null {
	if ( line.length > MAX_NAME_LENGTH ) {
		return null;
	}
	const name = line
		.trim()
		.toLowerCase()
		.replace( /[’`´]/g, "'" )
		.replace( AROUND, '' )
		.trim();
	for ( const [ part, pattern ] of namesOfParts() ) {
		if ( pattern.test( name ) ) {
			return part;
		}
	}
	return null;
}
