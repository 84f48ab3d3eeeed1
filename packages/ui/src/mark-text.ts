/** A piece of a text that is shown in an element of its own. */
export type Mark = {
	/** Where the piece starts in the text, and where the text goes on. */
	start: number;
	end: number;
	/** Tag name of the element. */
	tag: 'span' | 'button';
	attributes: Record< string, string >;
	/** What the element holds, plain; the piece itself, or what stands for it. */
	text: string;
};

/** Finds pieces of a plain text. */
export type Marker = ( text: string ) => Mark[];

/** Text that says what somebody has to type, or that is none. */
const VERBATIM = 'code, kbd, pre, script, style, textarea';

/** A button must not stand in these. */
const INTERACTIVE = 'a, button, label, summary';

/** Drops pieces that overlap an earlier one. */
function inOrder( marks: Mark[] ): Mark[] {
	let place = 0;
	return marks
		.sort( ( a, b ) => a.start - b.start )
		.filter( ( { start, end } ) => {
			const isFree = start >= place && end > start;
			place = isFree ? end : place;
			return isFree;
		} );
}

function elementOf( { tag, attributes, text }: Mark ): HTMLElement {
	const element = document.createElement( tag );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	element.textContent = text;
	return element;
}

/** Puts elements in place of the pieces of one text node. */
function replace( node: Text, marks: Mark[] ): void {
	const { data } = node;
	const parts: ( Node | string )[] = [];
	let place = 0;
	for ( const mark of marks ) {
		parts.push( data.slice( place, mark.start ), elementOf( mark ) );
		place = mark.end;
	}
	node.replaceWith( ...parts, data.slice( place ) );
}

/**
 * Marks pieces within the texts of safe HTML: temperatures, lengths, durations.
 *
 * The one pass over text nodes for all that wants to mark something; what is
 * found first in the text wins. A piece lies within one text node.
 *
 * @param html    Safe HTML.
 * @param markers Find the pieces.
 * @return Safe HTML; exactly the given one where nothing is found.
 */
export function markText( html: string, markers: readonly Marker[] ): string {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const walker = document.createTreeWalker(
		template.content,
		NodeFilter.SHOW_TEXT
	);
	const found: [ Text, Mark[] ][] = [];
	while ( walker.nextNode() ) {
		const node = walker.currentNode;
		if (
			! ( node instanceof Text ) ||
			node.parentElement?.closest( VERBATIM )
		) {
			continue;
		}
		const isInteractive = node.parentElement?.closest( INTERACTIVE );
		const marks = inOrder(
			markers.flatMap( ( marker ) =>
				marker( node.data ).filter(
					( { tag } ) => ! ( tag === 'button' && isInteractive )
				)
			)
		);
		if ( marks.length > 0 ) {
			found.push( [ node, marks ] );
		}
	}
	found.forEach( ( [ node, marks ] ) => replace( node, marks ) );
	return found.length > 0 ? template.innerHTML : html;
}
