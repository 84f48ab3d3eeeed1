import { RichText, store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import type { ReactElement } from 'react';
import { isBlank } from '../text/html-text';
import { goOnAtEnter } from '../text/next-text';
import { useStartBelow } from '../text/use-start-below';

type Props = {
	/** Class of the block, such as `wp-block-larder-notes`. */
	block: string;
	/** HTML. */
	value: string;
	onChange: ( title: string ) => void;
	/** The heading that stands there as long as nobody types another. */
	placeholder: string;
	label: string;
	/** Formats that a heading may have. */
	formats?: string[];
};

/**
 * The heading of a block, typed in place.
 *
 * @param props             Props.
 * @param props.block       Class of the block.
 * @param props.value       The heading.
 * @param props.onChange    Stores another one.
 * @param props.placeholder The usual heading.
 * @param props.label       Name of the field.
 * @param props.formats     Formats, none by default.
 * @return The field.
 */
export function TitleField( {
	block,
	value,
	onChange,
	placeholder,
	label,
	formats = [],
}: Props ): ReactElement {
	// Previews and revisions show no placeholders, but the page has the usual heading.
	const isPreview = useSelect(
		( select ) =>
			select( blockEditorStore ).getSettings()[ 'isPreviewMode' ] ===
			true,
		[]
	);
	const heading = useStartBelow( isBlank( value ) );
	return (
		<RichText
			ref={ heading }
			identifier="title"
			tagName="h3"
			className={ `${ block }__title` }
			value={ isPreview && isBlank( value ) ? placeholder : value }
			onChange={ onChange }
			placeholder={ placeholder }
			aria-label={ label }
			allowedFormats={ formats }
			disableLineBreaks
			onKeyDown={ goOnAtEnter }
		/>
	);
}
