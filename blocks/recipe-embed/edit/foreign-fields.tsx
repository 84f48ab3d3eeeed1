import { __ } from '@wordpress/i18n';
import {
	firstButton,
	PictureButton,
	ShownPicture,
	useNextFocus,
} from '@larder/editor';
import type { ReactElement } from 'react';

type PictureProps = {
	/** URL of the picture, empty for none. */
	url: string;
	onChange: ( url: string ) => void;
};

/** Chooses a picture from the media library, or takes it away. */
export function ForeignPicture( {
	url,
	onChange,
}: PictureProps ): ReactElement {
	const picture = url === '' ? undefined : { id: 0, url, alt: '' };
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	return (
		<div ref={ area }>
			{ picture && (
				<ShownPicture
					className="wp-block-larder-recipe-embed__image"
					picture={ picture }
					isFocused
					onRemove={ () => {
						focusNext( firstButton );
						onChange( '' );
					} }
				/>
			) }
			<PictureButton
				picture={ picture }
				size="medium"
				text={
					picture
						? __( 'Replace picture', 'larder' )
						: __( 'Add picture', 'larder' )
				}
				onChange={ ( chosen ) => onChange( chosen.url ) }
			/>
		</div>
	);
}
