import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	PictureButton,
	REL_WORDS,
	relWords,
	ShownPicture,
	withRelWord,
} from '@larder/editor';
import type { ReactElement } from 'react';

type RelProps = {
	/** Words of `rel` so far; others than those that can be asked for stay. */
	rel: string;
	onChange: ( rel: string ) => void;
};

/** Renders the choice how search engines are to treat the link. */
export function RelFields( { rel, onChange }: RelProps ): ReactElement {
	return (
		<>
			{ REL_WORDS.map( ( { word, label } ) => (
				<CheckboxControl
					key={ word }
					__nextHasNoMarginBottom
					label={ label }
					checked={ relWords( rel ).includes( word ) }
					onChange={ ( isAsked ) =>
						onChange( withRelWord( rel, word, isAsked ) )
					}
				/>
			) ) }
		</>
	);
}

type PictureProps = {
	/** Address of the picture, empty for none. */
	url: string;
	onChange: ( url: string ) => void;
};

/** Chooses a picture from the media library, or takes it away. */
export function ForeignPicture( {
	url,
	onChange,
}: PictureProps ): ReactElement {
	const picture = url === '' ? undefined : { id: 0, url, alt: '' };
	return (
		<div>
			{ picture && (
				<ShownPicture
					className="wp-block-larder-recipe-embed__image"
					picture={ picture }
					isFocused
					onRemove={ () => onChange( '' ) }
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
