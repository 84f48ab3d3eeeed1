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
	for ( const line of lines ) {
		const told = readFact( decodeText( line.html ).trim() );
		if ( told && Object.keys( told ).every( isFree ) ) {
			facts = { ...facts, ...told };
		} else {
			rest.push( line );
		}
	}
	return rest.length > 0 && isFree( 'description' )
		? {
				facts: {
					...facts,
					description: rest
						.map( ( { html } ) => html )
						.join( '<br>' ),
				},
				rest: [],
			}
		: { facts, rest };
}
