export { asciiDigits } from './digits';
export {
	formatDuration,
	isoDuration,
	splitDuration,
	symbolDuration,
} from './format';
export { longestDuration, parseDuration } from './parse';
