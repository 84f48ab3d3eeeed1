/** How a form stands. */
export type FormState =
	| { status: 'idle' | 'busy' }
	| { status: 'failed' | 'done'; message: string };
