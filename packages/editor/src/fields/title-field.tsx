import { RichText } from '@wordpress/block-editor';
import type { ReactElement } from 'react';
import { isBlank } from '../text/html-text';
import { goOnAtEnter } from '../text/next-text';
import { useStartBelow } from '../text/use-start-below';
import { useIsPreview } from './use-is-preview';

type Props = {
	/** Class of the block, such as `wp-block-larder-notes`. */
	block: string;
	/** HTML. */
	value: string;
	/** Stores another one. */
	onChange: ( title: string ) => void;
	/** The heading that is there as long as nobody types another. */
	placeholder: string;
	/** Name of the field. */
	label: string;
	/** Formats that a heading may have. */
	formats?: string[];
};

/**
 * Renders the heading of a block, typed in place.
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
	const isPreview = useIsPreview();
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
