export { afterFrame } from './after-frame';
export { applyStyle, isApplied, prepareStyle } from './apply-style';
export {
	askToLogIn,
	LOGIN_EVENT,
	LOGIN_READY_EVENT,
	type LoginRequest,
} from './ask-to-log-in';
export { copyText } from './copy-text';
export { customProperties } from './custom-properties';
export { findAgain } from './find-again';
export { formatNumber } from './format-number';
export { Html } from './html';
export { CLOSE_PATH, PAUSE_PATH, RESUME_PATH } from './icon-paths';
export {
	BasketIcon,
	CloseIcon,
	CookIcon,
	CrossIcon,
	icon,
	MinusIcon,
	PlayIcon,
	PlusIcon,
	PrintIcon,
	ShareIcon,
	voteIcons,
	type VoteIcon,
} from './icons';
export { isImage } from './is-image';
export { isRtl } from './is-rtl';
export { LiveRegion } from './live-region';
export { make } from './make';
export { markText, type Mark, type Marker } from './mark-text';
export { notScaled, notScaledAttributes } from './not-scaled';
export { pageLocale } from './page-locale';
export {
	LIGHTBOX_EVENT,
	LIGHTBOX_READY_EVENT,
	openLightbox,
	type LightboxItem,
	type LightboxRequest,
} from './open-lightbox';
export { Picture, type PictureAttributes } from './picture';
export { PictureLink } from './picture-link';
export { keepEscape } from './keep-escape';
export { isPlainPress } from './plain-press';
export { PlayerFrame } from './player-frame';
export { printedUrl, pictureOf } from './printed';
export { printedIslands, type PrintedIsland } from './printed-islands';
export { scaledUrl } from './scaled-url';
export { StarIcon, Stars } from './stars';
export { textOf } from './text-of';
export { useBack } from './use-back';
export { useCopy, type CopyState } from './use-copy';
export { useStyle } from './use-style';
export { useLinkClicks } from './use-link-clicks';
export { pieceMarker, useScaling } from './use-scaling';
export { loadAllUnits, useUnits } from './use-units';
export { useVisit } from './use-visit';
export { WordsIn } from './words-in';
export {
	foreign,
	localeOf,
	printedIn,
	writtenIn,
	type WrittenIn,
} from './written-in';
export { portalVideo, webUrl, type PortalVideo } from './video-url';
