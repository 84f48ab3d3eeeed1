export { PrintedCard } from './printed-card';
export { RecipeCard, type RecipeCardData } from './recipe-card';
