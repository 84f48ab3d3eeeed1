import { openPage } from '../src/open-page';

const SOUP = 'https://example.org/soup/';

/** Mocks a browser with these tabs, and records what is done with them. */
function browserWith( urls: string[] ) {
	const done: string[] = [];
	return {
		done,
		clients: {
			claim: () => Promise.resolve(),
			matchAll: () =>
				Promise.resolve(
					urls.map( ( url ) => ( {
						url,
						focus: () =>
							Promise.resolve( done.push( `focus ${ url }` ) ),
					} ) )
				),
			openWindow: ( url: string ) =>
				Promise.resolve( done.push( `open ${ url }` ) ),
		},
	};
}

describe( 'a press on a notification', () => {
	it.each( [
		[
			'shows the tab that has the recipe',
			[ 'https://example.org/', `${ SOUP }#step-1` ],
			`focus ${ SOUP }#step-1`,
		],
		[
			'opens the recipe where no tab has it',
			[ 'https://example.org/' ],
			`open ${ SOUP }#step-2`,
		],
	] )( '%s', async ( _what, tabs, expected ) => {
		const { clients, done } = browserWith( tabs );
		await openPage( clients, `${ SOUP }#step-2` );
		expect( done ).toEqual( [ expected ] );
	} );
} );
