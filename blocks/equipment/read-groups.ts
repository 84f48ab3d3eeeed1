import {
	claimId,
	isLoose,
	readHtml,
	readImage,
	readLink,
	readSections as readStored,
	rememberRows,
	salvageText,
	type Section,
} from '@larder/editor/content';
import type { Tool, ToolGroup } from './types';

const readTool = rememberRows< Tool >( ( value, seed, taken ) => {
	const stored = isLoose( value ) ? value : {};
	const text =
		typeof stored[ 'text' ] === 'string'
			? stored[ 'text' ]
			: salvageText( value );
	if ( typeof stored[ 'text' ] !== 'string' && text === '' ) {
		return null;
	}
	const link = readLink( stored[ 'link' ] );
	const image = readImage( stored[ 'image' ] );
	const { link: _link, image: _image, ...others } = stored;
	return {
		...others,
		id: claimId( stored[ 'id' ], `${ seed }/${ text }`, taken ),
		text,
		note: readHtml( stored[ 'note' ] ),
		...( link && { link } ),
		...( image && { image } ),
	};
} );

/**
 * Reads the groups of an equipment block, whatever is stored, as the list of the
 * editor has them. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups with rows that fit the type.
 */
export function readSections( value: unknown ): Section< Tool >[] {
	return readStored( value, 'items', readTool );
}

/**
 * Returns the groups as the block stores them.
 *
 * @param sections The groups, as the list of the editor has them.
 * @return The `groups` attribute.
 */
export function writeSections( sections: Section< Tool >[] ): ToolGroup[] {
	return sections.map( ( { rows, ...group } ) => ( {
		...group,
		items: rows,
	} ) );
}

/**
 * Reads the groups of an equipment block, whatever is stored. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups that fit the type.
 */
export function readGroups( value: unknown ): ToolGroup[] {
	return writeSections( readSections( value ) );
}
