import type { ReactElement, ReactNode } from 'react';

/**
 * Reads a message to those who do not see what changed, once they pause.
 *
 * @return A region that is not seen.
 */
export function LiveRegion( {
	message,
}: {
	/** Words, some of them perhaps in another language; empty says nothing. */
	message: ReactNode;
} ): ReactElement {
	return (
		<p className="screen-reader-text" role="status">
			{ message }
		</p>
	);
}
