/** Milliseconds until a step that failed is requested again. */
export const RETRY_DELAY = 5_000;

/** A job whose steps the screen requests. */
type Job = {
	/** Whether there is a step to request; false ends the run. */
	readonly isRunning: () => boolean;
	/** Requests one step and shows it; returns the milliseconds to wait before the next. */
	readonly step: () => Promise< number >;
	/** Shows why a step failed. */
	readonly onError: ( error: unknown ) => void;
};

/**
 * Requests the steps of a job, one after the other, until it no longer runs. A
 * step that fails is requested again, unless `onError` has ended the run: the
 * server keeps how far the job is.
 */
export async function runSteps( {
	isRunning,
	step,
	onError,
}: Job ): Promise< void > {
	while ( isRunning() ) {
		let delay = RETRY_DELAY;
		try {
			delay = await step();
		} catch ( error ) {
			onError( error );
		}
		if ( delay > 0 && isRunning() ) {
			await new Promise( ( resolve ) => setTimeout( resolve, delay ) );
		}
	}
}
