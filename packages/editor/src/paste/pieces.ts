import { MAX_HEADING_LENGTH } from '@larder/contracts/constants';
import type { Picture } from '../fields/picture-field';
import {
	decodeText,
	encodeText,
	isBlank,
	safeUrl,
	withSigns,
} from '../text/html-text';
import { cleanPage } from './clean-page';
import { baseOf, fullLink } from './link-base';

const LINE_TAGS = new Set(
	'LI P DIV TR DT DD H1 H2 H3 H4 H5 H6 SECTION ARTICLE UL OL DL TABLE TBODY BLOCKQUOTE PRE FIGURE HEADER FOOTER MAIN BODY LABEL'.split(
		' '
	)
);

/** Finds any of them, in an element that is not a line itself, such as the element that Google Sheets puts around its table. */
const ANY_LINE = [ ...LINE_TAGS, 'BR' ].join();

/** Formats that a pasted line keeps, by the tags that sources use for them. */
const FORMATS: Record< string, string > = {
	B: 'strong',
	STRONG: 'strong',
	I: 'em',
	EM: 'em',
	CODE: 'code',
	S: 's',
	DEL: 's',
	SUB: 'sub',
	SUP: 'sup',
};

/**
 * Returns the format of an element; Google Docs writes them as styles, and wraps all in a `<b>` that is not bold.
 *
 * @param element Any element.
 * @return The tag of the format, if it is one.
 */
function formatOf( element: Element ): string | undefined {
	const style = element.getAttribute( 'style' ) ?? '';
	const tag = FORMATS[ element.tagName ];
	const isLight = /font-weight:\s*(?:normal|[1-4]00)/i.test( style );
	if ( tag && ! ( tag === 'strong' && isLight ) ) {
		return tag;
	}
	if ( /font-weight:\s*(?:bold|[6-9]00)/i.test( style ) ) {
		return 'strong';
	}
	return /font-style:\s*italic/i.test( style ) ? 'em' : undefined;
}

/**
 * Prints a node of foreign HTML with the formats that a rich text may hold, and
 * nothing else of it.
 *
 * @param node Parsed, never run.
 * @param base Where relative links lead from; empty for nowhere.
 * @return Inline HTML.
 */
function inline( node: Node, base: string ): string {
	if ( node instanceof Text ) {
		return encodeText( withSigns( node.data ).replace( /\s+/g, ' ' ) );
	}
	if ( ! ( node instanceof Element ) ) {
		return '';
	}
	const inside = Array.from( node.childNodes, ( child ) =>
		inline( child, base )
	).join( '' );
	if ( inside.trim() === '' ) {
		return inside;
	}
	const href =
		node.tagName === 'A'
			? safeUrl( fullLink( node.getAttribute( 'href' ) ?? '', base ) )
			: '';
	if ( /^https?:/.test( href ) ) {
		return `<a href="${ encodeText( href ).replace( /"/g, '&quot;' ) }">${ inside }</a>`;
	}
	const tag = formatOf( node );
	return tag ? `<${ tag }>${ inside }</${ tag }>` : inside;
}

/** What a line is in; the level of a heading is 0 elsewhere. */
type LineContext = {
	isHeading: boolean;
	isItem: boolean;
	isCounted: boolean;
	level: number;
};

/** A line of foreign HTML, as inline HTML, or a picture. */
export type Piece = LineContext & { html: string; picture?: Picture };

/** Where a picture has its URL; pages that load it late keep a stand-in in the first. */
const ADDRESSES = [ 'src', 'data-src', 'data-lazy-src', 'data-original' ];

/** Smaller than this it is a sign, or counts visitors. */
const MIN_PICTURE_SIZE = 100;

/**
 * Reads a picture, with the id that WordPress writes into its class.
 *
 * @param base Where relative URLs lead from; empty for nowhere.
 * @return The picture; null for anything that is not a URL of the web, and for signs.
 */
function pictureOf( image: Element, base: string ): Picture | null {
	const addresses = ADDRESSES.map( ( name ) =>
		safeUrl( fullLink( image.getAttribute( name ) ?? '', base ) )
	).filter( ( url ) => /^https?:/.test( url ) );
	const url = addresses.at( -1 ) ?? '';
	const isSign = [ 'width', 'height' ].some( ( name ) => {
		const size = Number( image.getAttribute( name ) ?? Number.NaN );
		return size > 0 && size < MIN_PICTURE_SIZE;
	} );
	const [ , id = '0' ] =
		/wp-image-(\d+)/.exec( image.getAttribute( 'class' ) ?? '' ) ?? [];
	const caption = image.closest( 'figure' )?.querySelector( 'figcaption' );
	const alt =
		image.getAttribute( 'alt' ) || ( caption?.textContent.trim() ?? '' );
	return url !== '' && ! isSign
		? { id: Number( id ), url, alt: encodeText( alt ) }
		: null;
}

