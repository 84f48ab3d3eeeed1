/**
 * Truncates a text, and never to half of a letter or emoji of two units: the
 * server could not read a list with one.
 *
 * @param longest Its most units.
 * @return The beginning of it.
 */
export function cut( text: string, longest: number ): string {
	return text.slice( 0, longest ).replace( /[\ud800-\udbff]$/, '' );
}
