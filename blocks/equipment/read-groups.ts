import {
	claimId,
	isLoose,
	readGroupList,
	readHtml,
	readImage,
	readLink,
	readList,
	rememberRows,
	salvageText,
} from '@larder/editor/content';
import type { Tool, ToolGroup } from './types';

const readTool = rememberRows< Tool >( ( value, seed, taken ) => {
	const stored = isLoose( value ) ? value : {};
	const text =
		typeof stored[ 'text' ] === 'string'
			? stored[ 'text' ]
			: salvageText( value );
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
 * Reads the groups of an equipment block, whatever is stored: ids are made
 * unique, and what somebody wrote is kept. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups that fit the type.
 */
export function readGroups( value: unknown ): ToolGroup[] {
	const taken = new Set< string >();
	return readGroupList( value, 'items' ).map( ( stored, at ) => {
		const isGroup = isLoose( stored ) && Array.isArray( stored[ 'items' ] );
		const { items: _items, ...group } = isGroup ? stored : {};
		const title = readHtml( group[ 'title' ] );
		return {
			...group,
			id: claimId( group[ 'id' ], `group/${ at }/${ title }`, taken ),
			title,
			items: readList( isGroup ? stored[ 'items' ] : [ stored ] ).flatMap(
				( tool, row ) =>
					readTool( tool, `${ at }/${ row }`, taken ) ?? []
			),
		};
	} );
}
