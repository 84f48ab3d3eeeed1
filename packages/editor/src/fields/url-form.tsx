import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { useConfirmed } from '../holds/use-confirmed';
import { readWebUrl } from '../text/html-text';

/** Explains how to write the URL of a page or a file. */
export const WEB_URL_HINT = __(
	'Write an address of the web, such as example.org/pie.',
	'larder'
);

type Props = {
	/** Names the field within its block. */
	field: string;
	/** Label of the field. */
	label: string;
	/** True shows the label to screen readers only. */
	isLabelHidden?: boolean;
	/** Example of a URL. */
	placeholder?: string;
	/** Text of the button. */
	submitLabel: string;
	/** Called with the URL, completed by its protocol. */
	onSubmit: ( url: string ) => void;
};

/**
 * Renders a field for a URL of the web with a button beside it. The URL is taken on
 * blur, too; anything that is not a URL stays in the field and holds the save.
 */
export function UrlForm( {
	field: name,
	label,
	isLabelHidden = false,
	placeholder = '',
	submitLabel,
	onSubmit,
}: Props ): ReactElement {
	const { field, confirm, isReadable } = useConfirmed( {
		field: name,
		label,
		read: readWebUrl,
		take: onSubmit,
		hint: WEB_URL_HINT,
	} );
	return (
		<form
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				confirm();
			} }
		>
			<TextControl
				hideLabelFromVision={ isLabelHidden }
				placeholder={ placeholder }
				inputMode="url"
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				{ ...field }
			/>
			<Button
				type="submit"
				variant="secondary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={ ! isReadable }
			>
				{ submitLabel }
			</Button>
		</form>
	);
}
