import { VIDEO_START_ARGUMENT } from '@larder/contracts/constants';

/**
 * Returns the second at which the URL of the page wants the video to start.
 *
 * @return Seconds; 0 where it has none.
 */
export function startOfPage(): number {
	const given =
		new URLSearchParams( location.search ).get( VIDEO_START_ARGUMENT ) ??
		'';
	return /^\d{1,6}$/.test( given ) ? Number( given ) : 0;
}
