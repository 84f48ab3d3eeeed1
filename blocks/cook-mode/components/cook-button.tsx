import { createPortal, useEffect, useRef, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { CookIcon } from '@larder/ui';
import { noteOpen, wasOpen } from '../hooks/use-place';
import type { CookModeProps } from '../view-types';
import { CookDialog } from './cook-dialog';

type Props = CookModeProps & {
	/** Whether it opens by itself after a reload; one button of a page does. */
	opensAgain?: boolean;
};

/**
 * The button that opens the cook mode.
 *
 * @return The button, and the dialog while it is open.
 */
export function CookButton( props: Props ): ReactElement {
	const { recipeId, label, opensAgain = false } = props;
	const [ isOpen, setIsOpen ] = useState( false );
	useEffect(
		() => setIsOpen( opensAgain && wasOpen( recipeId ) ),
		[ opensAgain, recipeId ]
	);
	const button = useRef< HTMLButtonElement >( null );
	const open = ( next: boolean ): void => {
		noteOpen( recipeId, next );
		setIsOpen( next );
	};
	const close = (): void => {
		open( false );
		// A dialog that came with the page has nothing to give the focus back to.
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
				onClick={ () => open( true ) }
			>
				{ CookIcon }
				<span className="larder-vote__label">{ label }</span>
			</button>
			{ isOpen &&
				createPortal(
					<CookDialog { ...props } onClose={ close } />,
					document.body
				) }
		</>
	);
}

/**
 * The block's view: the button that opens the cook mode again after a reload.
 *
 * @return The button.
 */
export function CookMode( props: CookModeProps ): ReactElement {
	return <CookButton { ...props } opensAgain />;
}
