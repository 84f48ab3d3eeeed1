import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { site } from '../support/environment';
import { paste } from '../support/paste';

/** The block editor with a recipe in it. */
export class EditorPage {
	/** Everything inside the canvas. */
	readonly canvas: FrameLocator;

	/**
	 * @param page A page that is logged in.
	 */
	constructor( readonly page: Page ) {
		this.canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	}

	/**
	 * Opens the editor.
	 *
	 * @param where Such as `post-new.php?post_type=recipe`.
	 * @param shown What has to be there first; a post without a recipe names something else.
	 */
	async open(
		where = 'post-new.php?post_type=recipe',
		shown = this.recipe
	): Promise< void > {
		await this.page.goto( `${ site().url }/wp-admin/${ where }` );
		await this.page.waitForFunction(
			() =>
				'wp' in window &&
				'data' in window.wp &&
				'blockEditor' in window.wp &&
				document.querySelector( 'iframe[name="editor-canvas"]' ) !==
					null
		);
		await this.page.evaluate( () => {
			const { dispatch } = window.wp.data;
			dispatch( 'core/preferences' ).set(
				'core/edit-post',
				'welcomeGuide',
				false
			);
			dispatch( 'core/preferences' ).set(
				'core',
				'enableChoosePatternModal',
				false
			);
		} );
		await expect( shown ).toBeVisible( { timeout: 30_000 } );
	}

	/** The recipe block. */
	get recipe(): Locator {
		return this.canvas.locator( '[data-type="larder/recipe"]' );
	}

	/** The ingredients block. */
	get ingredients(): List {
		return new List(
			this.page,
			this.canvas.locator( '[data-type="larder/ingredients"]' )
		);
	}

	/** The instructions block. */
	get instructions(): List {
		return new List(
			this.page,
			this.canvas.locator( '[data-type="larder/instructions"]' )
		);
	}

	/** The details block. */
	get details(): Locator {
		return this.canvas.locator( '[data-type="larder/details"]' );
	}

	/** Shows the facts that are folded until they are known. */
	async unfoldFacts(): Promise< void > {
		await this.details.getByLabel( 'Prep time', { exact: true } ).click();
		await this.details
			.getByRole( 'button', { name: /^More facts/ } )
			.click();
	}

	/**
	 * Opens a tab of the sidebar.
	 *
	 * @param tab Whose settings it has.
	 */
	async openSidebar( tab: 'document' | 'block' ): Promise< void > {
		await this.page.evaluate(
			( area ) =>
				window.wp.data
					.dispatch( 'core/interface' )
					.enableComplementaryArea( 'core', `edit-post/${ area }` ),
			tab
		);
	}

	/** Selects the recipe, and opens its settings. */
	async openRecipeSettings(): Promise< void > {
		await this.page.evaluate( () => {
			const { select, dispatch } = window.wp.data;
			const [ recipe ] = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).selectBlock(
				recipe?.clientId ?? ''
			);
		} );
		await this.openSidebar( 'block' );
	}

	/** Opens the dialog that reads a recipe from elsewhere; the site remembers whether an earlier test has opened the sidebar and the panel. */
	async openElsewhere(): Promise< Locator > {
		await this.openSidebar( 'document' );
		const panel = this.page.getByRole( 'button', {
			name: 'Begin with a recipe from elsewhere',
		} );
		await expect( panel ).toBeVisible();
		if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await panel.click();
		}
		await this.page
			.getByRole( 'button', {
				name: 'Read a link, a file, a text or a photo',
			} )
			.click();
		return this.page.getByRole( 'dialog', {
			name: 'A recipe from elsewhere',
		} );
	}

	/** Titles, publishes and saves the post; resolves to its ID. */
	async publish( title: string ): Promise< number > {
		await this.page.evaluate(
			( name ) =>
				window.wp.data
					.dispatch( 'core/editor' )
					.editPost( { status: 'publish', title: name } ),
			title
		);
		return this.save();
	}

	/** Saves the post as a draft, as Ctrl+S does. */
	async save(): Promise< number > {
		await this.page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).savePost()
		);
		return this.page.evaluate( () => {
			const editor = window.wp.data.select( 'core/editor' );
			if (
				! editor.didPostSaveRequestSucceed() ||
				editor.isEditedPostNew()
			) {
				throw new Error( 'The post was not saved.' );
			}
			return editor.getCurrentPostId();
		} );
	}

	/** Returns whether the editor keeps the post from being saved. */
	isLocked(): Promise< boolean > {
		return this.page.evaluate( () =>
			window.wp.data.select( 'core/editor' ).isPostSavingLocked()
		);
	}

	/** Returns the attributes of the first block of a kind. */
	async attributes( name: string ): Promise< Record< string, unknown > > {
		return this.page.evaluate( ( blockName ) => {
			const { getClientIdsWithDescendants, getBlock } =
				window.wp.data.select( 'core/block-editor' );
			const found = getClientIdsWithDescendants()
				.map( ( id ) => getBlock( id ) )
				.find( ( block ) => block.name === blockName );
			return found?.attributes ?? {};
		}, name );
	}

	/** Lists the blocks that WordPress calls invalid. */
	async invalidBlocks(): Promise< string[] > {
		return this.page.evaluate( () => {
			const { getClientIdsWithDescendants, getBlock } =
				window.wp.data.select( 'core/block-editor' );
			return getClientIdsWithDescendants()
				.map( ( id ) => getBlock( id ) )
				.filter( ( block ) => ! block.isValid )
				.map( ( block ) => block.name );
		} );
	}
}

/** A list of ingredients or steps. */
export class List {
	/** The lines, in order. */
	readonly lines: Locator;

	/** The headings of the groups, in order. */
	readonly headings: Locator;

	constructor(
		private readonly page: Page,
		readonly block: Locator
	) {
		this.lines = block.locator( '[data-larder-line]' );
		this.headings = block.locator( '[data-larder-heading]' );
	}

	/**
	 * Moves the caret to the end of a line.
	 *
	 * @param index Which line, from 0.
	 */
	async focus( index: number ): Promise< void > {
		await this.lines.nth( index ).click();
		await this.page.keyboard.press( 'End' );
	}

	/**
	 * Types at the caret, letter by letter, without a pause between them however
	 * busy the machine is: the editor ends an undo step where one stops for a second.
	 *
	 * @param text What is typed.
	 */
	async typeAtOnce( text: string ): Promise< void > {
		await this.block.evaluate( ( { ownerDocument }, letters ) => {
			for ( const letter of letters ) {
				ownerDocument.execCommand( 'insertText', false, letter );
			}
		}, text );
	}

	/** Returns the text of each line as it is shown. */
	async texts(): Promise< string[] > {
		const texts = await this.lines.allInnerTexts();
		return texts.map( ( text ) => text.replace( /\uFEFF/g, '' ).trim() );
	}

	/**
	 * Pastes at the caret.
	 *
	 * @param plain Plain text.
	 * @param html  The same as HTML, if the source has it.
	 */
	async paste( plain: string, html = '' ): Promise< void > {
		await paste( this.page, plain, html );
	}
}

/**
 * Returns where an element is on the page.
 *
 * @param element The element; throws when it is not shown.
 */
export async function boxOf(
	element: Pick< Locator, 'boundingBox' >
): Promise< { x: number; y: number } > {
	const box = await element.boundingBox();
	if ( ! box ) {
		throw new Error( 'The element is not shown.' );
	}
	return box;
}
