import type { Waker } from './types';

/** What the loader and the waker tell each other. */
export const state: {
	/** When the loader began to listen. */
	readonly started: number;
	/** A control that was pressed before that. */
	late?: Element | undefined;
	/** What loads and mounts views, once it runs. */
	waker?: Waker;
} = { started: performance.now() };
