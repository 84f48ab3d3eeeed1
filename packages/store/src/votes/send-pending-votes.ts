import type { Thunk } from '../thunk';
import { toggleLike } from './like';
import { takePendingVotes } from './pending-votes';
import { toggleRecommended } from './recommend';
import { toggleSaved } from './save';

let isDone = false;

/**
 * Sends the votes that the server had not answered when an earlier page of this tab
 * ended. It counts each but once.
 */
export function sendPendingVotes(): Thunk {
	return ( args ) => {
		// Later ones are of this page.
		for ( const { kind, id, isOn } of isDone ? [] : takePendingVotes() ) {
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
