import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

test( 'a wrong reading is corrected in place, and can be read again', async ( {
	editor,
	page,
} ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await page.keyboard.type( '2 eggs' );
	const unit = ingredients.block.getByLabel( 'Unit', { exact: true } );
	await unit.fill( 'large' );
	const item = async () => {
		const { groups } = await editor.attributes( 'larder/ingredients' );
		return ( groups as { items: Record< string, unknown >[] }[] )[ 0 ]
			?.items[ 0 ];
	};
	await expect.poll( item ).toMatchObject( {
		text: '2 eggs',
		quantity: '2',
		unit: 'large',
		corrected: true,
	} );
	await ingredients.focus( 0 );
	await page.keyboard.type( ', beaten' );
	await expect.poll( item ).toMatchObject( {
		text: '2 eggs, beaten',
		unit: 'large',
		note: '',
	} );
	await ingredients.block
		.getByRole( 'button', { name: 'Read again from the line' } )
		.click();
	await expect
		.poll( item )
		.toMatchObject( { unit: '', name: 'eggs', note: 'beaten' } );
	await expect.poll( item ).not.toHaveProperty( 'corrected' );
} );

test( 'a step gets a title, a video, a tip and ingredients, each where one types it', async ( {
	editor,
	page,
} ) => {
	const { instructions } = editor;
	await editor.ingredients.focus( 0 );
	for ( const line of [ '1 pinch salt', '2 onions', '1 tbsp oil' ] ) {
		await page.keyboard.type( line );
		await page.keyboard.press( 'Enter' );
	}
	await instructions.focus( 0 );
	await page.keyboard.type( 'Fry the onions.' );
	const more = instructions.block.getByRole( 'button', { name: 'More' } );
	for ( const [ item, text ] of [
		[ 'Title', 'Onions' ],
		[ 'Video', 'https://example.org/v?a=1&b=2' ],
	] as const ) {
		await more.click();
		await page.getByRole( 'menuitem', { name: item, exact: true } ).click();
		await page.keyboard.type( text );
	}
	await instructions.block
		.getByRole( 'button', { name: 'Tip', exact: true } )
		.click();
	await page.keyboard.type( 'A pinch of sugar helps.' );
	await more.click();
	await page
		.getByRole( 'menuitem', { name: 'Ingredients in cook mode' } )
		.click();
	await expect(
		page.getByRole( 'checkbox', { name: '2 onions' } )
	).toBeChecked();
	await page.getByRole( 'checkbox', { name: '1 tbsp oil' } ).check();
	await expect(
		page.getByRole( 'button', { name: 'Show those that the text names' } )
	).toBeEnabled();
	await page.keyboard.press( 'Escape' );
	await expect( more ).toBeFocused();
	const listed = await editor.attributes( 'larder/ingredients' );
	const [ , , onions, oil ] = JSON.stringify( listed[ 'groups' ] ).match(
		/(?<="id":")[^"]+/g
	) ?? [ '' ];
	const { groups } = await editor.attributes( 'larder/instructions' );
	expect( groups ).toMatchObject( [
		{
			steps: [
				{
					ingredients: [ onions, oil ],
					text: 'Fry the onions.',
					title: 'Onions',
					tip: 'A pinch of sugar helps.',
					videoUrl: 'https://example.org/v?a=1&b=2',
				},
			],
		},
	] );
} );

test( 'Tab goes through the fields of a line and of the details', async ( {
	editor,
	page,
} ) => {
	const { details, ingredients } = editor;
	const { keyboard } = page;
	await ingredients.focus( 0 );
	await keyboard.type( '2 ripe pears, peeled' );
	for ( const label of [
		'Quantity',
		'Unit',
		'Name of the ingredient',
		'Note to the ingredient',
	] ) {
		await keyboard.press( 'Tab' );
		await expect(
			ingredients.block.getByLabel( label, { exact: true } )
		).toBeFocused();
	}
	await keyboard.press( 'Shift+Tab' );
	await expect(
		ingredients.block.getByLabel( 'Name of the ingredient' )
	).toBeFocused();

	await editor.unfoldFacts();
	await details.getByLabel( 'Rest time', { exact: true } ).click();
	for ( const label of [
		'Label of the additional time',
		'Additional time',
		'Total time',
	] ) {
		await keyboard.press( 'Tab' );
		await expect(
			details.getByLabel( label, { exact: true } )
		).toBeFocused();
	}
} );

test( 'an ingredient gets a link', async ( { editor, page } ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await page.keyboard.type( '1 l olive oil' );
	await ingredients.block.getByRole( 'button', { name: 'Add link' } ).click();
	const url = page.getByRole( 'combobox', { name: /URL|link/i } );
	await url.fill( 'https://example.org/oil' );
	await url.press( 'Enter' );
	await expect
		.poll( async () => {
			const { groups } = await editor.attributes( 'larder/ingredients' );
			return groups;
		} )
		.toMatchObject( [
			{ items: [ { link: { url: 'https://example.org/oil' } } ] },
		] );
} );

