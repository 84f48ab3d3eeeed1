export { readAmount, type Amount } from './amount';
export { foodLabel } from './food-label';
export { formatQuantity, type QuantityFormat } from './format';
export { grammarOf } from './grammar';
export {
	parseIngredient,
	type ParsedIngredient,
	type Span,
} from './ingredient';
export { amountInName, scaleName } from './in-name';
export {
	blankTags,
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
export { findUnit } from './units';
