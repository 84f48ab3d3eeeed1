import { adminState, expect, test } from './support/test';
import { boxOf, EditorPage } from './pages/editor';

test.use( { storageState: adminState() } );

const TWENTY = [
	'Ingredients',
	'',
	'For the dough:',
	...Array.from(
		{ length: 9 },
		( _, at ) => `- ${ at + 1 } g spice ${ at }`
	),
	'## Filling',
	...Array.from( { length: 11 }, ( _, at ) => `• ${ at + 2 } tbsp sauce` ),
].join( '\n' );

test( 'a whole recipe is written with the keyboard alone', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	await editor.ingredients.focus( 0 );
	const { keyboard } = page;
	await keyboard.type( '400 g spaghetti' );
	await keyboard.press( 'Enter' );
	await keyboard.type( '2 cloves garlic, sliced' );
	await keyboard.press( 'Enter' );
	await keyboard.press( 'Enter' );
	await keyboard.type( 'For the sauce' );
	await keyboard.press( 'Enter' );
	await keyboard.type( '3 tbsp olive oil' );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [
			'400 g spaghetti',
			'2 cloves garlic, sliced',
			'3 tbsp olive oil',
		] );
	const { groups } = await editor.attributes( 'larder/ingredients' );
	expect( groups ).toMatchObject( [
		{
			title: '',
			items: [
				{ quantity: '400', unit: 'g', name: 'spaghetti', note: '' },
				{
					quantity: '2',
					unit: 'cloves',
					name: 'garlic',
					note: 'sliced',
				},
			],
		},
		{
			title: 'For the sauce',
			items: [ { quantity: '3', unit: 'tbsp', name: 'olive oil' } ],
		},
	] );

	await editor.instructions.focus( 0 );
	await keyboard.type( 'Boil the spaghetti.' );
	await keyboard.press( 'Enter' );
	await keyboard.type( 'Fry the garlic.' );
	await keyboard.press( 'ArrowUp' );
	await keyboard.press( 'End' );
	await keyboard.press( 'Enter' );
	await keyboard.type( 'Drain it.' );
	await expect
		.poll( () => editor.instructions.texts() )
		.toEqual( [ 'Boil the spaghetti.', 'Drain it.', 'Fry the garlic.' ] );
} );

test( 'Enter splits a line, Backspace and Delete join it, formats kept', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { keyboard } = page;
	await editor.ingredients.focus( 0 );
	await keyboard.type( '1 cup ' );
	await keyboard.press( 'Control+b' );
	await keyboard.type( 'brown sugar' );
	await keyboard.press( 'Control+b' );
	await keyboard.press( 'Control+ArrowLeft' );
	await keyboard.press( 'Enter' );
	const lines = async () => {
		const { groups } = await editor.attributes( 'larder/ingredients' );
		return ( groups as { items: { text: string }[] }[] ).flatMap(
			( { items } ) => items.map( ( { text } ) => text )
		);
	};
	await expect
		.poll( lines )
		.toEqual( [
			'1 cup <strong>brown </strong>',
			'<strong>sugar</strong>',
		] );
	await keyboard.press( 'Backspace' );
	await expect
		.poll( lines )
		.toEqual( [ '1 cup <strong>brown sugar</strong>' ] );
	await keyboard.press( 'Enter' );
	await expect( editor.ingredients.lines.nth( 1 ) ).toBeFocused();
	await keyboard.press( 'ArrowUp' );
	await expect( editor.ingredients.lines.first() ).toBeFocused();
	await keyboard.press( 'End' );
	await keyboard.press( 'Delete' );
	await expect
		.poll( lines )
		.toEqual( [ '1 cup <strong>brown sugar</strong>' ] );
} );

test( 'twenty pasted lines are twenty ingredients in groups, and one undo step', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '1 egg' );
	await page.keyboard.press( 'Enter' );
	await editor.ingredients.paste( TWENTY );
	await expect( editor.ingredients.headings ).toHaveCount( 3 );
	const pasted = await editor.ingredients.texts();
	expect( pasted ).toContain( '1 g spice 0' );
	expect( pasted ).toContain( '12 tbsp sauce' );
	const { groups } = await editor.attributes( 'larder/ingredients' );
	expect( groups ).toMatchObject( [
		{ title: '' },
		{ title: 'For the dough', items: { length: 9 } },
		{ title: 'Filling', items: { length: 11 } },
	] );

	await page.keyboard.press( 'Control+z' );
	await expect( editor.ingredients.lines ).toHaveCount( 2 );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '1 egg', '' ] );
	await page.keyboard.press( 'Control+Shift+z' );
	await expect( editor.ingredients.headings ).toHaveCount( 3 );
	await expect.poll( () => editor.ingredients.texts() ).toEqual( pasted );
} );

