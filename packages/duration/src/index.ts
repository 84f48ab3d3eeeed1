export { asciiDigits } from './digits';
export { symbolDuration } from './format';
export { longestDuration, parseDuration } from './parse';
