import { useId, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { copyText, keepEscape } from '@larder/ui';
import type { SavedControls } from '../hooks/use-saved';
import type { Saved } from '../view-types';
import { BLOCK } from '../block-class';
import { DownloadForm, type Props as File } from './download-form';

type Props = Pick< SavedControls, 'setShared' | 'forget' | 'say' > &
	Omit< File, 'saved' > & {
		saved: Saved;
		/** Whether there is nothing in it to do anything with. */
		isBare: boolean;
	};

function shareUrl( share: string ): string {
	const url = new URL( location.href );
	url.hash = '';
	url.searchParams.set( 'saved', share );
	return url.href;
}

/**
 * Renders what can be done with the whole list: share it, download it, delete it.
 */
export function ListTools( {
	saved,
	setShared,
	forget,
	say,
	isBare,
	...file
}: Props ): ReactElement | null {
	const id = useId();
	const confirmation = useRef< HTMLDialogElement >( null );
	const url = saved.share === '' ? '' : shareUrl( saved.share );
	const share = useRef< HTMLButtonElement >( null );
	const link = useRef< HTMLInputElement >( null );
	const isPressed = useRef( false );
	// What was pressed gives way to what comes of it, and would take the focus along.
	useLayoutEffect( () => {
		if ( isPressed.current ) {
			isPressed.current = false;
			( link.current ?? share.current )?.focus();
		}
	}, [ url ] );
	const press = ( isShared: boolean ): void => {
		isPressed.current = true;
		setShared( isShared );
	};
	const copy = async (): Promise< void > =>
		say(
			( await copyText( url ) )
				? __( 'The link was copied.', 'larder' )
				: __( 'Please copy the link by hand.', 'larder' )
		);
	return isBare ? null : (
		<div className={ `${ BLOCK }__tools` }>
			{ url === '' && ! saved.isOnDevice && (
				<button
					ref={ share }
					type="button"
					onClick={ () => press( true ) }
				>
					{ __( 'Share by a link', 'larder' ) }
				</button>
			) }
			{ url !== '' && (
				<div className={ `${ BLOCK }__share` }>
					<label htmlFor={ `${ id }share` }>
						{ __( 'Link to this list', 'larder' ) }
					</label>
					<input
						ref={ link }
						id={ `${ id }share` }
						type="text"
						readOnly
						value={ url }
						onFocus={ ( { target } ) => target.select() }
					/>
					<button type="button" onClick={ () => void copy() }>
						{ __( 'Copy', 'larder' ) }
					</button>
					<button type="button" onClick={ () => press( false ) }>
						{ __( 'Stop sharing', 'larder' ) }
					</button>
				</div>
			) }
			<DownloadForm saved={ saved } { ...file } />
			<button
				type="button"
				className={ `${ BLOCK }__delete` }
				onClick={ () => confirmation.current?.showModal() }
			>
				{ __( 'Delete everything', 'larder' ) }
			</button>
			<dialog
				ref={ confirmation }
				className={ `${ BLOCK }__confirm` }
				aria-labelledby={ `${ id }question` }
				onKeyDown={ keepEscape }
			>
				<p id={ `${ id }question` }>
					{ __(
						'Delete all your saved recipes, collections and notes? This cannot be undone.',
						'larder'
					) }
				</p>
				<form method="dialog" className={ `${ BLOCK }__buttons` }>
					<button type="submit">{ __( 'Cancel', 'larder' ) }</button>
					<button type="submit" onClick={ forget }>
						{ __( 'Delete', 'larder' ) }
					</button>
				</form>
			</dialog>
		</div>
	);
}
