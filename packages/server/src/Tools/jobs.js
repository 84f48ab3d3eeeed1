/* Runs the jobs of a page under Tools: asks for one step after the other and shows how far they have come. */
/** The server has answered, and does not do it. */
class Refused extends Error {}

/** @type {NodeListOf<HTMLElement>} */
const jobs = document.querySelectorAll( '.larder-job' );
for ( const job of jobs ) {
	const button = job.querySelector( 'button' );
	const bar = job.querySelector( 'progress' );
	const status = job.querySelector( '[role="status"]' );
	const list = job.querySelector( 'ul' );
	const {
		action = '',
		job: name = '',
		nonce = '',
		start = '',
		failed = '',
	} = job.dataset;
	if ( ! button || ! bar || ! status || ! list ) {
		continue;
	}
	let cursor = start;

	/**
	 * Requests a step of the job.
	 *
	 * @return {Promise<{ done: number, all: number, message: string, cursor: string | null, found: string[] }>} How far the job has come.
	 */
	const step = async () => {
		const response = await fetch(
			String( Reflect.get( window, 'ajaxurl' ) ),
			{
				method: 'POST',
				body: new URLSearchParams( {
					action,
					job: name,
					cursor,
					_ajax_nonce: nonce,
				} ),
			}
		);
		const { success, data } = await response.json();
		if ( success !== true ) {
			throw new Refused( data?.message ?? failed );
		}
		return data;
	};

	/**
	 * Shows a step.
	 *
	 * @param {Awaited< ReturnType< typeof step > >} progress
	 */
	const show = ( progress ) => {
		bar.max = Math.max( progress.all, 1 );
		bar.value = progress.cursor === null ? bar.max : progress.done;
		status.textContent = progress.message;
		for ( const text of progress.found ) {
			const item = document.createElement( 'li' );
			item.textContent = text;
			list.append( item );
		}
	};

	job.addEventListener( 'submit', async ( event ) => {
		event.preventDefault();
		button.disabled = true;
		bar.hidden = false;
		if ( cursor === start ) {
			list.replaceChildren();
		}
		try {
			let progress;
			do {
				progress = await step();
				cursor = progress.cursor ?? start;
				show( progress );
			} while ( progress.cursor !== null );
		} catch ( error ) {
			// What the server refuses it explains; what never arrived it cannot.
			status.textContent =
				error instanceof Refused ? error.message : failed;
		}
		button.disabled = false;
	} );
}
