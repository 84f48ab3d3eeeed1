/**
 * Types of what this package uses of two packages that the editor of posts
 * brings, beside those of `packages/featured`.
 */
declare module '@wordpress/editor' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	type Actions = {
		lockPostSaving( name: string ): void;
		unlockPostSaving( name: string ): void;
	};

	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Record< string, never > >
	>;
}
