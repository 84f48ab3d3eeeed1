import { createPortal, useRef, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { CookIcon } from '@larder/ui';
import type { CookModeProps } from '@larder/contracts';
import { CookDialog } from './cook-dialog';

/**
 * Renders the button that opens the cook mode.
 *
 * @return The button, and the dialog while it is open.
 */
export function CookButton( props: CookModeProps ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const close = (): void => {
		setIsOpen( false );
		// What had the focus before may have gone with the page that was left.
		const focused = button.current?.ownerDocument.activeElement;
		if ( ! focused?.matches( ':not(body, dialog *)' ) ) {
			button.current?.focus( { preventScroll: true } );
		}
	};
	return (
		<>
			<button
				ref={ button }
				type="button"
				className="larder-vote wp-element-button"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ CookIcon }
				<span className="larder-vote__label">{ props.label }</span>
			</button>
			{ isOpen &&
				createPortal(
					<CookDialog { ...props } onClose={ close } />,
					document.body
				) }
		</>
	);
}
