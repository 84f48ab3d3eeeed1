import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	isPlainPress,
	Picture,
	PlayIcon,
	useStyle,
	writtenIn,
} from '@larder/ui';
import { startOfPage } from '../start-of-page';
import type { VideoViewProps } from '../view-types';
import { Player } from './player';

const BLOCK = 'wp-block-larder-video';

function noteOf( provider: VideoViewProps[ 'provider' ] ): string {
	switch ( provider ) {
		case 'youtube':
			return __( 'Plays from YouTube', 'larder' );
		case 'vimeo':
			return __( 'Plays from Vimeo', 'larder' );
		case 'embed':
			return __( 'Plays from another site', 'larder' );
		default:
			return '';
	}
}

/**
 * Renders the video on the page: a picture of it, and its player once it is pressed.
 *
 * @return What is inside the block's element.
 */
export function VideoView( props: VideoViewProps ): ReactElement {
	const { url, provider, name, poster, styleUrl } = props;
	const [ isPlaying, setIsPlaying ] = useState( false );
	const frame = useRef< HTMLDivElement >( null );
	const facade = useRef< HTMLAnchorElement >( null );
	const wasPlaying = useRef( false );
	useStyle( styleUrl );
	useEffect( () => {
		// The player took the focus with it.
		if ( wasPlaying.current && ! isPlaying ) {
			facade.current?.focus( { preventScroll: true } );
		}
		wasPlaying.current = isPlaying;
	}, [ isPlaying ] );
	const note = noteOf( provider );

	return (
		<>
			<div className={ `${ BLOCK }__frame` } ref={ frame }>
				{ isPlaying ? (
					<Player
						{ ...props }
						frame={ frame }
						start={ startOfPage() }
						onClose={ () => setIsPlaying( false ) }
					/>
				) : (
					<a
						ref={ facade }
						className={ `${ BLOCK }__facade dr-video-toggle` }
						href={ url }
						aria-label={
							name === ''
								? __( 'Play video', 'larder' )
								: sprintf(
										/* translators: %s: name of a video. */
										__( 'Play video: %s', 'larder' ),
										name
									)
						}
						data-larder-press=""
						onClick={ ( event ) => {
							if ( isPlainPress( event ) ) {
								event.preventDefault();
								setIsPlaying( true );
							}
						} }
					>
						{ poster && <Picture attributes={ poster } /> }
						{ PlayIcon }
					</a>
				) }
			</div>
			{ ( name !== '' || note !== '' ) && (
				<figcaption className={ `${ BLOCK }__caption` }>
					{ name !== '' && (
						<span
							className={ `${ BLOCK }__name` }
							{ ...writtenIn( props ) }
						>
							{ name }
						</span>
					) }
					{ note !== '' && (
						<span className={ `${ BLOCK }__note` }>{ note }</span>
					) }
				</figcaption>
			) }
		</>
	);
}
