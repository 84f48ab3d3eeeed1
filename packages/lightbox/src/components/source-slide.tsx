import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { ContainerRect } from 'yet-another-react-lightbox';
import { PlayerFrame } from '@larder/ui';
import type { SourceSlide as Slide } from '../types';

type Props = {
	slide: Slide;
	/** 0 for the slide that is shown. */
	offset: number;
	/** Room for the slide. */
	rect: ContainerRect;
};

/**
 * Scales a frame down to the available space.
 *
 * @param frame Its size.
 * @return Pixels.
 */
function fit( frame: ContainerRect, room: ContainerRect ): ContainerRect {
	const scale = Math.min(
		1,
		room.width / frame.width,
		room.height / frame.height
	);
	return {
		width: Math.round( frame.width * scale ),
		height: Math.round( frame.height * scale ),
	};
}

/**
 * Shows a player in a frame, or why there is nothing to see. Only the slide
 * that is shown has its player, so that one that was left falls silent.
 */
export function SourceSlide( { slide, offset, rect }: Props ): ReactElement {
	const { source, name, words, poster } = slide;
	if ( source?.kind === 'invalid' ) {
		return (
			<p className="larder-lightbox__message" role="alert">
				{ __( 'Invalid source', 'larder' ) }
			</p>
		);
	}
	if ( source?.kind === 'frame' && offset === 0 ) {
		return (
			<PlayerFrame
				className="larder-lightbox__frame"
				url={ source.url }
				title={ name || __( 'Video', 'larder' ) }
				{ ...( name !== '' && words ) }
				style={ fit( source, rect ) }
			/>
		);
	}
	return (
		<div className="larder-lightbox__waiting">
			{ poster !== '' && <img src={ poster } alt="" /> }
			<span role="status" className="larder-lightbox__status">
				{ offset === 0 && __( 'Loading…', 'larder' ) }
			</span>
		</div>
	);
}
