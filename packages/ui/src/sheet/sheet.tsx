import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import { CrossIcon } from '../icons';
import { keepEscape } from '../keep-escape';

type Props = {
	/** Plain text. */
	title: string;
	/** Called once it is closed, however that came about. */
	onClose: () => void;
	/** What stays at the bottom; gets what closes the sheet. */
	footer: ( close: () => void ) => ReactNode;
	/** What is in it, which scrolls. */
	children: ReactNode;
};

/**
 * Renders a sheet over the page, from top to bottom, open as long as it is rendered.
 *
 * It is a native modal dialog: the browser keeps the focus in it, closes it by
 * Escape and by Back on a phone. Whoever renders it gives the focus back.
 */
export function Sheet( {
	title,
	onClose,
	footer,
	children,
}: Props ): ReactElement {
	const dialog = useRef< HTMLDialogElement >( null );
	const id = useId();
	const close = (): void => dialog.current?.close();

	useEffect( () => {
		if ( ! dialog.current?.open ) {
			dialog.current?.showModal();
		}
	}, [] );

	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only what lies around it is pressed; the browser closes it by Escape.
		<dialog
			ref={ dialog }
			className="larder-sheet"
			aria-labelledby={ id }
			onClose={ onClose }
			onKeyDown={ keepEscape }
			onClick={ ( { target } ) => target === dialog.current && close() }
		>
			<div className="larder-sheet__inner">
				<div className="larder-sheet__head">
					<h2 id={ id } className="larder-sheet__title">
						{ title }
					</h2>
					<button
						type="button"
						className="larder-sheet__close"
						aria-label={ __( 'Close', 'larder' ) }
						onClick={ close }
					>
						{ CrossIcon }
					</button>
				</div>
				<div className="larder-sheet__body">{ children }</div>
				<div className="larder-sheet__foot">{ footer( close ) }</div>
			</div>
		</dialog>
	);
}
