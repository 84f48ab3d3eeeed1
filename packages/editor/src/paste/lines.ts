import { MAX_HEADING_LENGTH } from '@larder/contracts/constants';
import {
	decodeText,
	encodeText,
	isBlank,
	safeUrl,
	withSigns,
} from '../text/html-text';
import type { Line } from '../list/insert';
import { groupNames, isName } from './group-names';
import rules from './rules.json';
import { partsApart, stepsApart, writtenLines } from './written-lines';
import { piecesOf, withBoldHeadings, type Piece } from './pieces';

/** More than this is a book, and would freeze the editor. */
const MAX_LINES = 500;

/** Links and pictures as Markdown has them. */
const LINK = new RegExp( rules.link, 'giu' );

/** What precedes a line of a list: bullets, boxes, numbers, "Step 2:". */
const MARKER = new RegExp( `^${ rules.marker }`, 'iu' );

/** What lists begin their entries with; other pictures stand before a line for fun. */
const BULLET = new RegExp( rules.bullet, 'u' );

const DIGIT = new RegExp( rules.digit, 'u' );

/** How a heading is marked: by Markdown, or by a colon at its end. */
const HEADINGS = rules.headings.map(
	( heading ) => new RegExp( `^${ heading }$`, 'u' )
);

/**
 * Strips list markers from the start of a line, even from within tags.
 *
 * @param line   HTML of one line, without white space at its start: the parser drops it, which would shift the count.
 * @param marker What precedes the line.
 * @return HTML without the marker.
 */
function withoutMarker( line: string, marker: string ): string {
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
	return heading !== '' && heading.length <= MAX_HEADING_LENGTH
		? heading
		: null;
}

/**
 * Builds a line from raw HTML.
 *
 * @param html            Inline HTML of one line.
 * @param place           What the source says of it.
 * @param place.isHeading Whether it marks the line as a heading.
 * @param place.level     How deep that is, 0 where it is not said.
 * @param place.isCounted Whether it numbers the line.
 * @param place.isItem    Whether it is an entry of a list.
 * @return The line, or nothing when it is blank.
 */
function toLine(
	html: string,
	{
		isHeading,
		level = 0,
		isCounted = false,
		isItem = false,
	}: {
		isHeading: boolean;
		level?: number;
		isCounted?: boolean;
		isItem?: boolean;
	}
): Line[] {
	const whole = html.trim();
	const marker = MARKER.exec( decodeText( whole ) )?.[ 0 ] ?? '';
	const row = withoutMarker( whole, marker );
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
	return isBlank( row )
		? []
		: [
				{
					isHeading: false,
					html: row,
					...( ( isCounted || DIGIT.test( marker ) ) && {
						isCounted: true,
					} ),
					...( ( isItem || BULLET.test( marker ) ) && {
						isListed: true,
					} ),
				},
			];
}

/** Writes a line of plain text as HTML, with the links that Markdown has; its pictures are left out. */
function htmlOf( line: string ): string {
	let html = '';
	let end = 0;
	for ( const link of line.matchAll( LINK ) ) {
		const [ all, name, target = '', url ] = link;
		const href = /^https?:/i.test( target ) ? safeUrl( target ) : '';
		const text = encodeText( name ?? url ?? '' );
		html += encodeText( line.slice( end, link.index ) );
		html +=
			href === ''
				? text
				: `<a href="${ encodeText( href ).replace( /"/g, '&quot;' ) }">${ text }</a>`;
		end = link.index + all.length;
	}
	return html + encodeText( line.slice( end ) );
}

/**
 * Reads plain text, one line a row.
 *
 * @param text Plain text.
 * @return The lines that say something.
 */
export function linesOfText( text: string ): Line[] {
	const lines = writtenLines( withSigns( text ) ).slice( 0, MAX_LINES );
	const names = groupNames( lines );
	return lines.flatMap( ( line, at ) =>
		toLine( htmlOf( line ), { isHeading: names.has( at ) } )
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
			: toLine( piece.html, {
					...piece,
					isHeading:
						piece.isHeading ||
						( ! piece.isItem &&
							shown[ at + 1 ]?.isItem === true &&
							isName( decodeText( piece.html ) ) ),
				} )
	);
}
