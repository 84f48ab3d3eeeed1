import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { Brought } from './bring';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Returns whether somebody may add to the media library.
 *
 * @param registry What holds the post.
 * @return True where the editor can upload.
 */
export function mayBring( registry: Registry ): boolean {
	const settings = registry.select( blockEditorStore ).getSettings();
	return settings[ 'mediaUpload' ] instanceof Function;
}

/**
 * Announces how many pictures were added to the media library, and which were not.
 *
 * @param registry What shows notices.
 * @param brought  What happened to them.
 */
export function sayBrought(
	registry: Registry,
	{ pictures, failures }: Brought
): void {
	const { createSuccessNotice, createWarningNotice, removeNotice } =
		registry.dispatch( noticesStore );
	void removeNotice( 'larder-pictures' );
	if ( failures.length > 0 ) {
		void createWarningNotice( failures.join( ' ' ), {
			id: 'larder-pictures-failed',
			isDismissible: true,
		} );
	}
	if ( pictures.size > 0 ) {
		void createSuccessNotice(
			sprintf(
				/* translators: %d: number of pictures. */
				_n(
					'%d picture is in the media library.',
					'%d pictures are in the media library.',
					pictures.size,
					'larder'
				),
				pictures.size
			),
			{ type: 'snackbar' }
		);
	}
}
