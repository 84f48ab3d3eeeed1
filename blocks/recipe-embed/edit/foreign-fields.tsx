import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PictureButton, ShownPicture } from '@larder/editor';
import type { ReactElement } from 'react';

/** What a link can be asked to be, by its word in `rel`. */
const REL = [
	{ word: 'nofollow', label: __( 'Not followed (nofollow)', 'larder' ) },
	{ word: 'sponsored', label: __( 'Paid for (sponsored)', 'larder' ) },
] as const;

type RelProps = {
	/** Words of `rel` so far; others than those that can be asked for stay. */
	rel: string;
	onChange: ( rel: string ) => void;
};

/** Says how search engines are to take the link. */
export function RelFields( { rel, onChange }: RelProps ): ReactElement {
	const words = rel.split( ' ' ).filter( ( word ) => word !== '' );
	return (
		<>
			{ REL.map( ( { word, label } ) => (
				<CheckboxControl
					key={ word }
					__nextHasNoMarginBottom
					label={ label }
					checked={ words.includes( word ) }
					onChange={ ( isAsked ) =>
						onChange(
							[
								...words.filter( ( each ) => each !== word ),
								...( isAsked ? [ word ] : [] ),
							].join( ' ' )
						)
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
