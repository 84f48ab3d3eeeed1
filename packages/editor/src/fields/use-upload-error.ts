import { useDispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

/**
 * Returns what says why WordPress has not taken a file.
 *
 * @return Shows a message for some seconds.
 */
export function useUploadError(): ( message: string ) => void {
	const { createErrorNotice } = useDispatch( noticesStore );
	return ( message ) =>
		void createErrorNotice( message, { type: 'snackbar' } );
}
