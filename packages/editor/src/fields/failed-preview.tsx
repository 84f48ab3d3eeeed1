import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

/**
 * Renders a sentence in place of a preview that the server could not render.
 */
export function FailedPreview(): ReactElement {
	return (
		<Placeholder>
			{ __( 'The results could not be loaded.', 'larder' ) }
		</Placeholder>
	);
}
