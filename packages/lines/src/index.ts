export { parseIngredient, type ParsedIngredient } from './ingredient';