/**
 * Cuts foreign HTML where its blocks and line breaks are.
 *
 * @param html                Foreign HTML; parsed, never run.
 * @param options             What is read.
 * @param options.hasPictures Whether its pictures are pieces, too.
 * @param options.isOwn       Whether it is a post of the site, of which nothing may be lost that is hidden.
 * @return Pieces of inline HTML.
 */
export function piecesOf(
	html: string,
	{ hasPictures = false, isOwn = false } = {}
): Piece[] {
	const page = new window.DOMParser().parseFromString( html, 'text/html' );
	const { body } = page;
	const base = baseOf( html, page );
	cleanPage( body, isOwn );
	const pieces: Piece[] = [];
	const outside: LineContext = {
		isHeading: false,
		isItem: false,
		isCounted: false,
		level: 0,
	};
	let open: Piece = { html: '', ...outside };
	const close = ( place: LineContext ) => {
		if ( ! isBlank( open.html ) ) {
			pieces.push( open );
		}
		open = { html: '', ...place };
	};
	const visit = ( node: Node, place: LineContext ) => {
		if ( node instanceof Text ) {
			open.html += inline( node, base );
			return;
		}
		if ( ! ( node instanceof Element ) ) {
			return;
		}
		if ( hasPictures && node.tagName === 'IMG' ) {
			const picture = pictureOf( node, base );
			close( place );
			if ( picture ) {
				pieces.push( { html: '', ...outside, picture } );
			}
			return;
		}
		if ( hasPictures && node.tagName === 'FIGCAPTION' ) {
			// A caption without an alternative text is one.
			return;
		}
		if ( node.tagName === 'BR' ) {
			close( place );
			return;
		}
		if ( LINE_TAGS.has( node.tagName ) ) {
			const inside = {
				isHeading:
					place.isHeading || /^(?:H[1-6]|DT)$/.test( node.tagName ),
				isItem: place.isItem || /^(?:LI|TR)$/.test( node.tagName ),
				// A list within a numbered line has no numbers of its own.
				isCounted: node.matches( 'li, ul, ol' )
					? node.matches( 'ol > li' )
					: place.isCounted,
				level: Number(
					/^H([1-6])$/.exec( node.tagName )?.[ 1 ] ?? place.level
				),
			};
			close( inside );
			node.childNodes.forEach( ( child ) => visit( child, inside ) );
			close( place );
			return;
		}
		if ( /^T[DH]$/.test( node.tagName ) ) {
			open.html += ' ';
		}
		const hasLines =
			node.querySelector(
				hasPictures ? `${ ANY_LINE },IMG` : ANY_LINE
			) !== null;
		if ( hasLines || /^T[DH]$/.test( node.tagName ) ) {
			node.childNodes.forEach( ( child ) => visit( child, place ) );
		} else {
			open.html += inline( node, base );
		}
	};
	visit( body, outside );
	close( outside );
	return pieces;
}

/** A paragraph that is bold from end to end, begins with no number and is not a sentence. */
const BOLD_LINE =
	/^\s*<strong>(?!\s*[\p{N}(])(?:(?!<\/?strong>)[^])*[^.!?]<\/strong>\s*$/u;

/**
 * Treats bold paragraphs as headings, as word processors write them, unless
 * everything is bold.
 *
 * @param pieces Pieces of inline HTML.
 * @return The same pieces, bold paragraphs marked as headings.
 */
export function withBoldHeadings( pieces: readonly Piece[] ): readonly Piece[] {
	const isBold = ( { html, isItem }: Piece ): boolean =>
		! isItem &&
		BOLD_LINE.test( html ) &&
		decodeText( html ).length <= MAX_HEADING_LENGTH;
	const last = pieces.at( -1 );
	return last === undefined || isBold( last )
		? pieces
		: pieces.map( ( piece ) =>
				isBold( piece ) ? { ...piece, isHeading: true } : piece
			);
}
