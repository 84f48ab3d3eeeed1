import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';

/** Attributes of a recipe. */
type Facts = Record< string, unknown >;

/** Reads the fact that a line tells; null where it tells none. */
type ReadFact = ( text: string ) => Facts | null;

let readFact: ReadFact = () => null;

/**
 * Lets facts be read from what stands above the lists of a pasted recipe.
 *
 * @param read Reads the words of one line.
 */
export function readIntroductionsBy( read: ReadFact ): void {
	readFact = read;
}

/** Takes facts on one line apart: "Prep: 20 min | Cook: 45 min | Serves 4". */
function apart( line: Line ): Line[] {
	const parts = line.html.split( /\s*[|•·]\s*/ );
	const facts = parts.filter(
		( html ) => readFact( decodeText( html ).trim() ) !== null
	);
	return parts.length > 1 && facts.length > 0
		? parts
				.filter( ( html ) => html.trim() !== '' )
				.map( ( html ) => ( { ...line, html } ) )
		: [ line ];
}

/** Tells whether a line says something in a sentence. */
function isProse( { html, isHeading }: Line ): boolean {
	const text = decodeText( html ).trim();
	return (
		! isHeading &&
		text.split( /\s+/ ).length > 2 &&
		/[.!?…]["”»)]*$/u.test( text )
	);
}

/**
 * Reads what a pasted recipe says above its lists; what the recipe says already stays.
 *
 * @param lines  The lines.
 * @param recipe The recipe's attributes.
 * @return Attributes to change, and lines that have no place in them.
 */
export function introductionOf(
	lines: readonly Line[],
	recipe: Facts
): { facts: Facts; rest: Line[] } {
	let facts: Facts = {};
	const isFree = ( name: string ) =>
		[ undefined, null, '', 0 ].some(
			( none ) => none === { ...recipe, ...facts }[ name ]
		);
	const rest: Line[] = [];
	for ( const line of lines.flatMap( apart ) ) {
		const told = readFact( decodeText( line.html ).trim() );
		if ( told && Object.keys( told ).every( isFree ) ) {
			facts = { ...facts, ...told };
		} else if ( isFree( 'description' ) && isProse( line ) ) {
			facts = { ...facts, description: line.html };
		} else {
			rest.push( line );
		}
	}
	return { facts, rest };
}
