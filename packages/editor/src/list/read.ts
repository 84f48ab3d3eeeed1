import { encodeText } from '../text/html-text';

/** An object of unknown shape, as in damaged or foreign attributes. */
export type Loose = Readonly< Record< string, unknown > >;

/**
 * Returns whether a value is an object with properties (arrays are not).
 *
 * @param value Anything.
 * @return True for objects.
 */
export function isLoose( value: unknown ): value is Loose {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}

/**
 * Reads why a request has failed.
 *
 * @param error What was thrown.
 * @return The message of the server; empty where there is none.
 */
export function readMessage( error: unknown ): string {
	return isLoose( error ) ? readHtml( error[ 'message' ] ) : '';
}

/**
 * Reads a text attribute.
 *
 * @param value What is stored.
 * @return HTML; numbers become their digits, everything else an empty string.
 */
export function readHtml( value: unknown ): string {
	if ( typeof value === 'string' ) {
		return value;
	}
	return typeof value === 'number' && Number.isFinite( value )
		? String( value )
		: '';
}

/**
 * Reads a whole number that cannot be negative.
 *
 * @param value What is stored.
 * @return The number, 0 when there is none.
 */
export function readCount( value: unknown ): number {
	return typeof value === 'number' && Number.isFinite( value ) && value > 0
		? Math.round( value )
		: 0;
}

/**
 * Reads a list.
 *
 * @param value What is stored.
 * @return The list, empty when it is none.
 */
export function readList( value: unknown ): readonly unknown[] {
	return Array.isArray( value ) ? value : [];
}

/**
 * Reads a picture attribute.
 *
 * @param value What is stored.
 * @return The picture, or undefined when it has neither a URL nor a file in the library.
 */
export function readImage(
	value: unknown
): { id: number; url: string; alt: string } | undefined {
	const { id, url } = isLoose( value )
		? { id: readCount( value[ 'id' ] ), url: readHtml( value[ 'url' ] ) }
		: { id: 0, url: '' };
	if ( ! isLoose( value ) || ( id === 0 && url === '' ) ) {
		return undefined;
	}
	return {
		...value,
		id,
		url,
		alt: readHtml( value[ 'alt' ] ),
	};
}

/** A link as rows store it; the URL is an HTML-encoded string. */
export type RowLink = { url: string; newTab?: boolean; rel?: string };

/**
 * Reads a link attribute.
 *
 * @param value What is stored.
 * @return The link, or undefined when there is no URL.
 */
export function readLink( value: unknown ): RowLink | undefined {
	if ( ! isLoose( value ) || readHtml( value[ 'url' ] ) === '' ) {
		return undefined;
	}
	const rel = readHtml( value[ 'rel' ] );
	const { newTab, rel: _rel, ...others } = value;
	return {
		...others,
		url: readHtml( value[ 'url' ] ),
		...( newTab === true && { newTab } ),
		...( rel !== '' && { rel } ),
	};
}

/**
 * Gathers every text that a foreign value holds, so that nothing somebody wrote
 * is lost where its meaning is.
 *
 * @param value Anything.
 * @return HTML, the texts with spaces between.
 */
export function salvageText( value: unknown ): string {
	if ( typeof value === 'string' || typeof value === 'number' ) {
		return encodeText( String( value ) );
	}
	const parts = isLoose( value )
		? Object.entries( value )
				.filter( ( [ key ] ) => key !== 'id' )
				.map( ( [ , part ] ) => part )
		: readList( value );
	return parts.map( salvageText ).filter( Boolean ).join( ' ' );
}

/** Reads one stored row; `seed` says where it is, `taken` which ids are in use. */
export type RowReader< Row > = (
	value: unknown,
	seed: string,
	taken: Set< string >
) => Row | null;

/**
 * Memoizes a reader of rows, so that a row which did not change stays the same
 * object and is not rendered again.
 *
 * @param read Reads a row.
 * @return The same, with a memory.
 */
export function rememberRows< Row extends { id: string } >(
	read: RowReader< Row >
): RowReader< Row > {
	const memory = new WeakMap< object, Row >();
	return ( value, seed, taken ) => {
		if ( ! isLoose( value ) ) {
			return read( value, seed, taken );
		}
		const known = memory.get( value );
		if ( known && ! taken.has( known.id ) ) {
			taken.add( known.id );
			return known;
		}
		const row = read( value, seed, taken );
		if ( row ) {
			memory.set( value, row );
			memory.set( row, row );
		}
		return row;
	};
}
