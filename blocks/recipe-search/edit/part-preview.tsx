import { FailedPreview } from '@larder/editor';
import { Disabled } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import type { ReactElement } from 'react';
import { SearchControls } from './search-controls';
import { useSearchBlock } from './use-search-block';

type Props = {
	/** The inner block that places the part. */
	clientId: string;
	part: 'filters' | 'results';
};

/**
 * Shows one part of a search as the site prints it, and its settings in the sidebar.
 *
 * @return The preview; nothing outside of a search.
 */
export function PartPreview( { clientId, part }: Props ): ReactElement | null {
	const search = useSearchBlock( clientId );
	return (
		search && (
			<>
				<SearchControls { ...search } part={ part } />
				<Disabled>
					<ServerSideRender
						block="larder/recipe-search"
						attributes={ { ...search.attributes } }
						urlQueryArgs={ { larder_part: part } }
						skipBlockSupportAttributes
						ErrorResponsePlaceholder={ FailedPreview }
					/>
				</Disabled>
			</>
		)
	);
}
