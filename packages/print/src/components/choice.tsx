import type { InputHTMLAttributes, ReactElement } from 'react';

type Props = InputHTMLAttributes< HTMLInputElement > & {
	'data-print': string;
	label: string;
	onPick: ( isOn: boolean ) => void;
};

/**
 * Renders a box with its label. The style of the page reads its `data-print`, with or without a script.
 */
export function Choice( { label, onPick, ...box }: Props ): ReactElement {
	return (
		// eslint-disable-next-line jsx-a11y/label-has-associated-control -- Its text is translated; the rule does not see into it.
		<label className="larder-print__choice">
			<input
				{ ...box }
				onChange={ ( { target } ) => onPick( target.checked ) }
			/>
			<span>{ label }</span>
		</label>
	);
}
