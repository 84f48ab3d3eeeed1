import { FormFileUpload } from '@wordpress/components';
import type { ReactElement } from 'react';

/**
 * Renders a button that chooses a file. The same file can be chosen again, as after
 * somebody has corrected it.
 */
export function FileChoice( {
	accept,
	onChoose,
	children,
}: {
	/** Endings of the files, as inputs take them; all of them by default. */
	accept?: string;
	/** Called with the file. */
	onChoose: ( file: File ) => void;
	/** What the button says. */
	children: string;
} ): ReactElement {
	return (
		<FormFileUpload
			{ ...( accept !== undefined && { accept } ) }
			// Without it the browser says nothing of a file that it has already.
			onClick={ ( { currentTarget } ) => {
				currentTarget.value = '';
			} }
			onChange={ ( { currentTarget: { files } } ) => {
				const file = files?.[ 0 ];
				if ( file ) {
					onChoose( file );
				}
			} }
		>
			{ children }
		</FormFileUpload>
	);
}
