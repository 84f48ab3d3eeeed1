import type { ReactElement } from 'react';

type Props = {
	/** Whether the form is being sent. */
	isBusy: boolean;
	/** What it says while the form is sent. */
	busyLabel: string;
	/** What it says else. */
	children: string;
};

/**
 * Renders the button that sends a form. It keeps the focus while the form is sent.
 */
export function SubmitButton( {
	isBusy,
	busyLabel,
	children,
}: Props ): ReactElement {
	return (
		<button
			type="submit"
			className="larder-login__submit wp-element-button"
			aria-disabled={ isBusy }
		>
			{ isBusy ? busyLabel : children }
		</button>
	);
}
