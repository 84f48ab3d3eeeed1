import { loadScript } from './load-script';
import { getManifest } from './manifest';
import { takePresses } from './presses';
import { mounted } from './roots';
import { state } from './state';
import type { Waker } from './types';

let loading: Promise< unknown > | undefined;
let said = '';

/**
 * Returns the waker, which is loaded at the first interaction.
 *
 * @return Rejects when it is not available; the next need tries again.
 */
export async function getWaker(): Promise< Waker > {
	try {
		await ( state.waker ||
			( loading ??= loadScript( getManifest().waker ) ) );
	} finally {
		loading = undefined;
	}
	if ( state.waker ) {
		return state.waker;
	}
	throw Error( 'Larder could not load' );
}

/**
 * Loads and mounts an island. Where there is nothing to load it with, the printed
 * page does by itself what was pressed, or says that it cannot, and the next press
 * tries again.
 *
 * @param root The island root.
 * @return Settles when the view is there, or when it is not available.
 */
export async function wake( root: HTMLElement ): Promise< void > {
	try {
		await ( await getWaker() ).wake( root );
	} catch ( error ) {
		// The root may have been removed meanwhile.
		if ( root.isConnected && said !== ( said = String( error ) ) ) {
			console.error( error ); // eslint-disable-line no-console -- Tells a developer why a control is dead.
		}
		mounted.add( root );
		for ( const { target, type, key } of takePresses( root ) ) {
			if ( key && target instanceof HTMLInputElement ) {
				target.form?.requestSubmit();
			} else if ( type ) {
				// Or a link, which has a click, too, and no type.
				( target as HTMLButtonElement ).click();
				// A link or a form has led away; nothing has come of any other button.
				if ( ( target as HTMLButtonElement ).type === 'button' ) {
					document
						.querySelector< HTMLDialogElement >( 'dialog.larder' )
						?.show();
				}
			}
		}
		mounted.delete( root );
	}
}