test( 'a whole recipe pasted into the ingredients fills the recipe, and is one undo step', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	await editor.ingredients.focus( 0 );
	await editor.ingredients.paste(
		'Warm and filling.\nServes 6\nPrep time: 15 min\nCook time: 1 h\n\nIngredients\n200 g lentils\nTo serve:\n1 lemon\n\nMethod\n1. Rinse the lentils.\n2. Simmer for 40 minutes.\n\nNotes\nKeeps for three days.'
	);
	await expect
		.poll( () => editor.attributes( 'larder/instructions' ) )
		.toMatchObject( {
			groups: [
				{
					title: '',
					steps: [
						{ text: 'Rinse the lentils.' },
						{ text: 'Simmer for 40 minutes.' },
					],
				},
			],
		} );
	expect( await editor.attributes( 'larder/ingredients' ) ).toMatchObject( {
		groups: [
			{ title: '', items: [ { quantity: '200', unit: 'g' } ] },
			{ title: 'To serve', items: [ { name: 'lemon' } ] },
		],
	} );
	const recipe = {
		description: 'Warm and filling.',
		yieldAmount: 6,
		prepTime: 15,
		cookTime: 60,
	};
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject(
		recipe
	);
	await expect(
		editor.canvas.getByText( 'Keeps for three days.' )
	).toBeVisible();

	await page.keyboard.press( 'Control+z' );
	await expect.poll( () => editor.ingredients.texts() ).toEqual( [ '' ] );
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toMatchObject( { description: '', yieldAmount: null, prepTime: 0 } );
	await expect(
		editor.canvas.getByText( 'Keeps for three days.' )
	).toHaveCount( 0 );
	await page.keyboard.press( 'Control+Shift+z' );
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toMatchObject( recipe );
} );

test( 'a list copied from a page is pasted with its headings and formats', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	await editor.instructions.focus( 0 );
	await editor.instructions.paste(
		'ignored\nignored',
		'<h3>Dough</h3><ol><li>1. Mix <b>all</b>.<script>alert(1)</script></li><li><p>Knead.</p></li></ol><p>Bake:</p><ul><li>Hot</li></ul>'
	);
	await expect( editor.instructions.lines ).toHaveCount( 3 );
	const { groups } = await editor.attributes( 'larder/instructions' );
	expect( groups ).toMatchObject( [
		{
			title: 'Dough',
			steps: [
				{ text: 'Mix <strong>all</strong>.' },
				{ text: 'Knead.' },
			],
		},
		{ title: 'Bake', steps: [ { text: 'Hot' } ] },
	] );
} );

test( 'each line that is typed in is an undo step of its own', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { keyboard } = page;
	await editor.ingredients.focus( 0 );
	await editor.ingredients.typeAtOnce( '1 egg' );
	await keyboard.press( 'Enter' );
	await editor.ingredients.typeAtOnce( '2 pears' );
	await keyboard.press( 'ArrowUp' );
	await keyboard.press( 'End' );
	await editor.ingredients.typeAtOnce( 's' );
	const states: string[][] = [];
	for ( let at = 0; at < 4; at++ ) {
		states.push( await editor.ingredients.texts() );
		await keyboard.press( 'Control+z' );
		await expect
			.poll( async () =>
				JSON.stringify( await editor.ingredients.texts() )
			)
			.not.toBe( JSON.stringify( states.at( -1 ) ) );
	}
	expect( states ).toEqual( [
		[ '1 eggs', '2 pears' ],
		[ '1 egg', '2 pears' ],
		[ '1 egg', '' ],
		[ '1 egg' ],
	] );
} );

test( 'lines and groups move by keyboard, across groups too', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await ingredients.paste( 'a\nb\nSecond:\nc' );
	await expect( ingredients.lines ).toHaveCount( 3 );
	await ingredients.focus( 2 );
	await page.keyboard.press( 'Alt+ArrowUp' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'a', 'b', 'c' ] );
	const { groups } = await editor.attributes( 'larder/ingredients' );
	expect( groups ).toMatchObject( [
		{ items: { length: 3 } },
		{ title: 'Second', items: [] },
	] );
	await page.keyboard.press( 'Control+Shift+Alt+t' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'a', 'c', 'b' ] );
	await page.keyboard.type( '!' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'a', 'c!', 'b' ] );
	await ingredients.headings.nth( 1 ).click();
	await page.keyboard.press( 'Alt+ArrowUp' );
	await expect( ingredients.headings.first() ).toHaveText( 'Second' );
} );

test( 'a line moves by drag', async ( { page } ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await ingredients.paste( 'a\nb\nc' );
	await expect( ingredients.lines ).toHaveCount( 3 );
	await ingredients.focus( 2 );
	const grip = ingredients.block.getByRole( 'button', {
		name: 'Drag to move',
	} );
	const told = ingredients.block.getByRole( 'status' );
	await grip.hover();
	const from = await boxOf( grip );
	const to = await boxOf( ingredients.lines.first() );
	await page.mouse.down();
	await page.mouse.move( from.x + 8, from.y - 20, { steps: 4 } );
	await expect( told ).not.toBeEmpty();
	await page.mouse.move( from.x + 8, to.y + 4, { steps: 8 } );
	await expect( told ).toHaveText( 'Line 1 of 3' );
	await page.mouse.up();
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'c', 'a', 'b' ] );
} );

