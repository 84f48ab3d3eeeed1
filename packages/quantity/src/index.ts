export { bracketsAfter, extendAmount, readAmount, type Amount } from './amount';
export { foodLabel } from './food-label';
export { formatQuantity, type QuantityFormat } from './format';
export { grammarOf, type Grammar } from './grammar';
export { BULLET, skip } from './marks';
export type { FoundNumber } from './number';
export { readUnit, type FoundUnit } from './read-unit';
export type { Span } from './span';
export { amountInName, scaleName } from './in-name';
export {
	blank,
	blankTags,
	isMultiplier,
	parseQuantity,
	readRange,
	type ParsedQuantity,
} from './parse';
export {
	nameFor,
	readLine,
	showLine,
	type LineConverter,
	type LinePieces,
	type ReadLine,
} from './line';
export { matchIngredients } from './match';
export { prettyQuantity } from './pretty';
export { scaleText } from './scale';
export { stemOf } from './stem';
export { unitLabel } from './unit-label';
export { findUnit, isMeasure } from './units';
