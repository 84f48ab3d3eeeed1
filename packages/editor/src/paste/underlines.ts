import { LONGEST_HEADING } from '@larder/contracts/constants';

/** The line below a title or a heading, as Markdown and plain texts write it. */
const UNDERLINE = /^\s*(?:={3,}|-{3,})\s*$/;

/** What no heading is: an entry of a list, a quote, a row of a table, a sentence. */
const NO_HEADING = /^\s*(?:[#>*+=-]|\d)|[\t|]|[.!?…]\s*$/;

/**
 * Marks lines that are underlined as the headings that they are. A rule below a
 * paragraph of several lines, or a sentence, parts the text and underlines nothing. The
 * server reads alike: `Larder\Exchange\Written\Underlines`.
 *
 * @param lines The lines, empty ones among them.
 * @return The lines, headings with their signs of Markdown and nothing below them.
 */
export function withUnderlinedHeadings( lines: readonly string[] ): string[] {
	const isUnderlined = ( at: number ): boolean => {
		const text = ( lines[ at ] ?? '' ).trim();
		return (
			text !== '' &&
			text.length <= LONGEST_HEADING &&
			( lines[ at - 1 ] ?? '' ).trim() === '' &&
			! NO_HEADING.test( lines[ at ] ?? '' ) &&
			UNDERLINE.test( lines[ at + 1 ] ?? '' )
		);
	};
	return lines.map( ( line, at ) => {
		if ( isUnderlined( at ) ) {
			const isTitle = lines[ at + 1 ]?.includes( '=' );
			return `${ isTitle ? '#' : '##' } ${ line.trim() }`;
		}
		return isUnderlined( at - 1 ) ? '' : line;
	} );
}
