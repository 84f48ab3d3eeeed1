import { addFilter } from '@wordpress/hooks';
import { MAX_LINE_LETTERS } from '@larder/contracts/constants';
import { decodeText } from '@larder/editor/content';
import { changedFacts } from './fact-words';
import { partsOf } from './parts';
import { placesOf, type AttributeText } from './places';

type Values = Readonly< Record< string, unknown > >;

/** Other names of parts: what is a link where it has a URL. */
const SAME: Readonly< Record< string, string > > = { 'item>a': 'item>span' };

/** Parts that hold their text in an element of its own. */
const WRAPPED = /^<(span|strong|a)\b[^>]*>((?:(?!<\/\1>)[\s\S])*)<\/\1>$/;

/**
 * Replaces the text at a path.
 *
 * @param value What holds it.
 * @param path  Keys that lead to the text.
 * @param html  The text.
 * @return A copy with the text.
 */
function put(
	value: unknown,
	path: AttributeText[ 'path' ],
	html: string
): unknown {
	const [ key, ...rest ] = path;
	if ( key === undefined ) {
		return html;
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( inner: unknown, at ) =>
			at === key ? put( inner, rest, html ) : inner
		);
	}
	return Object.assign( {}, value, {
		[ key ]: put( get( value, [ key ] ), rest, html ),
	} );
}

/**
 * Returns the value at a path.
 *
 * @param value What holds it.
 * @param path  Keys that lead to the text.
 * @return What is there, undefined for nothing.
 */
function get( value: unknown, path: AttributeText[ 'path' ] ): unknown {
	return path.reduce< unknown >(
		( inner, key ) =>
			typeof inner === 'object' && inner !== null
				? Reflect.get( inner, key )
				: undefined,
		value
	);
}

/**
 * Updates the typed line of an ingredient when a piece of it changes: the line gives the order of its pieces.
 *
 * @param place The piece that has changed.
 * @param html  What it says now.
 */
function withLine(
	attributes: unknown,
	{ path, html: before }: AttributeText,
	html: string
): unknown {
	const line = [ ...path.slice( 0, -1 ), 'text' ];
	const typed = get( attributes, line );
	const key = path.at( -1 );
	if (
		typeof typed !== 'string' ||
		key === 'text' ||
		before.length > MAX_LINE_LETTERS ||
		get( attributes, [ ...path.slice( 0, -1 ), 'name' ] ) === undefined
	) {
		return attributes;
	}
	const escaped = before.replace( /[.*+?^${}()|[\]\\/]/g, '\\$&' );
	const found = [
		...typed.matchAll(
			new RegExp(
				`(^|[^\\p{L}\\p{N}])${ escaped }(?![\\p{L}\\p{N}])`,
				'gu'
			)
		),
	];
	// Of several the amount is the first, as a rule; `1 1-inch piece of ginger` has two.
	const last = found.at( key === 'quantity' ? 0 : -1 );
	const at = last && last.index + ( last[ 1 ] ?? '' ).length;
	return at === undefined
		? attributes
		: put(
				attributes,
				line,
				typed.slice( 0, at ) + html + typed.slice( at + before.length )
			);
}

/**
 * Returns whether two texts have the same words; WordPress prints the plain text of a link with the entities in it left as they are.
 *
 * @param printed HTML of the markup.
 * @param stored  HTML of the attributes.
 * @return Whether they say the same.
 */
function says( printed: string, stored: string ): boolean {
	const words = decodeText( stored );
	return [ words, decodeText( words.replaceAll( '<', '&lt;' ) ) ].includes(
		decodeText( printed )
	);
}

/**
 * Updates attributes with the text in the saved markup where the two differ: search
 * and replace, and tools that translate stored posts, know HTML but not attributes.
 * The twin of `SavedWords` on the server, by which the page shows the same.
 *
 * @param name Name of the block.
 * @param html Its saved markup.
 */
export function withSavedWords< Attributes extends Values >(
	name: string,
	attributes: Attributes,
	html: string
): Attributes {
	const known = html === '' ? null : placesOf( name, attributes );
	if ( ! known ) {
		return attributes;
	}
	const parts = partsOf( html, known.row );
	const htmlByKey = new Map< string, string | null >();
	for ( const part of parts ) {
		const key = `${ part.row } ${ SAME[ part.name ] ?? part.name }`;
		const inner = part.html.trim();
		htmlByKey.set(
			key,
			htmlByKey.has( key )
				? null
				: ( WRAPPED.exec( inner )?.[ 2 ] ?? inner )
		);
	}
	let changed: unknown = attributes;
	// Where the two have not the same rows, nobody can say which is which.
	if ( parts.at( -1 )?.row === known.rows ) {
		for ( const place of known.places ) {
			const words =
				htmlByKey.get( `${ place.row } ${ place.part }` ) ?? null;
			if ( words !== null && ! says( words, place.html ) ) {
				changed = withLine(
					put( changed, place.path, words ),
					place,
					words
				);
			}
		}
	}
	return Object.assign(
		{},
		attributes,
		changed,
		name === 'larder/recipe' && changedFacts( attributes )
	);
}

/** Makes the editor read blocks with the words of their saved markup. */
export function readSavedWords(): void {
	addFilter(
		'blocks.getBlockAttributes',
		'larder/saved-words',
		(
			attributes: Record< string, unknown >,
			{ name }: { name: string },
			html: unknown
		) =>
			typeof html === 'string'
				? withSavedWords( name, attributes, html )
				: attributes
	);
}
