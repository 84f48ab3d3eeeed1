import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { FileChoice } from './file-choice';
import { askPhotos, type PhotoOffer } from './read-elsewhere';

/**
 * Renders a button that reads a photo, a scan or a PDF where the site has an AI
 * provider for it, else help on how to get one.
 *
 * @return A button with its help; nothing until the server has answered.
 */
export function PhotoChoice( {
	onChoose,
}: {
	/** Called with the file. */
	onChoose: ( file: File ) => void;
} ): ReactElement | null {
	const [ offer, setOffer ] = useState< PhotoOffer | null >( null );
	useEffect( () => {
		let isShown = true;
		void askPhotos()
			.catch( () => ( {
				photos: [],
				help: __(
					'The server did not say whether it reads photos.',
					'larder'
				),
			} ) )
			.then( ( told ) => {
				if ( isShown ) {
					setOffer( told );
				}
			} );
		return () => {
			isShown = false;
		};
	}, [] );
	if ( offer === null ) {
		return null;
	}
	return (
		<>
			{ offer.photos.length > 0 && (
				<FileChoice
					accept={ offer.photos
						.map( ( ending ) => `.${ ending }` )
						.join( ',' ) }
					onChoose={ onChoose }
				>
					{ __( 'Choose a photo or a PDF', 'larder' ) }
				</FileChoice>
			) }
			<p>{ offer.help }</p>
		</>
	);
}
