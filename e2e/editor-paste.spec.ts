import { adminState, expect, test } from './support/test';

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

test( 'twenty pasted lines are twenty ingredients in groups, and one undo step', async ( {
	editor,
	page,
} ) => {
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
	editor,
	page,
} ) => {
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
	editor,
} ) => {
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

test( 'headings, lists and paragraphs become ingredients, and these a list again', async ( {
	editor,
} ) => {
	const { groups, back } = await editor.page.evaluate( () => {
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
