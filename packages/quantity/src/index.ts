export { formatQuantity, type QuantityFormat } from './format';
export {
	parseIngredient,
	type ParsedIngredient,
	type Span,
} from './ingredient';
export { amountInName, scaleName } from './in-name';
export { parseQuantity, type ParsedQuantity } from './parse';
export {
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
