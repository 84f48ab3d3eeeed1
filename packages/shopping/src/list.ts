// What `@larder/shopping/list` gives to other packages and blocks.
export * from './change-list';
export { cut } from './cut';
export * from './entries';
export { isSame, merged } from './merge-lists';
export { tidied } from './tidy-list';
export type { Entry, ShoppingList, Wanted } from './types';
