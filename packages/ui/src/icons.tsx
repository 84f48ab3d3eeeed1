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

/** A minus sign. */
export const MinusIcon = icon( 'M6 12h12' );

/** A plus sign. */
export const PlusIcon = icon( 'M6 12h12M12 6v12' );

/** A check mark. */
export const CheckIcon = icon( 'm6 12.5 4 4 8-9' );
