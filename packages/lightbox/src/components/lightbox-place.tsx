import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { LightboxProps } from '@larder/contracts';
import { isApplied, useStyle } from '@larder/ui';
import { useRequest } from '../hooks/use-request';
import { Lightbox } from './lightbox';

/**
 * Renders the lightbox: nothing until something on the page asks for it.
 *
 * @return The lightbox, while it is open.
 */
export function LightboxPlace( {
	styleUrl,
}: LightboxProps ): ReactElement | null {
	const [ asked, forget ] = useRequest();
	// A picture that was pressed before has brought it.
	const [ isThere ] = useState( () => isApplied( styleUrl ) );
	const isReady = useStyle( isThere ? '' : styleUrl );
	return asked === undefined || ! isReady ? null : (
		<Lightbox asked={ asked } onClosed={ forget } />
	);
}
