/**
 * Types of what the box uses of two packages that the editor of posts brings.
 */
declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export const registerPlugin: (
		name: string,
		settings: { render: ComponentType }
	) => void;
}

declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	export const PluginPostStatusInfo: ComponentType< {
		children: ReactNode;
	} >;
}
