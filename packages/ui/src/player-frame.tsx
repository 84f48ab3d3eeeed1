import type { CSSProperties, ReactElement } from 'react';
import type { WrittenIn } from './written-in';
import { playerUrl, portalVideo, webUrl } from './video-url';

/**
 * The sandbox of a frame from an unknown source: it may play and open links,
 * but not navigate the top page. An author may name any URL, also one who may
 * not embed anything in a post's text.
 */
const SANDBOX =
	'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** Also allowed for another origin: its own storage and cookies. */
const OF_OTHERS = 'allow-same-origin';

/** The words are those of the name, where it is in another language than what is around. */
type Props = WrittenIn & {
	/** URL of a video on a portal, or of any page that plays one. */
	url: string;
	/** Second at which a portal starts; 0 for the one that the URL says. */
	start?: number;
	/** What the frame is called. */
	title: string;
	className?: string;
	style?: CSSProperties;
};

/**
 * Returns what a frame shows, and what it may do.
 *
 * @param url   URL of a video or of a page.
 * @param start Second at which a portal starts.
 * @return Attributes of the frame; null for a URL that is none of the web.
 */
function frameOf(
	url: string,
	start: number
): { src: string; sandbox?: string } | null {
	const video = portalVideo( url );
	if ( video ) {
		return {
			src: playerUrl( {
				...video,
				start: start > 0 ? start : video.start,
			} ),
		};
	}
	const page = webUrl( url );
	return (
		page && {
			src: page.href,
			// A frame of this origin with `allow-same-origin` could remove its
			// own sandbox.
			sandbox:
				page.origin === location.origin
					? SANDBOX
					: `${ SANDBOX } ${ OF_OTHERS }`,
		}
	);
}

/**
 * Plays something from elsewhere in a frame: portals by the player that asks for
 * no cookies, all else in a sandbox.
 *
 * @return The frame, or nothing for a URL that is none of the web.
 */
export function PlayerFrame( {
	url,
	start = 0,
	title,
	...look
}: Props ): ReactElement | null {
	const frame = frameOf( url, start );
	return (
		frame && (
			<iframe
				{ ...look }
				{ ...frame }
				title={ title }
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				referrerPolicy="strict-origin-when-cross-origin"
			/>
		)
	);
}
