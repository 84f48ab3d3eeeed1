import type { Line, LineGroup, PrintedWords } from './view-types';

/** A number as a line shows it; tags and characters that HTML names are passed over. */
const NUMBER =
	/<[^>]*>|&[^;\s]+;|(\d+(?:[.,/⁄]\d+)*(?:\s?[¼-¾⅐-⅞])?|[¼-¾⅐-⅞])/gu;

/** Fewer letters say nothing: of `l` one makes `lb` and `lata`. */
const SHORTEST = 3;

type Cut = {
	/** Numbers, with a point where others write a comma. */
	numbers: string[];
	/** What is around them. */
	words: string[];
};

function cut( html: string ): Cut {
	const numbers: string[] = [];
	const marked = html.replace( NUMBER, ( all, number?: string ) => {
		if ( number === undefined ) {
			return all;
		}
		numbers.push( number.replace( ',', '.' ) );
		return '\0';
	} );
	return {
		numbers,
		words: marked.split( /[\s\0]+/ ).filter( ( word ) => word !== '' ),
	};
}

/** Returns whether two words are forms of one: `cup` and `cups`, but not `g` and `kg`, with which the same numbers are other amounts. */
function isSameWord( one: string, other: string ): boolean {
	const [ short = '', long = '' ] = [ one, other ].sort(
		( a, b ) => a.length - b.length
	);
	return (
		one === other ||
		( short.length >= SHORTEST && long.startsWith( short ) )
	);
}

function areSameWords( one: string[], other: string[] ): boolean {
	return (
		one.length === other.length &&
		one.every( ( word, at ) => isSameWord( word, other[ at ] ?? '' ) )
	);
}

/**
 * Replaces the numbers in the text that a page has printed, such as a
 * translation, with those of the scaled text.
 *
 * @param printed What is printed.
 * @param written What the recipe says there.
 * @param shown   What it says once it is scaled, or in other units.
 * @return The printed words with the amounts to show; the text to show where they would say something else.
 */
function reworded( printed: string, written: string, shown: string ): string {
	const before = cut( written );
	const after = cut( shown );
	if (
		before.numbers.length !== after.numbers.length ||
		! areSameWords( before.words, after.words )
	) {
		return shown;
	}
	if ( String( before.numbers ) === String( after.numbers ) ) {
		return printed;
	}
	if ( String( before.numbers ) !== String( cut( printed ).numbers ) ) {
		return shown;
	}
	const numbers = [ ...shown.matchAll( NUMBER ) ].flatMap(
		( [ , number ] ) => number ?? []
	);
	return printed.replace( NUMBER, ( all, number?: string ) =>
		number === undefined ? all : ( numbers.shift() ?? all )
	);
}

/** Returns whether scaling changes only the form of a word in a name or a note: `loaf`, `loaves`. */
function isWords( piece: string, written: string, shown: string ): boolean {
	return (
		piece !== 'unit' &&
		[ written, shown ].every( ( html ) => cut( html ).numbers.length === 0 )
	);
}

/** Returns a line in the words that the page has printed. */
function lineAsPrinted(
	shown: Line,
	written: Line | undefined,
	{ lines }: PrintedWords
): Line {
	const words = lines[ shown.id ];
	if ( ! words || ! written ) {
		return shown;
	}
	const line = { ...shown };
	for ( const piece of [ 'unit', 'name', 'note' ] as const ) {
		const word = words[ piece ];
		// What the line says no more stays away.
		if ( word !== undefined && shown[ piece ] !== '' ) {
			const [ before, after ] = [ written[ piece ], shown[ piece ] ];
			line[ piece ] =
				before === after || isWords( piece, before, after )
					? word
					: reworded( word, before, after );
		}
	}
	return line;
}

/**
 * Returns lines in the words that the page has printed, where they differ from those
 * of the recipe: a translation stays while one scales.
 *
 * @param shown   Groups with the amounts to show.
 * @param written Gives the same as they are before any scaling, in the units that were written.
 * @param printed The words; absent where the page has those of the recipe.
 */
export function asPrinted(
	shown: LineGroup[],
	written: () => LineGroup[],
	printed: PrintedWords | undefined
): LineGroup[] {
	if ( ! printed || Object.keys( printed.lines ).length === 0 ) {
		return shown;
	}
	const before = new Map(
		written().flatMap( ( { items } ) =>
			items.map( ( item ) => [ item.id, item ] )
		)
	);
	return shown.map( ( group ) => ( {
		...group,
		items: group.items.map( ( item ) =>
			lineAsPrinted( item, before.get( item.id ), printed )
		),
	} ) );
}
