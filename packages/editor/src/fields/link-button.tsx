import { LinkControl } from '@wordpress/block-editor';
import { Button, Popover } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { linkIcon } from '../icons/icons';
import type { RowLink } from '../list/read';
import { decodeUrl } from '../text/html-text';

/** Words of `rel` that can be asked for, by the name of their setting. */
const REL = [ 'nofollow', 'sponsored' ] as const;

/** What can be told of a link beside its address. */
const SETTINGS = [
	{ id: 'opensInNewTab', title: __( 'Open in new tab', 'larder' ) },
	{ id: 'nofollow', title: __( 'Not followed (nofollow)', 'larder' ) },
	{ id: 'sponsored', title: __( 'Paid for (sponsored)', 'larder' ) },
];

type Props = {
	/** The link so far. */
	link: RowLink | undefined;
	/** Stores another one. */
	onChange: ( link: RowLink ) => void;
	/** Removes the link. */
	onRemove: () => void;
	/** Asks also how search engines are to take the link. */
	hasRel?: boolean;
};

/**
 * A button that sets, changes and removes the link of a row.
 *
 * @return The button, with its popover while that is open.
 */
export function LinkButton( {
	link,
	onChange,
	onRemove,
	hasRel = false,
}: Props ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	const rel = link?.rel?.split( ' ' ) ?? [];
	return (
		<>
			<Button
				icon={ linkIcon }
				size="small"
				label={
					link
						? __( 'Edit link', 'larder' )
						: __( 'Add link', 'larder' )
				}
				isPressed={ link !== undefined }
				aria-expanded={ isOpen }
				onClick={ () => setIsOpen( ! isOpen ) }
			/>
			{ isOpen && (
				<Popover
					placement="bottom"
					shift
					onClose={ () => setIsOpen( false ) }
				>
					<LinkControl
						{ ...( hasRel && { settings: SETTINGS } ) }
						value={
							link && {
								url: decodeUrl( link.url ),
								opensInNewTab: link.newTab === true,
								nofollow: rel.includes( 'nofollow' ),
								sponsored: rel.includes( 'sponsored' ),
							}
						}
						onChange={ ( { url, opensInNewTab, ...asked } ) => {
							const words = REL.reduce< string[] >(
								( kept, word ) => [
									...kept.filter( ( each ) => each !== word ),
									...( asked[ word ] ? [ word ] : [] ),
								],
								rel
							);
							onChange( {
								url,
								...( opensInNewTab && { newTab: true } ),
								...( words.length > 0 && {
									rel: words.join( ' ' ),
								} ),
							} );
						} }
						onRemove={ () => {
							onRemove();
							setIsOpen( false );
						} }
					/>
				</Popover>
			) }
		</>
	);
}
