import { RETRY_DELAY, runSteps } from '../src/run-steps';

describe( 'The steps of a job', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'are requested one after the other until the job is done', async () => {
		let left = 3;
		const step = jest.fn( () => {
			left -= 1;
			return Promise.resolve( 0 );
		} );
		await runSteps( { isRunning: () => left > 0, step, onError: fail } );
		expect( step ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'are not requested for a job that is done or paused', async () => {
		const step = jest.fn( () => Promise.resolve( 0 ) );
		await runSteps( { isRunning: () => false, step, onError: fail } );
		expect( step ).not.toHaveBeenCalled();
	} );

	it( 'are requested again later when one fails', async () => {
		let isDone = false;
		const lost = new Error( 'lost' );
		const step = jest
			.fn< Promise< number >, [] >()
			.mockRejectedValueOnce( lost )
			.mockImplementationOnce( () => {
				isDone = true;
				return Promise.resolve( 0 );
			} );
		const onError = jest.fn();
		const run = runSteps( { isRunning: () => ! isDone, step, onError } );

		await jest.advanceTimersByTimeAsync( RETRY_DELAY - 1 );
		expect( onError ).toHaveBeenCalledWith( lost );
		expect( step ).toHaveBeenCalledTimes( 1 );

		await jest.advanceTimersByTimeAsync( 1 );
		await run;
		expect( step ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'are over at once where a failure ends the run', async () => {
		let isRunning = true;
		const step = jest.fn( () => Promise.reject( new Error( 'lost' ) ) );
		await runSteps( {
			isRunning: () => isRunning,
			step,
			onError: () => {
				isRunning = false;
			},
		} );
		expect( step ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'wait as long as the last one asks for', async () => {
		let left = 2;
		const step = jest.fn( () => Promise.resolve( --left > 0 ? 500 : 0 ) );
		const run = runSteps( {
			isRunning: () => left > 0,
			step,
			onError: fail,
		} );

		await jest.advanceTimersByTimeAsync( 499 );
		expect( step ).toHaveBeenCalledTimes( 1 );

		await jest.advanceTimersByTimeAsync( 1 );
		await run;
		expect( step ).toHaveBeenCalledTimes( 2 );
	} );
} );

function fail( error: unknown ): never {
	throw error;
}
