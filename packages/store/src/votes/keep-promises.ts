import type { Thunk } from '../thunk';
import { toggleLike } from './like';
import { takePromised } from './promises';
import { toggleRecommended } from './recommend';
import { toggleSaved } from './save';

let isDone = false;

/**
 * Gives and takes back the votes that an earlier page of this tab had promised
 * its visitor when it ended. The server counts each but once.
 */
export function keepPromises(): Thunk {
	return ( args ) => {
		// Later ones are of this page.
		for ( const { kind, id, isOn } of isDone ? [] : takePromised() ) {
			if ( kind === 'like' ) {
				void toggleLike( id, isOn )( args );
			} else if ( kind === 'save' ) {
				void toggleSaved( id, isOn )( args );
			} else {
				void toggleRecommended( id, '', isOn )( args );
			}
		}
		isDone = true;
	};
}
