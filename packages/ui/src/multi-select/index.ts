export { searchOptions } from './fold';
export { MultiSelect } from './multi-select';
export type {
	MultiSelectOption,
	MultiSelectProps,
	MultiSelectStatus,
} from './types';
