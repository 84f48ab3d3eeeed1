export {
	bracketsAfter,
	extendAmount,
	readAmount,
	readAmountOrOne,
	tailEnd,
	type Amount,
} from './amount';
export { foodLabel } from './food-label';
export { isOneByName } from './head-noun';
export { isCount } from './is-count';
export { bareFood, isKnownFood } from './known-foods';
export { dividedFrom } from './restated-amounts';
export { AT_END } from './further-amounts';
export {
	formatQuantity,
	THIN_SPACE,
	unitSpace,
	type QuantityFormat,
} from './format';
export { grammarOf, type Grammar } from './grammar';
export { measureWord, nearestSpoons, type Measured } from './spoons';
export { isOtherLabel, labelEnd } from './label';
export { BULLET, skip } from './marks';
export type { FoundNumber } from './number';
export { readUnit, type FoundUnit } from './read-unit';
export type { Span } from './span';
export {
	blank,
	blankTags,
	isMultiplier,
	parseQuantity,
	readRange,
	type ParsedQuantity,
} from './parse';
export {
	readLine,
	scaleLine,
	showLine,
	type LineConverter,
	type LinePieces,
	type ReadLine,
} from './line';
export { toStep, type Steps } from './kitchen-rounding';
export { isSize } from './package-count';
export { prettyQuantity } from './pretty';
export { scaleText } from './scale';
export { stemOf } from './stem';
export { SEVERAL_OF } from './number';
export { slashRange } from './slash-range';
export { moved } from './unit-carry';
export { isSingular, unitLabel } from './unit-label';
export { servingsText, yieldNumber, yieldUnit } from './yield-text';
export { VESSELS } from './vessels';
export { findUnit, isLength, isMeasure, isPackage, isVague } from './units';
export { orderedPieces, type Piece, type WordOrder } from './word-order';
