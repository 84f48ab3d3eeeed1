export { parseIngredient, type ParsedIngredient } from './ingredient';
export { wordOrder } from './word-order';
