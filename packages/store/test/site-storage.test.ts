import { beforeEach, expect, it } from '@jest/globals';
import { pageData } from '@larder/islands/testing';
import { forgetAll, open, setSettings } from './opened-page';
import { guest, serve } from './server';

beforeEach( forgetAll );

/** Opens a page of a site, and names what is kept for its recipe 12. */
async function openSite( scope?: string ) {
	delete window.larder;
	document.body.innerHTML = pageData( {
		ajax: '/ajax',
		settings: { savesOnDevice: true },
		...( scope && { scope } ),
	} );
	serve( { larder_visitor: () => ( { data: guest } ) } );
	const page = await open();
	void page.actions.openRecipe( 12 );
	return page;
}

it( 'what is chosen for a recipe of one site is not that of the recipe with the same number of another site of the origin', async () => {
	const first = await openSite( '/a/' );
	void first.actions.toggleIngredient( 12, 'flour' );
	await first.actions.toggleSaved( 12 );
	expect( Object.keys( localStorage ).toSorted() ).toEqual( [
		'larder:/a/recipe:12',
		'larder:/a/saved',
	] );
	for ( const other of [ '/b/', undefined ] ) {
		const { selectors } = await openSite( other );
		expect( selectors.getVisit( 12 ).ingredients ).toBeUndefined();
	}
	const again = await openSite( '/a/' );
	expect( again.selectors.getVisit( 12 ).ingredients ).toEqual( [ 'flour' ] );
} );

it( 'a page follows what another tab does on its own site alone', async () => {
	await openSite( '/a/' );
	// The page's own store follows other tabs.
	const { dispatch, select } = await import( '@wordpress/data' );
	const { store } = await import( '../src' );
	void dispatch( store ).openRecipe( 12 );
	for ( const [ key, step ] of [
		[ 'larder:recipe:12', 'of the first site' ],
		[ 'larder:/b/recipe:12', 'of another' ],
		[ 'larder:/a/recipe:12', 'of this one' ],
		[ 'larder:/b/recipe:12', 'of another again' ],
	] as const ) {
		window.dispatchEvent(
			new StorageEvent( 'storage', {
				key,
				newValue: JSON.stringify( { steps: [ step ] } ),
			} )
		);
	}
	expect( select( store ).getVisit( 12 ).steps ).toEqual( [ 'of this one' ] );
} );

it( 'a site that has the whole origin finds what it has always kept', async () => {
	localStorage.setItem( 'larder:recipe:12', '{"servings":8}' );
	setSettings( {} );
	const { actions, selectors } = await open();
	void actions.openRecipe( 12 );
	expect( selectors.getVisit( 12 ).servings ).toBe( 8 );
} );
