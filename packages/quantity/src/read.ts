export { readAmount, type Amount } from './amount';
export { grammarOf } from './grammar';
export { blankTags, LONGEST, readRange } from './parse';
export { isMeasure } from './units';
export type { FoundNumber } from './number';
