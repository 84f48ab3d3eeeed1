import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fullUrl } from '@larder/editor';
import type { ReactElement } from 'react';
import { FileChoice } from './file-choice';
import { PhotoChoice } from './photo-choice';
import type { Elsewhere } from './read-elsewhere';

/** A URL and a text, as far as they are typed. */
export type Typed = { url: string; text: string };

/**
 * Renders the choice where a recipe is to be read from.
 *
 * @return Fields.
 */
export function Sources( {
	typed: { url, text },
	isBusy,
	onType,
	onRead,
}: {
	/** What was typed so far, which outlives the dialog. */
	typed: Typed;
	/** True while something is being read: the fields stay, and keep the focus. */
	isBusy: boolean;
	onType: ( typed: Typed ) => void;
	/** Called with the answer. */
	onRead: ( source: Elsewhere ) => void;
} ): ReactElement {
	return (
		<form
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isBusy ) {
					return;
				}
				onRead(
					url.trim() === '' ? { text } : { url: fullUrl( url ) }
				);
			} }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				inputMode="url"
				label={ __( 'Address of the recipe', 'larder' ) }
				value={ url }
				onChange={ ( next ) => onType( { url: next, text } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Or its text', 'larder' ) }
				rows={ 6 }
				value={ text }
				onChange={ ( next ) => onType( { url, text: next } ) }
			/>
			<p>
				<Button
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					accessibleWhenDisabled
					disabled={
						isBusy || ( url.trim() === '' && text.trim() === '' )
					}
				>
					{ __( 'Read the recipe', 'larder' ) }
				</Button>{ ' ' }
				<FileChoice onChoose={ ( file ) => onRead( { file } ) }>
					{ __( 'Choose a file', 'larder' ) }
				</FileChoice>
			</p>
			<PhotoChoice onChoose={ ( file ) => onRead( { file } ) } />
		</form>
	);
}
