export { asciiDigits } from './digits';
export { symbolSpan } from './format';
export { parseSpan, type Span } from './parse';
