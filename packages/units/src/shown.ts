export {
	findEquivalentAmounts,
	type MeasuredAmount,
} from './equivalent-amounts';
export { roundMeasure } from './measure-rounding';
export { measureOf, type Dimension, type System } from './measures';
export { formatMeasureRange } from './measure-format';
export { withoutSpoonSize } from './spoon-size';
