import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import { partNamedBy, type PartName } from './part-names';

/** Lines of a pasted recipe that belong to one block. */
export type Part = {
	/** Name of the block; empty for what stands before all of them. */
	block: string;
	/** The line that names it, where there is one. */
	heading: Line | null;
	lines: Line[];
};

/**
 * Gives a line as a name is compared.
 *
 * @param line The line.
 * @return Its words in small letters, without marks around them.
 */
function nameOf( { html }: Line ): string {
	return decodeText( html )
		.replace( /^[\s#*]+|[\s#*:：]+$/gu, '' )
		.toLowerCase();
}

/** The block that has each part. */
const BLOCKS: Record< PartName, string > = {
	ingredients: 'larder/ingredients',
	instructions: 'larder/instructions',
	notes: 'larder/notes',
	equipment: 'larder/equipment',
	other: 'larder/notes',
};

/**
 * Finds the block whose list a line names.
 *
 * @param line   The line.
 * @param blocks Names of blocks by what lists are called, in small letters.
 * @return Name of the block; undefined for a line that names none.
 */
function blockNamedBy(
	line: Line,
	blocks: ReadonlyMap< string, string >
): string | undefined {
	const part = partNamedBy( decodeText( line.html ) );
	return (
		blocks.get( nameOf( line ) ) ?? ( part ? BLOCKS[ part ] : undefined )
	);
}

/**
 * Takes a pasted recipe apart where it names another list.
 *
 * @param lines  The lines.
 * @param own    Name of the block that they are pasted into.
 * @param blocks Names of blocks by what lists are called, in small letters.
 * @return The parts in their order; one of all lines where no other list is named.
 */
export function partsOf(
	lines: readonly Line[],
	own: string,
	blocks: ReadonlyMap< string, string >
): Part[] {
	const first: Part = { block: own, heading: null, lines: [] };
	const parts = [ first ];
	for ( const line of lines ) {
		const block = blockNamedBy( line, blocks );
		if ( block === undefined ) {
			parts.at( -1 )?.lines.push( line );
		} else {
			parts.push( { block, heading: line, lines: [] } );
		}
	}
	if ( parts.every( ( { block } ) => block === own ) ) {
		return [ { ...first, lines: [ ...lines ] } ];
	}
	const isIntroduced = own === '' || parts[ 1 ]?.block === own;
	return [
		{ ...first, block: isIntroduced ? '' : own },
		...parts.slice( 1 ),
	];
}
