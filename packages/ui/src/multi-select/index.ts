export { searchOptions } from './fold';
export { MultiSelect } from './multi-select';
export type {
	MultiSelectOption,
	MultiSelectProps,
	MultiSelectStatus,
} from './types';
export { useDropdown } from './use-dropdown';
export { usePlacement } from './use-placement';
