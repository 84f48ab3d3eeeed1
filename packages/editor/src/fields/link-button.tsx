import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { linkIcon } from '../icons/icons';
import { LinkPopover, type LinkProps } from './link-popover';

/**
 * Renders a button that sets, changes and removes the link of a row.
 *
 * @return The button, with its popover while that is open.
 */
export function LinkButton( props: LinkProps ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button
				icon={ linkIcon }
				size="small"
				label={
					props.link
						? __( 'Edit link', 'larder' )
						: __( 'Add link', 'larder' )
				}
				isPressed={ props.link !== undefined }
				aria-expanded={ isOpen }
				onClick={ () => setIsOpen( ! isOpen ) }
			/>
			{ isOpen && (
				<LinkPopover
					{ ...props }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}
