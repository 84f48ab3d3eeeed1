/**
 * Types of what our editor code uses of `@wordpress/block-editor`, the one
 * package of WordPress that is published without any.
 */
declare module '@wordpress/block-editor' {
	import type {
		ComponentType,
		HTMLAttributes,
		ReactElement,
		ReactNode,
		Ref,
	} from 'react';
	import type { Block } from '@wordpress/blocks';
	import type { StoreDescriptor, ReduxStoreConfig } from '@wordpress/data';

	type WrapperProps = HTMLAttributes< HTMLDivElement > & {
		ref?: Ref< HTMLDivElement >;
	} & { [ key: `data-${ string }` ]: string | undefined };

	export const useBlockProps: {
		( props?: WrapperProps ): WrapperProps;
		save( props?: WrapperProps ): HTMLAttributes< HTMLElement >;
	};

	/** What may be changed of the blocks inside; without one it is as around the block. */
	export type TemplateLock = 'all' | 'insert' | 'contentOnly' | false;

	type InnerBlocksOptions = {
		allowedBlocks?: readonly string[];
		template?: readonly ( readonly unknown[] )[];
		templateLock?: TemplateLock | undefined;
		renderAppender?: ComponentType | false;
		orientation?: 'horizontal' | 'vertical';
	};

	export const useInnerBlocksProps: {
		( props?: WrapperProps, options?: InnerBlocksOptions ): WrapperProps;
		save( props?: WrapperProps ): WrapperProps;
	};

	export const InnerBlocks: {
		( props: InnerBlocksOptions ): ReactElement;
		Content: ComponentType;
		ButtonBlockAppender: ComponentType;
		DefaultBlockAppender: ComponentType;
	};

	type RichTextProps = Omit<
		HTMLAttributes< HTMLElement >,
		'onChange' | 'value' | 'placeholder'
	> & {
		placeholder?: string;
		tagName?: string;
		identifier?: string;
		value: string;
		onChange: ( value: string ) => void;
		allowedFormats?: readonly string[];
		disableLineBreaks?: boolean;
		/** Called for a Backspace or Delete in an empty text. */
		onRemove?: ( isForward: boolean ) => void;
		withoutInteractiveFormatting?: boolean;
		__unstableAllowPrefixTransformations?: boolean;
		ref?: Ref< HTMLElement >;
	};

	export const RichText: {
		( props: RichTextProps ): ReactElement;
		Content(
			props: Omit< HTMLAttributes< HTMLElement >, 'value' > & {
				tagName?: string;
				value: string;
			} & { [ key: `data-${ string }` ]: string | undefined }
		): ReactElement;
		isEmpty( value: string ): boolean;
	};

	/** The block around, for what is deep inside of its editor. */
	export const useBlockEditContext: () => { clientId: string };

	export const InspectorControls: ComponentType< {
		children: ReactNode;
		group?: string;
	} >;

	export const BlockControls: ComponentType< {
		children: ReactNode;
		group?: string;
	} >;

	export const Warning: ComponentType< {
		children: ReactNode;
		actions?: ReactNode[];
	} >;

	/** What the media library hands over. */
	export type Media = {
		id?: number;
		url?: string;
		alt?: string;
		/** Plain text or HTML. */
		caption?: string;
		/** Such as `video/mp4`, from the library itself. */
		mime?: string;
		/** The same from an upload. */
		mime_type?: string;
		sizes?: Record< string, { url?: string } >;
		/** The picture of a video. */
		image?: { src?: string };
	};

	/** Called with nothing for a file that is refused. */
	type OnSelect = ( media: Media | undefined ) => void;

	/** One file, or several where that is said. */
	type Selecting< Props > =
		| ( Props & { multiple?: false; onSelect: OnSelect } )
		| ( Props & {
				multiple: true | 'add';
				onSelect: ( media: Media[] ) => void;
		  } );

	export const MediaUpload: ComponentType<
		Selecting< {
			allowedTypes?: readonly string[];
			value?: number;
			render: ( props: { open: () => void } ) => ReactNode;
		} >
	>;

	export const MediaUploadCheck: ComponentType< { children: ReactNode } >;

