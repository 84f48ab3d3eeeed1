import {
	MAX_HEADING_LENGTH,
	UNDERLINE_TOLERANCE,
} from '@larder/contracts/constants';
import { beginsWithAmount } from './amount';
import { partNamedBy } from './part-names';
import rules from './rules.json';

/** The line below a title or a heading, as Markdown and plain texts write it. */
const UNDERLINE = new RegExp( rules.underline, 'u' );

/** What no heading is: an entry of a list, a quote, a row of a table, a sentence. */
const NO_HEADING = new RegExp( rules.noHeading, 'u' );

const BULLET = new RegExp( rules.bullet, 'u' );
const FOR = new RegExp( `^${ rules.forAPart }$`, 'iu' );

const lengthOf = ( text: string ): number => Array.from( text ).length;

/** Returns whether a rule belongs to the text above it, and does not part the text there. */
function isDrawnFor( text: string, rule: string, below: string ): boolean {
	return (
		rule.startsWith( '=' ) ||
		Math.abs( rule.length - lengthOf( text ) ) <= UNDERLINE_TOLERANCE ||
		beginsWithAmount( below ) ||
		FOR.test( text ) ||
		partNamedBy( text ) !== null
	);
}

/**
 * Marks lines that are underlined as the headings that they are. A rule below a
 * paragraph of several lines, or a sentence, parts the text and underlines nothing, and
 * so does one that is not as long as the words above it, unless these name what is
 * below. The server reads alike: `Larder\Exchange\Written\Underlines`.
 *
 * @param lines The lines, empty ones among them.
 * @return The lines, headings with their signs of Markdown and nothing below them.
 */
export function withUnderlinedHeadings( lines: readonly string[] ): string[] {
	const isUnderlined = ( at: number ): boolean => {
		const text = ( lines[ at ] ?? '' ).trim();
		const rule = UNDERLINE.exec( lines[ at + 1 ] ?? '' )?.[ 1 ];
		return (
			rule !== undefined &&
			text !== '' &&
			lengthOf( text ) <= MAX_HEADING_LENGTH &&
			( lines[ at - 1 ] ?? '' ).trim() === '' &&
			! NO_HEADING.test( text ) &&
			! BULLET.test( text ) &&
			! beginsWithAmount( text ) &&
			isDrawnFor(
				text,
				rule,
				lines.slice( at + 2, at + 4 ).find( ( line ) => line.trim() ) ??
					''
			)
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
