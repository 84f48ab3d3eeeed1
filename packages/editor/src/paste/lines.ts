import { decodeText, encodeText, isBlank } from '../text/html-text';
import type { Line } from '../list/insert';
import { groupNames, isName } from './group-names';
import rules from './rules.json';
import { partsApart, stepsApart, writtenLines } from './written-lines';
import {
	LONGEST_HEADING,
	piecesOf,
	withBoldHeadings,
	type Piece,
} from './pieces';

/** More than this is a book, and would freeze the editor. */
const MAX_LINES = 500;

/** What precedes a line of a list: bullets, boxes, numbers, "Step 2:". */
const MARKER = new RegExp( `^${ rules.marker }`, 'iu' );

/** How a heading is marked: by Markdown, or by a colon at its end. */
const HEADINGS = rules.headings.map(
	( heading ) => new RegExp( `^${ heading }$`, 'u' )
);

/**
 * Strips list markers from the start of a line, even from within tags.
 *
 * @param html HTML of one line.
 * @return HTML without the marker.
 */
function withoutMarker( html: string ): string {
	// The parser drops white space at the start, which would shift the count.
	const line = html.trim();
	const text = decodeText( line );
	const marker = MARKER.exec( text )?.[ 0 ] ?? '';
	if ( marker === '' ) {
		return line;
	}
	const { body } = new window.DOMParser().parseFromString(
		line,
		'text/html'
	);
	const walker = body.ownerDocument.createTreeWalker(
		body,
		NodeFilter.SHOW_TEXT
	);
	let left = marker.length;
	for (
		let node = walker.nextNode();
		node && left > 0;
		node = walker.nextNode()
	) {
		const value = node.nodeValue ?? '';
		node.nodeValue = value.slice( left );
		left -= Math.min( left, value.length );
	}
	return body.innerHTML.trim();
}

/**
 * Returns the text of a heading: a line that ends with a colon or is marked by
 * Markdown; null for any other line.
 *
 * @param html HTML of one line.
 * @return The heading's text, or null for a row.
 */
function headingOf( html: string ): string | null {
	const text = decodeText( html ).trim();
	const match = HEADINGS.map( ( pattern ) => pattern.exec( text ) ).find(
		( found ) => found !== null
	);
	const heading = match?.[ 1 ]?.replace( /[:：]$/u, '' ).trim() ?? '';
	return heading !== '' && heading.length <= LONGEST_HEADING ? heading : null;
}

/**
 * Builds a line from raw HTML.
 *
 * @param html      Inline HTML of one line.
 * @param isHeading True when the source marks it as a heading.
 * @param level     How deep that is, 0 where it is not said.
 * @return The line, or nothing when it is blank.
 */
function toLine( html: string, isHeading: boolean, level = 0 ): Line[] {
	const row = withoutMarker( html );
	const heading = headingOf( row );
	const marks = /^#{1,6}(?=\s)/.exec( row )?.[ 0 ].length ?? level;
	if ( isHeading || heading !== null ) {
		const text = heading ?? decodeText( row ).trim();
		return text === ''
			? []
			: [
					{
						isHeading: true,
						html: encodeText( text ),
						...( marks > 0 && { level: marks } ),
					},
				];
	}
	return isBlank( row ) ? [] : [ { isHeading: false, html: row } ];
}

/**
 * Reads plain text, one line a row.
 *
 * @param text Plain text.
 * @return The lines that say something.
 */
export function linesOfText( text: string ): Line[] {
	const lines = writtenLines( text ).slice( 0, MAX_LINES );
	const names = groupNames( lines );
	return lines.flatMap( ( line, at ) =>
		toLine( encodeText( line ), names.has( at ) )
	);
}

/**
 * Reads what the clipboard holds as lines.
 *
 * @param clipboard       What the clipboard holds.
 * @param clipboard.html  HTML, or empty.
 * @param clipboard.plain Plain text, or empty.
 * @return The lines that say something; rows without their list markers.
 */
export function linesOfClipboard( {
	html,
	plain,
}: {
	html: string;
	plain: string;
} ): Line[] {
	const pieces = html === '' ? [] : piecesOf( html );
	// Editors of plain text wrap everything into one element.
	if ( pieces.length <= 1 ) {
		const lines = linesOfText( plain );
		if ( lines.length > 1 || pieces.length === 0 ) {
			return lines;
		}
	}
	return linesOfPieces( pieces );
}

/** Splits a paragraph that contains steps or a whole list, unless inline formats span the pieces. */
function apart( piece: Piece ): Piece[] {
	const html = piece.html.replace( /^\s*<(strong|em)>([^<]*)<\/\1>/, '$2' );
	if ( html.includes( '<' ) || piece.isHeading || piece.picture ) {
		return [ piece ];
	}
	const text = decodeText( html );
	const lines = partsApart( text ).flatMap( stepsApart );
	return lines.length < 2
		? [ piece ]
		: lines.map( ( line ) => ( { ...piece, html: encodeText( line ) } ) );
}

/**
 * Builds lines from the pieces of foreign HTML.
 *
 * @param pieces The pieces; a picture is one of its own.
 * @return The lines that say something, and those of pictures.
 */
export function linesOfPieces( pieces: readonly Piece[] ): Line[] {
	const shown = withBoldHeadings(
		pieces.slice( 0, MAX_LINES ).flatMap( apart )
	);
	return shown.flatMap( ( piece, at ) =>
		piece.picture
			? [ { isHeading: false, html: '', picture: piece.picture } ]
			: toLine(
					piece.html,
					piece.isHeading ||
						( ! piece.isItem &&
							shown[ at + 1 ]?.isItem === true &&
							isName( decodeText( piece.html ) ) ),
					piece.level
				)
	);
}
