/** What the specs use of the scripts in the editor. */
type EditorBlock = {
	clientId: string;
	name: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: EditorBlock[];
};

type EditorStores = {
	'core/block-editor': {
		getClientIdsWithDescendants(): string[];
		getBlock( clientId: string ): EditorBlock;
		getBlocks( rootClientId?: string ): EditorBlock[];
		getBlockName( clientId: string ): string | null;
		canInsertBlockType( name: string, rootClientId: string ): boolean;
	};
	core: {
		hasUndo(): boolean;
		hasRedo(): boolean;
	};
	'core/editor': {
		didPostSaveRequestSucceed(): boolean;
		isEditedPostDirty(): boolean;
		isEditedPostNew(): boolean;
		getCurrentPostId(): number;
		getEditedPostContent(): string;
		getCurrentPostAttribute( name: 'content' ): string;
		getEditedPostAttribute( name: string ): unknown;
		isPostSavingLocked(): boolean;
		isSavingPost(): boolean;
	};
};

type EditorActions = {
	'core/interface': {
		enableComplementaryArea( scope: string, area: string ): void;
		disableComplementaryArea( scope: string ): void;
	};
	'core/preferences': {
		set( scope: string, name: string, value: unknown ): void;
	};
	'core/editor': {
		savePost(): Promise< void >;
		undo(): void;
		editPost( edits: Record< string, unknown > ): void;
		switchEditorMode( mode: 'visual' | 'text' ): void;
	};
	'core/block-editor': {
		selectBlock( clientId: string ): void;
		duplicateBlocks( clientIds: string[] ): Promise< string[] >;
		multiSelect( start?: string, end?: string ): void;
		updateBlockAttributes(
			clientId: string,
			attributes: Record< string, unknown >
		): void;
		insertBlock(
			block: EditorBlock,
			index?: number,
			rootClientId?: string
		): void;
		resetBlocks( blocks: EditorBlock[] ): void;
		removeBlock( clientId: string ): void;
	};
};

interface Window {
	wp: {
		data: {
			select< Name extends keyof EditorStores >(
				name: Name
			): EditorStores[ Name ];
			dispatch< Name extends keyof EditorActions >(
				name: Name
			): EditorActions[ Name ];
		};
		i18n: {
			_n(
				single: string,
				plural: string,
				count: number,
				domain: string
			): string;
			sprintf( format: string, ...values: unknown[] ): string;
		};
		blocks: {
			createBlock(
				name: string,
				attributes?: Record< string, unknown >,
				innerBlocks?: EditorBlock[]
			): EditorBlock;
			parse( content: string ): EditorBlock[];
			serialize( blocks: EditorBlock[] ): string;
			switchToBlockType(
				blocks: EditorBlock | EditorBlock[],
				name: string
			): EditorBlock[] | null;
		};
	};
}
