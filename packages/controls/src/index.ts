export { likesText, shortCount } from './counts';
export { failureText } from './failure-text';
export { LikeButton } from './like-button';
export { SaveButton } from './save-button';
export { mountToast } from './toast';
export { useLike } from './use-like';
export { useSaved } from './use-saved';
export { VoteButton } from './vote-button';