test( 'terms and keywords are set in the strip and saved with the post', async ( {
	editor,
	page,
	rest,
} ) => {
	const course = `Course ${ Date.now() }`;
	await editor.details
		.locator( 'div', {
			has: page.locator( 'dt', { hasText: /^Course$/ } ),
		} )
		.getByRole( 'button' )
		.click();
	await page.keyboard.type( `${ course },` );
	await page.keyboard.type( `${ course } two,` );
	await page.keyboard.press( 'Escape' );
	const shown = editor.details.getByRole( 'button', {
		name: `${ course }, ${ course } two`,
	} );
	await expect( shown ).toHaveAttribute( 'aria-busy', 'false' );
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '1 egg' );
	const id = await editor.save();
	await expect
		.poll( async () => {
			const terms = await rest.send(
				'GET',
				`/wp/v2/recipe-course?post=${ id }`
			);
			return ( terms as { name: string }[] ).map( ( { name } ) => name );
		} )
		.toEqual( [ course, `${ course } two` ] );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
} );

test( 'a field of the details opens at the first press, whatever was edited before', async ( {
	editor,
	page,
} ) => {
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '1 egg' );
	const add = editor.details.getByRole( 'button', { name: 'Add: Course' } );
	await add.click();
	await expect( add ).toHaveAttribute( 'aria-expanded', 'true' );
} );

test( 'a save by the keyboard waits for a term that is being made', async ( {
	editor,
	page,
	rest,
} ) => {
	let answer = (): void => undefined;
	const answered = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	const asked = page.waitForRequest(
		( request ) =>
			request.method() === 'POST' &&
			request.url().includes( 'recipe-course' )
	);
	await page.route( /recipe-course/, async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			await answered;
		}
		await route.continue();
	} );
	const course = `Late course ${ Date.now() }`;
	await editor.details.getByLabel( 'Cook time' ).fill( '20 min' );
	await editor.details
		.locator( 'div', {
			has: page.locator( 'dt', { hasText: /^Course$/ } ),
		} )
		.getByRole( 'button' )
		.click();
	await expect(
		page.getByRole( 'combobox', { name: 'Course' } )
	).toBeFocused();
	await page.keyboard.type( course );
	await page.keyboard.press( 'Control+s' );
	await asked;
	answer();
	const terms = async (): Promise< string[] > => {
		const id = await page.evaluate( () =>
			window.wp.data.select( 'core/editor' ).getCurrentPostId()
		);
		const found = await rest.send(
			'GET',
			`/wp/v2/recipe-course?post=${ id }`
		);
		return ( found as { name: string }[] ).map( ( { name } ) => name );
	};
	await expect.poll( terms ).toEqual( [ course ] );
	await expect
		.poll( () =>
			page.evaluate( () =>
				window.wp.data.select( 'core/editor' ).isEditedPostNew()
			)
		)
		.toBe( false );
} );

test( 'shortcuts save, undo and select all from within a field, too', async ( {
	editor,
	page,
} ) => {
	const { keyboard } = page;
	const field = editor.details.getByLabel( 'Cook time' );
	const unit = editor.details.getByLabel( 'Yield, what' );
	await field.fill( '20 min' );
	await unit.click();
	await keyboard.type( 'bowls' );
	await keyboard.press( 'Control+s' );
	const isSaved = () =>
		page.evaluate(
			() => ! window.wp.data.select( 'core/editor' ).isEditedPostNew()
		);
	await expect.poll( isSaved ).toBe( true );
	await keyboard.press( 'Control+z' );
	await expect( unit ).toHaveValue( '' );
	await expect( unit ).toBeFocused();
	await keyboard.press( 'Control+z' );
	await expect( field ).toHaveValue( '' );
	await keyboard.press( 'Control+Shift+z' );
	await expect( field ).toHaveValue( '20 min' );
	// All of a field, not all blocks, whether it is empty or full.
	for ( const typed of [ 'bowls', 'cups' ] ) {
		await unit.click();
		await keyboard.press( 'Control+a' );
		await keyboard.press( 'Control+a' );
		await keyboard.press( 'Backspace' );
		await keyboard.type( typed );
		await expect( unit ).toHaveValue( typed );
	}
} );

test( 'a time that cannot be read keeps the last good one and says so', async ( {
	editor,
} ) => {
	const field = editor.details.getByLabel( 'Cook time' );
	await field.fill( '1:30' );
	await field.press( 'Enter' );
	await expect( field ).toHaveValue( '1 h 30 min' );
	await field.fill( 'soon' );
	await field.press( 'Enter' );
	await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( editor.details.getByRole( 'alert' ) ).toContainText(
		'1 h 15'
	);
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject( {
		cookTime: 90,
	} );
} );