	export const MediaPlaceholder: ComponentType<
		Selecting< {
			icon?: ReactNode;
			labels?: { title?: string; instructions?: string };
			accept?: string;
			allowedTypes?: readonly string[];
			onSelectURL?: ( url: string ) => void;
			onError?: ( message: string ) => void;
			children?: ReactNode;
			className?: string;
		} >
	>;

	export const MediaReplaceFlow: ComponentType< {
		mediaId?: number;
		mediaURL?: string;
		allowedTypes?: readonly string[];
		accept?: string;
		name?: string;
		onSelect: OnSelect;
		onSelectURL?: ( url: string ) => void;
		onError?: ( message: string ) => void;
		children?: ReactNode;
	} >;

	/** A URL, and what its settings say. */
	type Link = { url: string };

	export const LinkControl: ComponentType< {
		value?: Link | undefined;
		onChange: ( link: Link ) => void;
		onRemove?: () => void;
		/** Called where the person gives up what was typed. */
		onCancel?: () => void;
		forceIsEditingLink?: boolean;
		settings?: readonly never[];
		/** Shown below everything. */
		renderControlBottom?: () => ReactNode;
	} >;

	/** One end of the selection, as the store keeps it. */
	export type SelectionEnd = {
		clientId?: string;
		attributeKey?: string;
		offset?: number;
	};

	type Selectors = {
		getBlock( clientId: string ): Block | null;
		getBlocks( clientId?: string ): Block[];
		getBlocksByName( name: string ): string[];
		getBlockName( clientId: string ): string | null;
		getBlockAttributes(
			clientId: string
		): Record< string, unknown > | null;
		getBlockParentsByBlockName(
			clientId: string,
			name: string | string[],
			ascending?: boolean
		): string[];
		getClientIdsOfDescendants( clientIds: string | string[] ): string[];
		getClientIdsWithDescendants(): string[];
		canInsertBlockType( name: string, rootClientId?: string ): boolean;
		canRemoveBlock( clientId: string ): boolean;
		getBlockIndex( clientId: string ): number;
		/** The block around; empty at the top. */
		getBlockRootClientId( clientId: string ): string | null;
		getPreviousBlockClientId( clientId: string ): string | null;
		getSelectionStart(): SelectionEnd;
		getSelectionEnd(): SelectionEnd;
		getSelectedBlockClientId(): string | null;
		getSelectedBlockClientIds(): string[];
		hasSelectedInnerBlock( clientId: string, deep?: boolean ): boolean;
		getSettings(): Record< string, unknown >;
	};

	type Actions = {
		/** With -1 the caret goes to its end. */
		selectBlock( clientId: string, initialPosition?: -1 ): void;
		removeBlock( clientId: string, selectPrevious?: boolean ): void;
		moveBlocksToPosition(
			clientIds: string[],
			fromRootClientId: string,
			toRootClientId: string,
			index: number
		): void;
		updateBlockAttributes(
			clientIds: string | string[],
			attributes: Record< string, unknown >,
			/** Whether the attributes are those of each block, by its id. */
			options?: { uniqueByBlock: boolean }
		): void;
		selectionChange(
			clientId: string,
			attributeKey: string,
			startOffset: number,
			endOffset: number
		): void;
		__unstableMarkLastChangeAsPersistent(): void;
		__unstableMarkNextChangeAsNotPersistent(): void;
		insertBlock(
			block: Block,
			index?: number,
			rootClientId?: string,
			updateSelection?: boolean
		): void;
		replaceBlock( clientId: string, block: Block | Block[] ): void;
		replaceBlocks( clientIds: string[], blocks: Block[] ): void;
		replaceInnerBlocks( rootClientId: string, blocks: Block[] ): void;
		insertBlocks(
			blocks: Block[],
			index?: number,
			rootClientId?: string,
			updateSelection?: boolean
		): void;
	};

	type State< Selector > = {
		[ Name in keyof Selector ]: Selector[ Name ] extends (
			...args: infer Args
		) => infer Result
			? ( state: unknown, ...args: Args ) => Result
			: never;
	};

	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, State< Selectors > >
	>;
}
