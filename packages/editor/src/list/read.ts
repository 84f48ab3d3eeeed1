import { encodeText } from '../text/html-text';

/** An object of unknown make, as damaged or foreign attributes hold them. */
export type Loose = Readonly< Record< string, unknown > >;

/**
 * Says whether a value is an object with properties (arrays are not).
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
 * @return The picture, or undefined when there is no address.
 */
export function readImage(
	value: unknown
): { id: number; url: string; alt: string } | undefined {
	if ( ! isLoose( value ) || readHtml( value[ 'url' ] ) === '' ) {
		return undefined;
	}
	return {
		id: readCount( value[ 'id' ] ),
		url: readHtml( value[ 'url' ] ),
		alt: readHtml( value[ 'alt' ] ),
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
