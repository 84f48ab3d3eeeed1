import { expect, request, test as base } from '@playwright/test';
import { EditorPage } from '../pages/editor';
import { adminState, site } from './environment';
import { MadePosts } from './made-posts';
import { watchErrors } from './page-errors';
import type { Post } from './rest';
import { Rest } from './rest';

export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility';
export { adminState } from './environment';

type WorkerFixtures = {
	/** The REST API as administrator. */
	rest: Rest;
};

type TestFixtures = {
	/** The block editor with a new recipe, for a page that is logged in. */
	editor: EditorPage;
	/** Publishes a recipe that is removed after the test. */
	makeRecipe: (
		fields: { type?: string } & Record< string, unknown >
	) => Promise< Post >;
	/** Declares that messages which match are expected in this test. */
	allowErrors: ( pattern: RegExp ) => void;
	/** Fails a test in which a page has thrown or logged an error. */
	pageErrors: { allowed: RegExp[] };
};

/** Playwright's test, with the fixtures that Larder's specs share. */
export const test = base.extend< TestFixtures, WorkerFixtures >( {
	rest: [
		async ( {}, use ) => {
			const context = await request.newContext( {
				storageState: adminState(),
				timeout: 60_000,
			} );
			await use( new Rest( context ) );
			await context.dispose();
		},
		{ scope: 'worker' },
	],

	editor: async ( { page }, use ) => {
		const editor = new EditorPage( page );
		await editor.open();
		await use( editor );
	},

	makeRecipe: async ( { rest }, use ) => {
		const posts = new MadePosts( rest );
		await use( posts.make );
		await posts.remove();
	},

	pageErrors: [
		async ( { context }, use ) => {
			const watch: TestFixtures[ 'pageErrors' ] = { allowed: [] };
			const errors = watchErrors( context, site().url );
			await use( watch );
			const unexpected = errors.filter(
				( error ) =>
					! watch.allowed.some( ( pattern ) => pattern.test( error ) )
			);
			expect( unexpected, 'errors in the page' ).toEqual( [] );
		},
		{ auto: true },
	],

	allowErrors: async ( { pageErrors }, use ) => {
		await use( ( pattern ) => pageErrors.allowed.push( pattern ) );
	},
} );
