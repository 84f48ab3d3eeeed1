import type { ReactElement } from 'react';

type Props = {
	isBusy: boolean;
	/** What it says while the form is sent. */
	busyLabel: string;
	children: string;
};

/**
 * The button that sends a form. It keeps the focus while the form is sent.
 *
 * @param props           Props.
 * @param props.isBusy    Whether the form is being sent.
 * @param props.busyLabel What it says then.
 * @param props.children  What it says else.
 * @return The button.
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
