import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

/** What HTML, JSON and comments of blocks write in another way. */
const TYPED = 'A & B <i> "q" \\ ½ é 日本 -->';

test( 'lines, the source and the words of the pin are the same after they were saved, opened and saved again', async ( {
	editor,
	page,
	rest,
} ) => {
	await editor.openRecipeSettings();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	for ( const panel of [ 'Source', 'Pinterest' ] ) {
		await settings
			.getByRole( 'button', { name: panel, expanded: false } )
			.click();
	}
	await settings.getByLabel( 'Adapted from' ).fill( TYPED );
	await settings
		.getByLabel( 'Address of the source' )
		.fill( 'example.com/s?x=1&y=2' );
	await settings.getByLabel( 'Title on Pinterest' ).fill( TYPED );
	await settings.getByLabel( 'Description on Pinterest' ).fill( TYPED );
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( TYPED );
	await editor.instructions.focus( 0 );
	await page.keyboard.type( TYPED );
	const id = await editor.publish( 'Whole texts' );

	const stored = async () => {
		const { groups } = await editor.attributes( 'larder/ingredients' );
		const { groups: steps } = await editor.attributes(
			'larder/instructions'
		);
		const { sourceName, sourceUrl, pinTitle, pinDescription } =
			await editor.attributes( 'larder/recipe' );
		return {
			groups,
			steps,
			sourceName,
			sourceUrl,
			pinTitle,
			pinDescription,
		};
	};
	const first = await stored();
	expect( first ).toMatchObject( {
		sourceName: 'A &amp; B &lt;i&gt; "q" \\ ½ é 日本 --&gt;',
		sourceUrl: 'https://example.com/s?x=1&y=2',
	} );
	await editor.open( `post.php?post=${ id }&action=edit` );
	expect( await editor.invalidBlocks() ).toEqual( [] );
	expect( await stored() ).toEqual( first );
	await editor.save();
	expect( await stored() ).toEqual( first );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
} );
