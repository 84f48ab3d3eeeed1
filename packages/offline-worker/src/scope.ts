/** What an event of a worker can wait for. */
export type WaitingEvent = Event & {
	waitUntil: ( work: Promise< unknown > ) => void;
};

/** A request of a page. */
export type RequestEvent = WaitingEvent & {
	request: Request;
	preloadResponse?: Promise< Response | undefined >;
	respondWith: ( response: Promise< Response > ) => void;
};

/** A press on a notification that the worker has shown. */
export type NotificationEvent = WaitingEvent & { notification: Notification };

/** The tabs of the site. */
export type WorkerClients = {
	claim: () => Promise< void >;
	matchAll: ( options: {
		type: 'window';
		includeUncontrolled: boolean;
	} ) => Promise< Array< { url: string; focus: () => Promise< unknown > } > >;
	openWindow: ( url: string ) => Promise< unknown >;
};

/** The worker's own global object; the types of pages do not have it. */
export type WorkerScope = EventTarget & {
	caches: CacheStorage;
	location: Location;
	registration: ServiceWorkerRegistration;
	clients: WorkerClients;
	skipWaiting: () => Promise< void >;
	/** What PHP prints before this script. */
	larderOffline: WorkerSettings;
};

/** What the site tells its worker. */
export type WorkerSettings = {
	/** Whether pages are kept; without it the worker goes away. */
	isOn: boolean;
	/** Path of the site. */
	scope: string;
	/** How many pages are kept. */
	most: number;
	lang: string;
	dir: 'ltr' | 'rtl';
	/** Name of the site, plain text. */
	site: string;
	/** Texts of the page that is shown offline, plain. */
	texts: { title: string; intro: string; none: string; retry: string };
};

/** Returns whether an event can wait. */
export function isWaiting( event: Event ): event is WaitingEvent {
	return 'waitUntil' in event;
}

/** Returns whether an event is a press on a notification. */
export function isNotification( event: Event ): event is NotificationEvent {
	return 'notification' in event;
}

/** Returns whether an event is a request of a page. */
export function isRequest( event: Event ): event is RequestEvent {
	return 'respondWith' in event;
}
