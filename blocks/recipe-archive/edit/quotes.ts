const MARKS = /['‘’"“”„]/u;

/**
 * Returns the longest piece of what was typed that has no quotation mark: a name
 * may be stored with straight ones or curly ones, and a search for the whole would
 * miss one of the two.
 *
 * @param typed What was typed.
 * @return What the server looks for; the field itself looks at the rest.
 */
export function longestPiece( typed: string ): string {
	return typed
		.split( MARKS )
		.reduce(
			( longest, piece ) =>
				piece.length > longest.length ? piece : longest,
			''
		)
		.trim();
}

/**
 * Writes the quotation marks of a name as they are typed, for the field compares
 * the two letter by letter.
 *
 * @param name  Name of a recipe or a term.
 * @param typed What was typed.
 * @return The name; as it was where curly marks were typed.
 */
export function quoteAsTyped( name: string, typed: string ): string {
	return /[‘’“”„]/u.test( typed )
		? name
		: name.replace( /[‘’]/gu, "'" ).replace( /[“”„]/gu, '"' );
}
