/** State of a form. */
export type FormState =
	| { status: 'idle' | 'busy' }
	| { status: 'failed' | 'done'; message: string };
