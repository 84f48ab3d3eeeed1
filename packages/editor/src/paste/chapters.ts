import type { Line } from '../list/insert';
import { textOfLine } from '../text/html-text';
import rules from './rules.json';

/** A part of a video with the time at which it begins. */
const CHAPTER = new RegExp( `^${ rules.chapter }$`, 'iu' );

/** The first of them; steps may begin with a time of day, or with that since the start. */
const OPENING = new RegExp( `^${ rules.opening }$`, 'iu' );

/** Returns the seconds at which a chapter begins; -1 for any other line. */
function startOf( line: Line | undefined ): number {
	const time =
		line === undefined || line.isCounted
			? undefined
			: CHAPTER.exec( textOfLine( line ) )?.[ 1 ];
	return time === undefined
		? -1
		: time
				.split( ':' )
				.reduce( ( sum, part ) => sum * 60 + Number( part ), 0 );
}

/**
 * Removes the chapters of a video: an introduction at 0:00, and below it what comes
 * later and later. The server reads alike: `Larder\Exchange\Written\Chapters`.
 *
 * @return The same without such runs of two lines and more.
 */
export function withoutChapters( lines: readonly Line[] ): Line[] {
	const left: Line[] = [];
	for ( let at = 0; at < lines.length; ) {
		const line = lines[ at ];
		let end = at + 1;
		if (
			line !== undefined &&
			startOf( line ) === 0 &&
			OPENING.test( textOfLine( line ) )
		) {
			while ( startOf( lines[ end ] ) > startOf( lines[ end - 1 ] ) ) {
				end++;
			}
		}
		if ( line !== undefined && end === at + 1 ) {
			left.push( line );
		}
		at = end;
	}
	return left;
}
