import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';

/**
 * Registers a block by what the browser adds. The contents of its `block.json`,
 * translated, WordPress has given the editor before any script of a block runs.
 *
 * @param name     The block's name, such as `larder/notes`.
 * @param settings What the browser adds.
 */
export function registerBlock< Attributes extends Record< string, unknown > >(
	name: string,
	settings: Partial< BlockConfiguration< Attributes > >
): void {
	// The types know only of blocks that nobody has registered on the server.
	registerBlockType( name, settings as BlockConfiguration< Attributes > );
}
