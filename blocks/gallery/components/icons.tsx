import type { ReactElement } from 'react';

function icon( path: string ): ReactElement {
	return (
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			aria-hidden="true"
			focusable="false"
		>
			<path d={ path } />
		</svg>
	);
}

/** Says that something plays. */
export const PlayIcon = icon( 'M8 5.5v13l10.5-6.5z' );

/** Says that there are several. */
export const GridIcon = icon(
	'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'
);
