import { useEffect } from '@wordpress/element';
import { deviceKey } from '@larder/store';

/**
 * Follows recipes that a guest saves or removes in another tab; a page that comes back out of the back/forward cache has missed such events.
 *
 * @param isOnDevice Whether the list is that of the device.
 * @param onChange   Called when it may have changed.
 */
export function useOtherPages(
	isOnDevice: boolean,
	onChange: () => void
): void {
	useEffect( () => {
		if ( ! isOnDevice ) {
			return;
		}
		const onStorage = ( { key }: StorageEvent ): void => {
			if ( key === deviceKey() || key === null ) {
				onChange();
			}
		};
		const onShow = ( { persisted }: PageTransitionEvent ): void => {
			if ( persisted ) {
				onChange();
			}
		};
		window.addEventListener( 'storage', onStorage );
		window.addEventListener( 'pageshow', onShow );
		return () => {
			window.removeEventListener( 'storage', onStorage );
			window.removeEventListener( 'pageshow', onShow );
		};
	}, [ isOnDevice, onChange ] );
}