test( 'a press adds a line below one whose tools show', async ( { page } ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await page.keyboard.type( 'Salt' );
	await ingredients.block
		.getByRole( 'button', { name: 'Add ingredient' } )
		.click();
	await expect( ingredients.lines ).toHaveCount( 2 );
	await page.keyboard.type( 'Pepper' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'Salt', 'Pepper' ] );
} );

test( 'a line is picked up and dropped with the keyboard', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await ingredients.paste( 'a\nb\nc' );
	await expect( ingredients.lines ).toHaveCount( 3 );
	await ingredients.focus( 2 );
	await ingredients.block
		.getByRole( 'button', { name: 'Drag to move' } )
		.focus();
	const told = ingredients.block.getByRole( 'status' );
	await page.keyboard.press( 'Space' );
	await expect( told ).toHaveText( 'Picked up.' );
	await page.keyboard.press( 'ArrowUp' );
	await expect( told ).toHaveText( 'Line 2 of 3' );
	await page.keyboard.press( 'Space' );
	await expect( told ).toHaveText( 'Dropped.' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'a', 'c', 'b' ] );
} );

test( 'a wrong reading is corrected in place, and can be read again', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
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
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { instructions } = editor;
	await editor.ingredients.focus( 0 );
	for ( const line of [ '1 pinch salt', '2 onions', '1 tbsp oil' ] ) {
		await page.keyboard.type( line );
		await page.keyboard.press( 'Enter' );
	}
	await instructions.focus( 0 );
	await page.keyboard.type( 'Fry the onions.' );
	for ( const [ button, text ] of [
		[ 'Title', 'Onions' ],
		[ 'Tip', 'A pinch of sugar helps.' ],
		[ 'Video', 'https://example.org/v?a=1&b=2' ],
	] as const ) {
		await instructions.block
			.getByRole( 'button', { name: button, exact: true } )
			.click();
		await page.keyboard.type( text );
	}
	const tool = instructions.block.getByRole( 'button', {
		name: 'Ingredients in cook mode',
	} );
	await tool.click();
	await expect(
		page.getByRole( 'checkbox', { name: '2 onions' } )
	).toBeChecked();
	await page.getByRole( 'checkbox', { name: '1 tbsp oil' } ).check();
	await expect(
		page.getByRole( 'button', { name: 'Show those that the text names' } )
	).toBeEnabled();
	await page.keyboard.press( 'Escape' );
	await expect( tool ).toBeFocused();
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
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
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

test( 'an ingredient gets a link', async ( { page } ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await page.keyboard.type( '1 l olive oil' );
	await ingredients.block.getByRole( 'button', { name: 'Add link' } ).click();
	const address = page.getByRole( 'combobox', { name: /URL|link/i } );
	await address.fill( 'https://example.org/oil' );
	await address.press( 'Enter' );
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
	page,
	rest,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
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

test( 'shortcuts save and undo from within a field, too', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
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
} );

test( 'a time that cannot be read keeps the last good one and says so', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
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

test( 'headings, lists and paragraphs become ingredients, and these a list again', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.open();
	const { groups, back } = await page.evaluate( () => {
		const { parse, serialize, switchToBlockType } = window.wp.blocks;
		const texts = parse(
			'<!-- wp:paragraph --><p>1 pinch salt</p><!-- /wp:paragraph --><!-- wp:heading --><h2 class="wp-block-heading">Salad</h2><!-- /wp:heading --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>2 <em>ripe</em> pears</li><!-- /wp:list-item --><!-- wp:list-item --><li>1 egg</li><!-- /wp:list-item --></ul><!-- /wp:list -->'
		);
		const [ made ] = switchToBlockType( texts, 'larder/ingredients' ) ?? [];
		return {
			groups: made?.attributes[ 'groups' ],
			back:
				made &&
				serialize( switchToBlockType( made, 'core/list' ) ?? [] ),
		};
	} );
	expect( groups ).toMatchObject( [
		{ title: '', items: [ { quantity: '1', name: 'salt' } ] },
		{
			title: 'Salad',
			items: [
				{ quantity: '2', name: '<em>ripe</em> pears' },
				{ quantity: '1', name: 'egg' },
			],
		},
	] );
	expect( back?.replaceAll( /<!--.*?-->|\n/g, '' ) ).toBe(
		'<ul class="wp-block-list"><li>1 pinch salt</li></ul><h4 class="wp-block-heading">Salad</h4><ul class="wp-block-list"><li>2 <em>ripe</em> pears</li><li>1 egg</li></ul>'
	);
} );
