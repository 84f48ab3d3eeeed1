import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

/**
 * Stands where the server did not give a preview, whatever it answered.
 *
 * @return A sentence.
 */
export function FailedPreview(): ReactElement {
	return (
		<Placeholder>
			{ __( 'The results could not be loaded.', 'larder' ) }
		</Placeholder>
	);
}
