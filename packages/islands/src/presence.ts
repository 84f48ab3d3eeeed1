import { on } from './on';
import { whenIdle } from './scan';
import { getWaker } from './wake';

/**
 * Waits for the first interaction, and then mounts the views. A page without
 * one runs nothing.
 */
export function watchForPerson(): void {
	const { body } = document;
	const { userActivation } = navigator as Partial< Navigator >; // Not in every browser.
	let isThere = false;
	let height: number | undefined;
	const onSign = ( { type, target }: Partial< Event > ): void => {
		if (
			! isThere &&
			( type !== 'scroll' ||
				// Carousels that advance by themselves scroll sideways.
				( ( target as Element ).scrollTop !== 0 &&
					// A page scrolls by itself while it loads, and where it has become
					// higher above what is seen: late fonts and advertisements move it.
					height === ( height = body.scrollHeight ) ) )
		) {
			isThere = true;
			getWaker()
				.then( ( waker ) => waker.wakeAll() )
				.catch( () => {} ); // Whoever presses is told.
		}
	};
	on( 'keydown pointerdown pointermove wheel scroll', onSign );
	whenIdle( () => {
		height = body.scrollHeight;
	} );
	// The first interaction may precede the loader: some plugins delay all
	// scripts until then.
	if ( userActivation?.hasBeenActive ) {
		onSign( {} );
	}
}
