export {
	addMinute,
	correctTimers,
	markRung,
	openTimers,
	pauseTimer,
	receiveTimers,
	resumeTimer,
	startTimer,
	stopTimer,
} from './timers/actions';
export { hideToast, showToast } from './toast';
export {
	openRecipe,
	receiveVisit,
	reopenRecipes,
	resetServings,
	resetSteps,
	setServings,
	toggleIngredient,
	toggleStep,
} from './visit-actions';
export {
	openUnitSystem,
	receiveUnitSystem,
	setUnitSystem,
} from './unit-system';
export { sendPendingVotes } from './votes/send-pending-votes';
export { refreshLikes, toggleLike } from './votes/like';
export { rateRecipe } from './votes/rate';
export { toggleRecommended } from './votes/recommend';
export { followDevice, moveDeviceList, toggleSaved } from './votes/save';
export { openVotes } from './votes/visitor';
export { countIngredientLink } from './link-clicks';
export { findValues, searchRecipes } from './search-actions';
export { logIn, registerAccount } from './account-actions';
export {
	fetchSavedRecipes,
	forgetDevice,
	forgetSaved,
	keepRecipe,
	keepRecipeOnDevice,
	saveCollections,
	shareSaved,
} from './saved-actions';
