import type { Page } from '@playwright/test';
import { EditorPage } from './pages/editor';
import { recipeAround } from './support/recipe-content';
import { adminState, expect, test } from './support/test';

/** URLs that no server has, under names that say what they are. */
const HOST = 'https://media.invalid';

/**
 * Undoes changes one by one.
 *
 * @param page  The editor.
 * @param read  Reads what is changed.
 * @param count How many to undo.
 * @return What there was before each, the newest first.
 */
async function undone< State >(
	page: Page,
	read: () => Promise< State >,
	count: number
): Promise< State[] > {
	const states = [ await read() ];
	while ( states.length <= count ) {
		await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
		const last = JSON.stringify( states.at( -1 ) );
		await expect
			.poll( async () => JSON.stringify( await read() ) )
			.not.toBe( last );
		states.push( await read() );
	}
	return states;
}

test.use( { storageState: adminState() } );

test( 'each change of a gallery is an undo step of its own', async ( {
	page,
	makeRecipe,
} ) => {
	await page.route( `${ HOST }/**`, ( route ) => route.abort() );
	const { id } = await makeRecipe( {
		title: 'Gallery',
		content: recipeAround(
			`<!-- wp:larder/gallery {"items":[{"type":"image","id":0,"url":"${ HOST }/a.png","alt":"","caption":""}]} --><div class="wp-block-larder-gallery"><figure class="wp-block-larder-gallery__item"><img src="${ HOST }/a.png" alt=""/></figure></div><!-- /wp:larder/gallery -->`
		),
	} );
	const editor = new EditorPage( page );
	await editor.open( `post.php?post=${ id }&action=edit` );
	const block = editor.canvas.locator( '[data-type="larder/gallery"]' );
	const button = ( name: string ) =>
		block.getByRole( 'button', { name, exact: true } );
	await block.getByRole( 'button', { name: 'Item 1' } ).click();
	await block
		.getByLabel( 'Address of a picture or video' )
		.fill( `${ HOST }/b.png` );
	await button( 'Add' ).click();
	await block.getByLabel( 'Alternative text' ).pressSequentially( 'Pie' );
	await block.getByLabel( 'Caption' ).pressSequentially( 'Warm' );
	await button( 'Move back' ).click();
	await button( 'Remove' ).click();
	const read = async () => {
		const { items } = await editor.attributes( 'larder/gallery' );
		return ( items as Record< string, string >[] ).map(
			( { url = '', alt, caption } ) =>
				[ url.at( -5 ), alt, caption ].join( ' ' ).trim()
		);
	};
	expect( await undone( page, read, 5 ) ).toEqual( [
		[ 'b' ],
		[ 'b', 'a Pie Warm' ],
		[ 'a Pie Warm', 'b' ],
		[ 'a Pie', 'b' ],
		[ 'a', 'b' ],
		[ 'a' ],
	] );
} );

test( 'each value of the nutrition is an undo step of its own', async ( {
	page,
	makeRecipe,
} ) => {
	const { id } = await makeRecipe( {
		title: 'Nutrition',
		content: recipeAround(
			'<!-- wp:larder/nutrition --><div class="wp-block-larder-nutrition"><h3 class="wp-block-larder-nutrition__title" data-default="1">Nutrition Facts</h3></div><!-- /wp:larder/nutrition -->'
		),
	} );
	const editor = new EditorPage( page );
	await editor.open( `post.php?post=${ id }&action=edit` );
	const block = editor.canvas.locator( '[data-type="larder/nutrition"]' );
	const field = ( name: string ) => block.getByLabel( name, { exact: true } );
	await field( 'Serving size' ).click();
	await field( 'Calories' ).pressSequentially( '3.5 or so' );
	await field( 'Total Fat' ).pressSequentially( '12' );
	await field( 'Protein' ).pressSequentially( '25' );
	await block.getByRole( 'button', { name: 'Add row' } ).click();
	await field( 'Name of the row' ).pressSequentially( 'Salt' );
	await field( 'Amount' ).pressSequentially( '1 g' );
	const read = async () => {
		const facts = await editor.attributes( 'larder/recipe' );
		const { values, additional } =
			await editor.attributes( 'larder/nutrition' );
		return {
			...( values as object ),
			fact: facts[ 'calories' ],
			rows: ( additional as Record< string, string >[] ).map(
				( { name, value } ) => `${ name } ${ value }`.trim()
			),
		};
	};
	const calories = '3.5 or so';
	const fact = null;
	const values = { fact, calories, totalFat: '12', protein: '25' };
	expect( await undone( page, read, 6 ) ).toEqual( [
		{ ...values, rows: [ 'Salt 1 g' ] },
		{ ...values, rows: [ 'Salt' ] },
		{ ...values, rows: [ '' ] },
		{ ...values, rows: [] },
		{ fact, calories, totalFat: '12', rows: [] },
		{ fact, calories, rows: [] },
		{ fact, rows: [] },
	] );
} );

test( 'each change of the filters of a search is an undo step of its own, and their fields stand in groups', async ( {
	page,
	makeRecipe,
} ) => {
	const { id } = await makeRecipe( {
		type: 'pages',
		title: 'Search',
		content: '<!-- wp:larder/recipe-search /-->',
	} );
	const editor = new EditorPage( page );
	const block = editor.canvas.locator( '[data-type="larder/recipe-search"]' );
	await editor.open( `post.php?post=${ id }&action=edit`, block );
	await page.evaluate( () => {
		const { dispatch, select } = window.wp.data;
		const [ search ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).selectBlock( search?.clientId ?? '' );
	} );
	const group = page.getByRole( 'group', { name: 'Cuisine', exact: true } );
	await group
		.getByLabel( 'Control', { exact: true } )
		.selectOption( 'chips' );
	await group.getByLabel( 'Label', { exact: true } ).pressSequentially( 'X' );
	const named = page.getByRole( 'group', { name: 'X', exact: true } );
	await named.getByLabel( 'Label', { exact: true } ).pressSequentially( 'Y' );
	await page.getByRole( 'button', { name: 'Move XY up' } ).click();
	await page.getByRole( 'button', { name: 'Remove XY' } ).click();
	const read = async () => {
		const { filters } = await editor.attributes( 'larder/recipe-search' );
		return ( filters as Record< string, string >[] )
			.slice( 0, 2 )
			.map( ( filter ) => Object.values( filter ).join( ' ' ) );
	};
	const [ courses, cuisines ] = [ 'recipe_courses', 'recipe_cuisines' ];
	expect( await undone( page, read, 4 ) ).toEqual( [
		[ courses, 'recipe_dietary' ],
		[ `${ cuisines } chips XY`, courses ],
		[ courses, `${ cuisines } chips XY` ],
		[ courses, `${ cuisines } chips` ],
		[],
	] );
} );
