import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import { safeUrl } from '@larder/editor/content';
import type { ArchiveAttributes } from './types';

/**
 * Prints links to hand-picked recipes, which is what a reader gets when the
 * plugin is switched off. What the site looks up for each page is not saved.
 *
 * @return A list of links, or nothing.
 */
export function save( {
	attributes: { source, links },
}: BlockSaveProps< ArchiveAttributes > ): ReactElement | null {
	const kept = links.filter( ( { url } ) => safeUrl( url ) !== '' );
	if ( source !== 'picked' || kept.length === 0 ) {
		return null;
	}
	return (
		<div { ...useBlockProps.save() }>
			<ul>
				{ kept.map( ( { title, url } ) => (
					<li key={ url }>
						<a href={ safeUrl( url ) }>{ title }</a>
					</li>
				) ) }
			</ul>
		</div>
	);
}
