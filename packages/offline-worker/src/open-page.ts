import { leadsTo } from './own-url';
import type { WorkerClients } from './scope';

/**
 * Focuses the page of a notification, or opens it where no tab shows it.
 *
 * @param clients Tabs of the site.
 * @param wanted What the notification is about.
 */
export async function openPage(
	clients: WorkerClients,
	wanted: string
): Promise< void > {
	const tabs = await clients.matchAll( {
		type: 'window',
		includeUncontrolled: true,
	} );
	const shown = tabs.find( ( { url } ) => leadsTo( wanted, url ) );
	await ( shown ? shown.focus() : clients.openWindow( wanted ) );
}
