import { inside, type Press } from '@larder/islands';
import { putBack } from './position';

/**
 * Replays what a visitor did, once and in order.
 *
 * @param presses What was done.
 * @return Settles when all is done.
 */
export async function replay( presses: readonly Press[] ): Promise< void > {
	for ( const { target, type, key, was } of presses ) {
		if ( type === '' ) {
			if ( was ) {
				putBack( target, was );
			}
		} else if ( type === 'click' && target instanceof HTMLElement ) {
			target.click();
		} else if (
			target.dispatchEvent(
				new KeyboardEvent( type, {
					key,
					bubbles: true,
					cancelable: true,
				} )
			) &&
			target instanceof HTMLInputElement
		) {
			// A synthetic key event submits no form.
			target.form?.requestSubmit();
		}
		// A synthetic keydown is not followed by a keyup.
		inside.release();
		// React renders what one press changed before the next one may read it.
		await Promise.resolve();
	}
}
