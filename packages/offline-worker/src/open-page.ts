import type { WorkerClients } from './scope';

/** Gives an address without the place in the page. */
function pageOf( address: string ): string {
	return address.replace( /#.*/, '' );
}

/**
 * Brings the page of a notification to the front, or opens it where no tab shows it.
 *
 * @param clients Tabs of the site.
 * @param address What the notification is about.
 */
export async function openPage(
	clients: WorkerClients,
	address: string
): Promise< void > {
	const tabs = await clients.matchAll( {
		type: 'window',
		includeUncontrolled: true,
	} );
	const shown = tabs.find(
		( { url } ) => pageOf( url ) === pageOf( address )
	);
	await ( shown ? shown.focus() : clients.openWindow( address ) );
}
