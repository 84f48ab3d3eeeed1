import type { ReactElement } from 'react';

/**
 * Reads a message to those who do not see what changed, once they pause.
 *
 * @return A region that is not seen.
 */
export function LiveRegion( {
	message,
}: {
	/** Plain text; empty says nothing. */
	message: string;
} ): ReactElement {
	return (
		<p className="screen-reader-text" role="status">
			{ message }
		</p>
	);
}
