import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/accessibility';
import { adminState, site } from './support/environment';
import { pageWidth } from './support/page-width';
import { expect, test } from './support/test';

test.use( { storageState: adminState() } );

test.describe( 'Recipes → Import', () => {
	test( 'reads files, shows what was found, imports it and takes it away again', async ( {
		page,
	} ) => {
		const name = `Leek soup ${ randomUUID() }`;
		await page.goto(
			`${ site().url }/wp-admin/edit.php?post_type=recipe&page=larder-import`
		);
		await page.getByLabel( 'Files' ).setInputFiles( [
			{
				name: 'soup.md',
				mimeType: 'text/markdown',
				buffer: Buffer.from(
					`# ${ name }\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Instructions\n\n1. Simmer.\n`
				),
			},
			{
				name: 'empty.json',
				mimeType: 'application/json',
				buffer: Buffer.from( '{}' ),
			},
		] );
		await page
			.getByLabel( 'Addresses of recipes' )
			.fill( 'http://127.0.0.1/recipe' );
		await page.getByRole( 'button', { name: 'Read the recipes' } ).click();

		const row = page.getByRole( 'row', { name } );
		await expect( row ).toBeVisible();
		await expect( row.getByRole( 'cell' ).nth( 3 ) ).toHaveText( '2' );
		await expect( page.getByText( 'empty.json:' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Undo the import' } )
		).toBeHidden();
		await expect(
			page.getByText( 'This address is not on the public web' )
		).toBeVisible();
		await expectAccessible( page, '#wpbody-content' );

		await page
			.getByRole( 'button', { name: 'Import', exact: true } )
			.click();
		await expect( row.getByRole( 'link', { name } ) ).toBeVisible();
		await expect( row ).toContainText( 'imported' );
		// The button has gone; the focus is where it is said what became of it.
		await expect( page.locator( '.larder-import__status' ) ).toBeFocused();

		await page.getByRole( 'button', { name: 'Undo the import' } ).click();
		await expect( row ).toContainText( 'taken away' );
	} );

	test( 'chooses all or none, says what became of them, and waits where a line is no address', async ( {
		page,
		allowErrors,
	} ) => {
		allowErrors( /400/ );
		const names = [ 'Leek', 'Pea', 'Okra' ].map(
			( food ) => `${ food } stew ${ randomUUID() }`
		);
		await page.goto(
			`${ site().url }/wp-admin/edit.php?post_type=recipe&page=larder-import`
		);
		await page.getByLabel( 'Files' ).setInputFiles(
			names.map( ( name, at ) => ( {
				name: `${ at }.md`,
				mimeType: 'text/markdown',
				buffer: Buffer.from(
					`# ${ name }\n\n## Ingredients\n\n- 2 leeks\n\n## Instructions\n\n1. Simmer.\n`
				),
			} ) )
		);
		const addresses = page.getByLabel( 'Addresses of recipes' );
		await addresses.fill( 'http://127.0.0.1/a\nmy favourite pie' );
		const read = page.getByRole( 'button', { name: 'Read the recipes' } );
		await read.click();
		await expect( addresses ).toHaveAccessibleErrorMessage(
			'This is not a web address: my favourite pie'
		);
		await expect( page.getByLabel( 'Files' ) ).not.toHaveAttribute(
			'aria-invalid'
		);
		await expect(
			page.getByRole( 'button', { name: 'Import', exact: true } )
		).toBeHidden();

		await addresses.fill( '' );
		await read.click();
		const all = page.getByLabel( 'Import all' );
		await expect( all ).toBeChecked();
		await all.uncheck();
		for ( const name of names ) {
			await expect(
				page.getByLabel( `Import ${ name }` )
			).not.toBeChecked();
		}
		await page.getByLabel( `Import ${ names[ 0 ] }` ).check();
		await expect( all ).toHaveJSProperty( 'indeterminate', true );

		await page
			.getByRole( 'button', { name: 'Import', exact: true } )
			.click();
		await expect( page.locator( '.larder-import__status' ) ).toHaveText(
			'Finished: 1 imported, 2 left out.'
		);
		await expect( all ).toBeDisabled();
		await page.getByRole( 'button', { name: 'Undo the import' } ).click();
		await expect( page.getByText( 'The import is undone.' ) ).toBeVisible();
	} );

	test( 'reads addresses where no file was chosen, and fits a phone', async ( {
		page,
		allowErrors,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto(
			`${ site().url }/wp-admin/edit.php?post_type=recipe&page=larder-import`
		);
		allowErrors( /400/ );
		await page.getByRole( 'button', { name: 'Read the recipes' } ).click();
		await expect(
			page.getByText( 'Choose a file, or type the address of a recipe.' )
		).toBeVisible();
		const addresses = page.getByLabel( 'Addresses of recipes' );
		await expect( addresses ).toHaveAccessibleErrorMessage(
			'Choose a file, or type the address of a recipe.'
		);
		await addresses.fill( 'h' );
		await expect( addresses ).not.toHaveAttribute( 'aria-invalid' );
		await expect(
			page.getByText( 'Choose a file, or type the address of a recipe.' )
		).toBeHidden();

		await page
			.getByLabel( 'Addresses of recipes' )
			.fill( `http://127.0.0.1/${ 'soup'.repeat( 30 ) }` );
		await page.getByRole( 'button', { name: 'Read the recipes' } ).click();
		await expect(
			page.getByRole( 'listitem' ).filter( { hasText: 'public web' } )
		).toHaveText( /^This address is not on the public web/ );
		await expect( page.getByText( 'No recipes found.' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Try again what failed' } )
		).toBeVisible();
		expect( await pageWidth( page ) ).toBe( 390 );
	} );
} );

test.describe( 'Recipes → Export', () => {
	test( 'gives the chosen recipes as a file', async ( {
		page,
		makeRecipe,
	} ) => {
		const title = `Exported ${ randomUUID() }`;
		await makeRecipe( {
			title,
			content:
				'<!-- wp:larder/recipe {"prepTime":5} --><div></div><!-- /wp:larder/recipe -->',
		} );
		await page.goto(
			`${ site().url }/wp-admin/edit.php?post_type=recipe&s=${ title }`
		);
		await page.getByLabel( `Select ${ title }` ).check();
		await page
			.getByLabel( 'Select bulk action' )
			.first()
			.selectOption( 'Export' );
		await page.locator( '#doaction' ).click();
		await expect( page.getByText( title, { exact: true } ) ).toBeVisible();
		await page.setViewportSize( { width: 390, height: 844 } );
		expect( await pageWidth( page ) ).toBe( 390 );
		await page.getByLabel( 'Format' ).selectOption( 'Larder' );
		const downloading = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Download' } ).click();
		const file = await downloading;
		expect( file.suggestedFilename() ).toMatch( /^recipes-.*\.json$/ );
		const stream = await file.createReadStream();
		const pieces: Buffer[] = [];
		for await ( const piece of stream ) {
			pieces.push( piece as Buffer );
		}
		expect( Buffer.concat( pieces ).toString() ).toContain( title );
	} );
} );
