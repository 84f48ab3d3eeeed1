/** The query that opens a recipe's page with its video at a second. */
const START = 'video_start';

/**
 * Gives the second at which the address of the page wants the video to start.
 *
 * @return Seconds, 0 when it says nothing.
 */
export function startOfPage(): number {
	const given = new URLSearchParams( location.search ).get( START ) ?? '';
	return /^\d{1,6}$/.test( given ) ? Number( given ) : 0;
}
