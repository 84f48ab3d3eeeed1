import {
	Button,
	FormFileUpload,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { PhotoChoice } from './photo-choice';
import type { Elsewhere } from './read-elsewhere';

/**
 * Asks where a recipe is to be read from.
 *
 * @return Fields.
 */
export function Sources( {
	onRead,
}: {
	/** Takes the answer. */
	onRead: ( source: Elsewhere ) => void;
} ): ReactElement {
	const [ url, setUrl ] = useState( '' );
	const [ text, setText ] = useState( '' );
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				onRead( url.trim() === '' ? { text } : { url: url.trim() } );
			} }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ __( 'Address of the recipe', 'larder' ) }
				value={ url }
				onChange={ setUrl }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Or its text', 'larder' ) }
				rows={ 6 }
				value={ text }
				onChange={ setText }
			/>
			<p>
				<Button
					variant="primary"
					type="submit"
					disabled={ url.trim() === '' && text.trim() === '' }
				>
					{ __( 'Read the recipe', 'larder' ) }
				</Button>{ ' ' }
				<FormFileUpload
					onChange={ ( { currentTarget: { files } } ) => {
						const file = files?.[ 0 ];
						if ( file ) {
							onRead( { file } );
						}
					} }
				>
					{ __( 'Choose a file', 'larder' ) }
				</FormFileUpload>
			</p>
			<PhotoChoice onChoose={ ( file ) => onRead( { file } ) } />
		</form>
	);
}
