import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { VisitorAnswer } from '@larder/ajax';
import fixture from '../../contracts/fixtures/ajax/larder_visitor.json';
import contract from '../../contracts/schemas/ajax/larder_visitor.json';

const schema = contract.properties.request.properties.ids;

const IDENTIFIER = 'delicious_recipes_user_identifier_for_recipe_likes';

const LIKE =
	'<button class="like-recipe" aria-pressed="false" data-larder-vote="liked recipe-liked like-recipe" data-larder-likes="3" title="3 likes"';
const COUNT = '<i>3</i><b>3 likes</b>';

/** Opens a page with these controls, on which the server answers. */
async function open(
	html: string,
	reply: unknown = fixture.reply,
	status = 200,
	onWake: ( condition: string ) => void = () => {}
) {
	document.body.innerHTML = html;
	const sent: URLSearchParams[] = [];
	window.fetch = jest.fn< typeof fetch >( async ( _url, init ) => {
		if ( init?.body instanceof URLSearchParams ) {
			sent.push( init.body );
		}
		return new Response(
			JSON.stringify( { success: status === 200, data: reply } ),
			{ status }
		);
	} );
	jest.resetModules();
	window.larder = {};
	await import( '@larder/islands' );
	if ( window.larder.islands ) {
		window.larder.islands.wakeBy = onWake;
	}
	await import( '../src' );
	await window.larder.visitor?.ask();
	return sent;
}

const button = ( at = 0 ) => {
	const found = document.querySelectorAll( 'button' )[ at ];
	if ( ! found ) {
		throw new Error( `There is no button ${ at }.` );
	}
	return found;
};

beforeEach( () => localStorage.clear() );

describe( 'the printed controls of a page', () => {
	it.each( [
		[ 'a data attribute', `${ LIKE } data-liked_recipe_id="7">` ],
		[ 'an id', `${ LIKE } id="recipe-7">` ],
		[
			'a class',
			LIKE.replace( 'like-recipe"', 'like-recipe recipe-7"' ) + '>',
		],
	] )( 'name their recipe by %s', async ( _, start ) => {
		const [ body ] = await open( `${ start }${ COUNT }</button>` );
		expect( body?.getAll( 'ids[]' ) ).toEqual( [ '7' ] );
		expect( button().getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( button().classList.contains( 'recipe-liked' ) ).toBe( true );
		expect( button().classList.contains( 'like-recipe' ) ).toBe( false );
	} );

	it( 'get the count of today, in short, in words and as title', async () => {
		const reply: VisitorAnswer = {
			...fixture.reply,
			likes: {
				7: { likes_count: 1234, likes: '1,234 likes', short: '1.2K' },
			},
		};
		await open(
			`${ LIKE } data-liked_recipe_id="7">${ COUNT }</button>`,
			reply
		);
		expect( button().textContent ).toBe( '1.2K1,234 likes' );
		expect( button().title ).toBe( '1,234 likes' );
	} );

	it( 'of another kind follow their own list', async () => {
		await open(
			'<button class="is-off" data-larder-vote="saved is-on is-off" data-recipe-id="7">Save</button><button class="inactive" data-larder-vote="recommended active inactive" data-post-id="8"></button>',
			{ ...fixture.reply, recommended: [ 8 ] }
		);
		expect( button( 0 ).className ).toBe( 'is-off' );
		expect( button( 0 ).textContent ).toBe( 'Save' );
		expect( button( 1 ).className ).toBe( 'active' );
	} );

	it( 'wake the view of what the visitor has done, which has its words', async () => {
		const woken: string[] = [];
		await open(
			'<button class="inactive" data-larder-vote="recommended active inactive" data-post-id="8"></button>',
			{ ...fixture.reply, recommended: [ 8 ] },
			200,
			( condition ) => woken.push( condition )
		);
		expect( woken ).toEqual( [ 'recommended' ] );
	} );

	it( 'are asked for once, all together, with what the browser calls itself', async () => {
		localStorage.setItem( IDENTIFIER, 'dr_user_identifier_abc' );
		const one = `${ LIKE } data-liked_recipe_id="7">${ COUNT }</button>`;
		const sent = await open( one + one + one.replaceAll( '7', '8' ) );
		await window.larder?.visitor?.ask();
		window.dispatchEvent( new Event( 'load' ) );
		expect( sent ).toHaveLength( 1 );
		expect( [ ...( sent[ 0 ] ?? [] ) ] ).toEqual( [
			[ 'action', 'larder_visitor' ],
			[ 'ids[]', '7' ],
			[ 'ids[]', '8' ],
			[ 'unique_user_id', 'dr_user_identifier_abc' ],
		] );
		expect( window.larder?.visitor?.answer ).toEqual( fixture.reply );
	} );

	it.each( [
		[ 'text of another script', 'null' ],
		[ 'markup', '<b>dr_user_identifier_abc</b>' ],
		[ 'further fields', 'dr_user_identifier_abc&ids[]=many' ],
		[ 'a second line', 'dr_user_identifier_abc\n' ],
		[ 'the beginning of a name alone', 'dr_user_identifier_' ],
		[ 'too long a name', `dr_user_identifier_${ 'a'.repeat( 101 ) }` ],
	] )(
		'are asked for without a name where the browser has kept %s in its place',
		async ( _, kept ) => {
			localStorage.setItem( IDENTIFIER, kept );
			const [ body ] = await open(
				`${ LIKE } data-liked_recipe_id="7">${ COUNT }</button>`
			);
			expect( [ ...( body ?? [] ) ] ).toEqual( [
				[ 'action', 'larder_visitor' ],
				[ 'ids[]', '7' ],
			] );
		}
	);

	it( 'stay as they were printed when the server refuses', async () => {
		await open(
			`${ LIKE } data-liked_recipe_id="7">${ COUNT }</button>`,
			{ code: 'too_many' },
			429
		);
		expect( window.larder?.visitor?.answer ).toBeUndefined();
		expect( button().getAttribute( 'aria-pressed' ) ).toBe( 'false' );
		expect( button().title ).toBe( '3 likes' );
	} );
} );

describe( 'a page with more recipes than one call may name', () => {
	it( 'asks once, for as many as the server takes', async () => {
		const sent = await open(
			Array.from(
				{ length: schema.maxItems + 1 },
				( _, at ) => `${ LIKE } id="recipe-${ at + 1 }"></button>`
			).join( '' )
		);
		expect( sent ).toHaveLength( 1 );
		expect( sent[ 0 ]?.getAll( 'ids[]' ) ).toEqual(
			Array.from(
				{ length: schema.maxItems },
				( _, at ) => `${ at + 1 }`
			)
		);
	} );
} );

describe( 'a page without a printed control', () => {
	it( 'asks who looks at it, and names no recipe', async () => {
		const [ body ] = await open( '<p>Recipes come later.</p>' );
		expect( String( body ) ).toBe( 'action=larder_visitor' );
		expect( window.larder?.visitor?.answer ).toEqual( fixture.reply );
	} );

	it( 'has no answer when the server refuses', async () => {
		await open( '<p>Soup</p>', { code: 'too_many' }, 429 );
		expect( window.larder?.visitor?.answer ).toBeUndefined();
	} );
} );
