/** Blocks of WordPress for text and media, which notes and answers may hold. */
export const TEXT_BLOCKS = [
	'core/paragraph',
	'core/list',
	'core/heading',
	'core/image',
	'core/gallery',
	'core/quote',
	'core/table',
	'core/video',
	'core/embed',
	'core/separator',
];

const isName = ( name: unknown ): name is string => typeof name === 'string';

/**
 * Reads names of blocks that plugins may have filtered.
 *
 * @param names    What they gave.
 * @param fallback What counts where that is not a list.
 * @return Names; the same list where nothing had to be taken out.
 */
export function readBlockNames( names: unknown, fallback: string[] ): string[] {
	if ( ! Array.isArray( names ) ) {
		return fallback;
	}
	return names.every( isName ) ? names : names.filter( isName );
}
