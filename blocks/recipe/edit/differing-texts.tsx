import { Notice } from '@wordpress/components';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactElement } from 'react';

/** What the editor hands to a block of its list; of interest is what is named here. */
type ListedBlock = { readonly name?: string; readonly isValid?: boolean };

/**
 * Renders a notice above a block of Larder whose saved markup differs from its
 * attributes, as after a search and replace in the database, a translation of the
 * markup, or a manual change.
 *
 * @param Block Shows the block.
 * @return The same, below a notice where the two differ.
 */
export function withDifference< Props extends ListedBlock >(
	Block: ComponentType< Props >
): ComponentType< Props > {
	return function BlockWithDifference( props: Props ): ReactElement {
		const differs =
			props.isValid === false && props.name?.startsWith( 'larder/' );
		return (
			<>
				{ differs && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'The saved text of this block and its settings differ: something else than this editor has changed one of them, such as search and replace or a translation. The page still shows what the settings say, without that change. “Attempt recovery” writes the text anew from the settings; to keep the change, make it once more here afterwards.',
							'larder'
						) }
					</Notice>
				) }
				<Block { ...props } />
			</>
		);
	};
}

/** Adds that notice to all blocks of Larder. */
export function showDifferences(): void {
	addFilter(
		'editor.BlockListBlock',
		'larder/differing-texts',
		withDifference
	);
}
