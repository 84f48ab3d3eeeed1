import { TYPES_KEY } from '../constants';

/** What a URL turns out to be. */
export type SourceType = 'image' | 'video' | 'embed';

const TYPES: readonly string[] = [
	'image',
	'video',
	'embed',
] satisfies SourceType[];

/** How many URLs are kept; the oldest go first. */
const MAX_ENTRIES = 200;

function isType( value: unknown ): value is SourceType {
	return typeof value === 'string' && TYPES.includes( value );
}

/**
 * Reads what the browser has kept.
 *
 * @return Types by URL, the oldest first; none where storage is forbidden or damaged.
 */
function read(): Map< string, SourceType > {
	try {
		const stored: unknown = JSON.parse(
			localStorage.getItem( TYPES_KEY ) ?? '{}'
		);
		return new Map(
			Object.entries( stored instanceof Object ? stored : {} ).filter(
				( entry ): entry is [ string, SourceType ] =>
					isType( entry[ 1 ] )
			)
		);
	} catch {
		return new Map();
	}
}

/**
 * Returns the type of a source that was found out before.
 *
 * @param src Its URL.
 * @return The type, or undefined.
 */
export function knownType( src: string ): SourceType | undefined {
	return read().get( src );
}

/**
 * Stores the type of a source.
 *
 * @param src Its URL.
 */
export function rememberType( src: string, type: SourceType ): void {
	const entries = [ ...read().set( src, type ) ].slice( -MAX_ENTRIES );
	try {
		localStorage.setItem(
			TYPES_KEY,
			JSON.stringify( Object.fromEntries( entries ) )
		);
	} catch {
		// Storage may be full or forbidden; the type is found out again next time.
	}
}
