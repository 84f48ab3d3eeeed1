/** A piece of a text that is shown in an element of its own. */
export type Mark = {
	/** Where the piece starts in the text, and where the text continues; alike where something is put between. */
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

/** A button must not be in these. */
const INTERACTIVE = 'a, button, label, summary';

/** Drops pieces that overlap an earlier one. */
function inOrder( marks: Mark[] ): Mark[] {
	let place = 0;
	return marks
		.sort( ( a, b ) => a.start - b.start )
		.filter( ( { start, end } ) => {
			const isFree = start >= place && end >= start;
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

/** A text node and where its text is in its run. */
type TextPosition = { node: Text; start: number };

/** Texts that are read as one, whatever formats are between them: `<strong>1</strong> cup`. */
type Run = { text: string; places: TextPosition[] };

/** What ends a run, besides the element around it. */
const BREAK = 'br, img, hr, svg, video, audio, iframe';

/** The elements around a run. */
const AROUND =
	'p, li, ul, ol, div, td, th, dt, dd, blockquote, h1, h2, h3, h4, h5, h6';

/** Appends a text to a run; the superscript 1 of `1<sup>1</sup>/2` is not a second digit of the number before it. */
function take( run: Run, node: Text ): void {
	const isRaised =
		node.parentElement?.closest( 'sup' ) && /\d$/.test( run.text );
	run.text += isRaised ? ' ' : '';
	run.places.push( { node, start: run.text.length } );
	run.text += node.data;
}

/** Finds the texts that are read as one. */
function findRuns( content: DocumentFragment ): Run[] {
	const walker = document.createTreeWalker(
		content,
		NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT
	);
	const runs: Run[] = [];
	let around: Element | null | undefined;
	while ( walker.nextNode() ) {
		const node = walker.currentNode;
		if (
			node instanceof Element &&
			node.matches( `${ BREAK }, ${ VERBATIM }` )
		) {
			around = undefined;
		}
		const parent = node.parentElement;
		if ( ! ( node instanceof Text ) || parent?.closest( VERBATIM ) ) {
			continue;
		}
		const outer = parent?.closest( AROUND ) ?? null;
		let run = runs.at( -1 );
		if ( ! run || outer !== around ) {
			run = { text: '', places: [] };
			runs.push( run );
		}
		around = outer;
		take( run, node );
	}
	return runs;
}

/** Returns where the words of an amount begin: the `cups` of `2 cups`. */
const wordAt = ( text: string ): number => text.search( /\p{L}|$/u );

/** Shares out among several texts what stands for a mark that runs through them: a number stays with the number, words stay with the words. */
function shares(
	mark: Mark,
	run: Run,
	inside: readonly TextPosition[]
): string[] {
	const typed = run.text.slice( mark.start, mark.end );
	const word = mark.start + wordAt( typed );
	const holder = inside.findLastIndex( ( { start } ) => start <= word );
	const isSplit =
		holder > 0 &&
		! /\p{L}/u.test(
			run.text.slice( mark.start, inside[ holder ]?.start )
		) &&
		inside.length === holder + 1;
	const split = isSplit ? wordAt( mark.text ) : mark.text.length;
	return inside.map( ( _place, at ) => {
		if ( at === 0 ) {
			return mark.text.slice( 0, split );
		}
		return at === holder ? mark.text.slice( split ) : '';
	} );
}

/** Cuts the marks of a run into those of its texts. */
function cut( run: Run, marks: readonly Mark[] ): [ Text, Mark[] ][] {
	const byNode = new Map< Text, Mark[] >();
	for ( const mark of marks ) {
		const inside = run.places.filter(
			( { node, start } ) =>
				start < mark.end &&
				( start + node.data.length > mark.start ||
					( mark.start === mark.end &&
						start + node.data.length === mark.start ) )
		);
		// A button cannot run through several elements.
		if ( mark.tag === 'button' && inside.length > 1 ) {
			continue;
		}
		const texts = shares( mark, run, inside );
		inside.forEach( ( { node, start }, at ) => {
			byNode.set( node, [
				...( byNode.get( node ) ?? [] ),
				{
					...mark,
					start: Math.max( 0, mark.start - start ),
					end: Math.min( node.data.length, mark.end - start ),
					text: texts[ at ] ?? '',
				},
			] );
		} );
	}
	return [ ...byNode ];
}

/** Replaces the pieces of one text node with elements. */
function replace( node: Text, marks: Mark[] ): void {
	const { data } = node;
	const parts: ( Node | string )[] = [];
	let place = 0;
	for ( const mark of marks ) {
		parts.push( data.slice( place, mark.start ) );
		if ( mark.text !== '' ) {
			parts.push( elementOf( mark ) );
		}
		place = mark.end;
	}
	node.replaceWith( ...parts, data.slice( place ) );
}

/** Returns whether a mark is a button within what is pressed itself. */
function isNested( { tag, start }: Mark, { places }: Run ): boolean {
	const place = places.findLast( ( one ) => one.start <= start );
	return (
		tag === 'button' &&
		Boolean( place?.node.parentElement?.closest( INTERACTIVE ) )
	);
}

/**
 * Marks pieces within the texts of safe HTML: temperatures, lengths, durations,
 * amounts.
 *
 * The one pass over text nodes for all that wants to mark something; what is
 * found first in the text wins. A piece may run through formats and links.
 *
 * @param html    Safe HTML.
 * @param markers Find the pieces.
 * @return Safe HTML; exactly the given one where nothing is found.
 */
export function markText( html: string, markers: readonly Marker[] ): string {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const found = findRuns( template.content ).flatMap( ( run ) =>
		cut(
			run,
			inOrder(
				markers.flatMap( ( marker ) =>
					marker( run.text ).filter(
						( mark ) => ! isNested( mark, run )
					)
				)
			)
		)
	);
	found.forEach( ( [ node, marks ] ) => replace( node, marks ) );
	return found.length > 0 ? template.innerHTML : html;
}
