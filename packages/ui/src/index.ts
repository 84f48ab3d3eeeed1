export {
	askToLogIn,
	LOGIN_EVENT,
	LOGIN_READY_EVENT,
	type LoginRequest,
} from './ask-to-log-in';
export { customProperties } from './custom-properties';
export { Html } from './html';
export { CheckIcon, MinusIcon, PlusIcon } from './icons';
export { LiveRegion } from './live-region';
export { pageLocale } from './page-locale';
export { Picture, type PictureAttributes } from './picture';
export { RecipeCard, type RecipeCardData } from './recipe-card';
export { filledPart, StarIcon, Stars } from './stars';
export { useStyle } from './use-style';
export { useVisit } from './use-visit';
