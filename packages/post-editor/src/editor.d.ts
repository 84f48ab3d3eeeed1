/**
 * Types of what this package uses of two packages that the editor of posts
 * brings, beside those of `packages/featured`.
 */
declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	export const PluginMoreMenuItem: ComponentType< {
		href?: string;
		target?: '_blank';
		onClick?: () => void;
		children: ReactNode;
	} >;

	export const PluginPrePublishPanel: ComponentType< {
		title: string;
		initialOpen?: boolean;
		children: ReactNode;
	} >;

	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		children: ReactNode;
	} >;

	type Actions = {
		autosave(): Promise< void >;
		closePublishSidebar(): void;
		lockPostSaving( name: string ): void;
		savePost(): Promise< void >;
		unlockPostSaving( name: string ): void;
		editPost(
			edits: Record< string, unknown >,
			/** A cached edit belongs to the undo step beside it, an ignored one to none. */
			options?: { isCached: boolean } | { undoIgnore: boolean }
		): void;
	};

	type Selectors = {
		didPostSaveRequestSucceed( state: unknown ): boolean;
		isEditedPostDirty( state: unknown ): boolean;
		isEditedPostNew( state: unknown ): boolean;
		isPostSavingLocked( state: unknown ): boolean;
		isSavingPost( state: unknown ): boolean;
		getCurrentPostAttribute( state: unknown, name: string ): unknown;
		getEditedPostAttribute( state: unknown, name: string ): unknown;
		getEditedPostContent( state: unknown ): string;
		getCurrentPostType( state: unknown ): string;
		getCurrentPostId( state: unknown ): number;
	};

	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}

declare module '@wordpress/commands' {
	/** Offers a command in the palette of the editor. */
	export function useCommand( command: {
		name: string;
		label: string;
		disabled?: boolean;
		callback: ( options: { close: () => void } ) => void;
	} ): void;
}
