import { titles } from './pages/recipe-search';
import { recipeContent } from './support/recipe-content';
import { readLinked } from './support/rest';
import { expect, expectAccessible, test } from './support/test';

// In block themes a template of the plugin shows it, in classic ones a file.
for ( const tag of [ '', ' @classic' ] ) {
	test( `the archive of a term shows and searches its recipes, and says so to machines${ tag }`, async ( {
		page,
		makeRecipe,
		rest,
	} ) => {
		const name = `Feast ${ Math.random().toString( 36 ).slice( 2, 8 ) }`;
		const term = readLinked(
			await rest.send( 'POST', '/wp/v2/recipe-course', { name } )
		);
		const links: string[] = [];
		for ( const title of [ 'Goose', 'Dumplings' ] ) {
			const { link } = await makeRecipe( {
				title,
				content: recipeContent(
					{ difficulty: title === 'Goose' ? 'advanced' : 'beginner' },
					{ details: {} }
				),
				'recipe-course': [ term.id ],
			} );
			links.unshift( link );
		}
		await makeRecipe( {
			title: 'Toast',
			content: recipeContent( {}, { details: {} } ),
		} );

		await page.goto( term.link );
		await expect(
			page.getByRole( 'heading', { level: 1, name } )
		).toBeVisible();
		await expect( titles( page ) ).toHaveText( [ 'Dumplings', 'Goose' ] );
		const list: unknown = JSON.parse(
			( await page.locator( 'script.larder-list' ).textContent() ) ?? ''
		);
		expect( list ).toMatchObject( {
			'@type': 'ItemList',
			numberOfItems: 2,
			itemListElement: [
				{ position: 1, url: links[ 0 ] },
				{ position: 2, url: links[ 1 ] },
			],
		} );
		await expect( page.locator( 'link[rel=canonical]' ) ).toHaveAttribute(
			'href',
			term.link
		);
		await expect(
			page.locator( 'meta[name=description]' )
		).toHaveAttribute( 'content', 'Dumplings and Goose' );
		await expectAccessible( page, '.wp-block-larder-recipe-search' );

		// Nobody is asked for the course again, and what is chosen stays in it.
		await expect(
			page.getByRole( 'button', { name: 'Course', exact: true } )
		).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Difficulty' } ).click();
		await page.getByRole( 'option', { name: 'Advanced' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( titles( page ) ).toHaveText( [ 'Goose' ] );
		await page.getByRole( 'link', { name: 'Clear filters' } ).click();
		await expect( titles( page ) ).toHaveText( [ 'Dumplings', 'Goose' ] );

		await page.goto( `${ term.link }?difficulty_level=advanced` );
		await expect( page.locator( 'meta[name=robots]' ) ).toHaveAttribute(
			'content',
			/noindex/
		);
		await expect( page.locator( 'link[rel=canonical]' ) ).toHaveAttribute(
			'href',
			term.link
		);
		await expect( page.locator( 'script.larder-list' ) ).toHaveCount( 0 );
		await rest.send(
			'DELETE',
			`/wp/v2/recipe-course/${ term.id }?force=true`
		);
	} );

	test( `a page with a search says in its head which page of the results it shows${ tag }`, async ( {
		page,
		makeRecipe,
	} ) => {
		for ( const title of [ 'Goose', 'Dumplings' ] ) {
			await makeRecipe( {
				title,
				content: recipeContent( {}, { details: {} } ),
			} );
		}
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'Find dinner',
			content: '<!-- wp:larder/recipe-search {"perPage":1} /-->',
		} );
		const url = new URL( link );
		await page.goto( url.href );
		await expect( page.locator( 'link[rel=next]' ) ).toHaveAttribute(
			'href',
			/results_page=2/
		);
		await expect( page.locator( 'meta[name=robots]' ) ).not.toHaveAttribute(
			'content',
			/noindex/
		);
		// Past the end the last page is shown.
		url.searchParams.set( 'results_page', '99999' );
		await page.goto( url.href );
		await expect( page.locator( 'meta[name=robots]' ) ).toHaveAttribute(
			'content',
			/noindex/
		);
		await expect( page ).toHaveTitle( /Find dinner.*Page \d+/ );
		await expect( page ).not.toHaveTitle( /99/ );
	} );
}
