export { asciiDigits } from './digits';
export {
	formatDuration,
	isoDuration,
	splitDuration,
	symbolDuration,
} from './format';
export { parseDuration } from './parse';
