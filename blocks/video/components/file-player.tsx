import type { ReactElement } from 'react';
import type { VideoViewProps } from '../view-types';

type Props = Pick< VideoViewProps, 'url' | 'poster' | 'tracks' > & {
	/** Second at which it starts. */
	start: number;
	/** Called when the file cannot be played. */
	onLost: () => void;
};

/**
 * Plays a file with the browser's own controls and the captions that there are.
 */
export function FilePlayer( {
	url,
	poster,
	tracks,
	start,
	onLost,
}: Props ): ReactElement {
	return (
		<video
			src={ start > 0 ? `${ url }#t=${ start }` : url }
			{ ...( poster && { poster: poster.src } ) }
			controls
			autoPlay
			playsInline
			onError={ onLost }
		>
			{ tracks.map( ( { src, lang, label }, at ) => (
				<track
					key={ src }
					kind="captions"
					src={ src }
					srcLang={ lang }
					label={ label }
					default={ at === 0 }
				/>
			) ) }
		</video>
	);
}
