import { useCallback, useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { CaptchaProps } from '@larder/contracts';
import { openWidget } from '../providers';
import type { Widget } from '../types';

/**
 * Opens the provider's captcha in its place.
 *
 * @return Gives the captcha, trying once more where it could not be had before.
 */
export function useWidget(
	place: RefObject< HTMLElement >,
	props: CaptchaProps
): () => Promise< Widget | undefined > {
	const opening = useRef< Promise< Widget | undefined > >( undefined );
	const open = useCallback( async (): Promise< Widget | undefined > => {
		opening.current ??= place.current
			? openWidget( place.current, props ).catch( ( error: unknown ) => {
					console.error( error ); // eslint-disable-line no-console -- Tells a developer why nobody can comment.
					opening.current = undefined;
					return undefined;
				} )
			: undefined;
		return opening.current;
	}, [ place, props ] );
	useEffect( () => void open(), [ open ] );
	return open;
}
