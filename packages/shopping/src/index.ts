import { dispatch, select } from '@wordpress/data';
import { deviceKey, shoppingStore } from './store';

// The views that change or show the list take these from here: they are sent once.
export * from './list';
export * from './wanted';
export { shoppingStore, type Change } from './store';
export type { Keeping } from './device';
export type { SyncStatus } from './sync';

// Another tab changed the list.
window.addEventListener( 'storage', ( { key, newValue } ) => {
	if ( key === deviceKey() && select( shoppingStore ).isOpen() ) {
		void dispatch( shoppingStore ).receiveKept( newValue );
	}
} );

// A page from the back/forward cache has missed all storage events since it was
// left.
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		void dispatch( shoppingStore ).reopenShoppingList();
	}
} );

// What could not be sent is sent once there is a network again.
window.addEventListener( 'online', () => {
	if ( select( shoppingStore ).getPlace() === 'offline' ) {
		void dispatch( shoppingStore ).syncShoppingList();
	}
} );
