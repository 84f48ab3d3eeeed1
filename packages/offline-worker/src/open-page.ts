import { leadsTo } from './own-address';
import type { WorkerClients } from './scope';

/**
 * Focuses the page of a notification, or opens it where no tab shows it.
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
	const shown = tabs.find( ( { url } ) => leadsTo( address, url ) );
	await ( shown ? shown.focus() : clients.openWindow( address ) );
}
