import { getManifest, inside } from '@larder/islands';

const ROOT = '[data-larder-key]';

/**
 * Finds islands that come into the page later from another page, whose data does
 * not come along: by a file of its own beside this one, for few pages need it.
 */
export function watchArrivals(): void {
	new MutationObserver( ( records, watch ) => {
		if (
			records.some( ( { addedNodes } ) =>
				[ ...addedNodes ].some(
					( node ) =>
						node instanceof HTMLElement &&
						[
							node,
							...node.querySelectorAll< HTMLElement >( ROOT ),
						].some(
							( root ) =>
								root.matches( ROOT ) && ! inside.entryOf( root )
						)
				)
			)
		) {
			watch.disconnect();
			void inside.loadScript(
				getManifest().waker.replace( '/waker.', '/brought.' )
			);
		}
	} ).observe( document, { childList: true, subtree: true } );
}
