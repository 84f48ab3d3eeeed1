import type { Line } from '../list/insert';
import { isLoose } from '../list/read';
import type { Picture } from '../fields/picture-field';
import { decodeText } from '../text/html-text';
import { factsApart, withLinks } from './fact-lines';

/** Attributes of a recipe. */
type Facts = Record< string, unknown >;

/** Reads the fact that a line tells; null where it tells none. */
type ReadFact = ( text: string, html: string ) => Facts | null;

let readFact: ReadFact = () => null;

/**
 * Registers what reads facts from the text above the lists of a pasted recipe.
 *
 * @param read Reads the words of one line, and its HTML.
 */
export function readIntroductionsBy( read: ReadFact ): void {
	readFact = read;
}

/** Splits a line that holds several facts; any other line stays as it is. */
function apart( line: Line ): Line[] {
	const pieces = line.isAside
		? []
		: factsApart( decodeText( line.html ).trim() );
	return pieces.length > 1
		? withLinks( pieces, line.html ).map( ( html ) => ( {
				...line,
				html,
			} ) )
		: [ line ];
}

const isEmptyList = ( value: unknown ) =>
	Array.isArray( value ) && value.length === 0;

/** Adds what a line says; what is said in parts, such as the shorter ends of times, is added to the parts that are there. */
function withTold( recipe: Facts, facts: Facts, told: Facts ): Facts {
	const parts = Object.entries( told ).map(
		( [ name, value ] ): [ string, unknown ] => {
			const before = facts[ name ] ?? recipe[ name ];
			return [
				name,
				isLoose( value ) && isLoose( before )
					? { ...before, ...value }
					: value,
			];
		}
	);
	return { ...facts, ...Object.fromEntries( parts ) };
}

/** Returns whether a value says a thing, or each of its parts does. */
function says( value: unknown, told: unknown ): boolean {
	return isLoose( told ) && isLoose( value )
		? Object.keys( told ).every( ( part ) =>
				says( value[ part ], told[ part ] )
			)
		: JSON.stringify( value ) === JSON.stringify( told );
}

/** Returns the picture of a recipe as its attributes. */
function pictureFacts( { id, url, alt }: Picture ): Facts {
	return { imageId: id, imageUrl: url, imageAlt: alt };
}

/** Returns whether a line says something in a sentence. */
function isProse( { html, isHeading }: Line ): boolean {
	const text = decodeText( html ).trim();
	return (
		! isHeading &&
		text.split( /\s+/ ).length > 2 &&
		/[.!…]["”»)]*$/u.test( text )
	);
}

/**
 * Reads what a pasted recipe says above its lists; what the recipe says already stays.
 *
 * @param recipe The recipe's attributes.
 * @return Attributes to change, and lines that have no place in them.
 */
export function introductionOf(
	lines: readonly Line[],
	recipe: Facts
): { facts: Facts; rest: Line[] } {
	let facts: Facts = {};
	const isFree = ( name: string ) => {
		const value = { ...recipe, ...facts }[ name ];
		return (
			[ undefined, null, '', 0 ].some( ( none ) => none === value ) ||
			isEmptyList( value ) ||
			// What is said in parts is beside a fact that is not.
			isLoose( value )
		);
	};
	const rest: Line[] = [];
	for ( const line of lines.flatMap( apart ) ) {
		if ( line.isAside ) {
			rest.push( line );
			continue;
		}
		const told = line.picture
			? pictureFacts( line.picture )
			: readFact( decodeText( line.html ).trim(), line.html );
		const names = Object.keys( told ?? {} );
		const isSaid = ( name: string ) =>
			says( facts[ name ], told?.[ name ] );
		if ( told && names.length > 0 && names.every( isFree ) ) {
			facts = withTold( recipe, facts, told );
		} else if ( told && ! line.picture && names.every( isSaid ) ) {
			// Pages say a fact at several places.
			continue;
		} else if ( isFree( 'description' ) && isProse( line ) ) {
			facts = { ...facts, description: line.html };
		} else {
			rest.push( line );
		}
	}
	return { facts, rest };
}
