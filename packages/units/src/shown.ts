export { findSaid, type Amount } from './amounts';
export { measured } from './grid';
export { measureOf, type Dimension, type System } from './measures';
export { printRange } from './print';
export { withoutSpoonSize } from './spoon-size';
