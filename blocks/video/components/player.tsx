import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement, RefObject } from 'react';
import { CrossIcon, PlayerFrame } from '@larder/ui';
import { useFloating } from '../hooks/use-floating';
import type { VideoViewProps } from '../view-types';
import { FilePlayer } from './file-player';

const BLOCK = 'wp-block-larder-video';

type Props = VideoViewProps & {
	/** The place of the player on the page. */
	frame: RefObject< HTMLElement >;
	/** Second at which it starts. */
	start: number;
	onClose: () => void;
};

/**
 * Renders the player. While one scrolls away from its place it stays in a corner of the
 * window, until it is closed.
 *
 * @return The player with the button that closes it.
 */
export function Player( props: Props ): ReactElement {
	const { url, provider, name, frame, start, onClose } = props;
	const [ isLost, setIsLost ] = useState( false );
	const isFloating = useFloating( frame ) && ! isLost;
	const player = useRef< HTMLDivElement >( null );
	useEffect( () => player.current?.focus( { preventScroll: true } ), [] );
	return (
		<div
			className={ `${ BLOCK }__player${ isFloating ? ' is-floating' : '' }` }
			role="group"
			tabIndex={ -1 }
			ref={ player }
			aria-label={ name || __( 'Video', 'larder' ) }
		>
			{ provider === 'file' ? (
				<FilePlayer { ...props } onLost={ () => setIsLost( true ) } />
			) : (
				<PlayerFrame
					url={ url }
					start={ start }
					title={ name || __( 'Video', 'larder' ) }
				/>
			) }
			{ isLost && (
				<p className={ `${ BLOCK }__lost` } role="alert">
					{ __( 'This video cannot be played.', 'larder' ) }{ ' ' }
					<a href={ url }>{ __( 'Open the file', 'larder' ) }</a>
				</p>
			) }
			<button
				type="button"
				className={ `${ BLOCK }__close dr-video-toggle` }
				aria-label={ __( 'Close video', 'larder' ) }
				onClick={ onClose }
			>
				{ CrossIcon }
			</button>
		</div>
	);
}
