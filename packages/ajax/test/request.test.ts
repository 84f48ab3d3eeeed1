import { describe, expect, it, jest } from '@jest/globals';
import Ajv from 'ajv';
import fixture from '../../contracts/fixtures/ajax/get_ingredient_links_count.json';
import schema from '../../contracts/schemas/ajax/get_ingredient_links_count.json';
import { request } from '../src';
import { toForm } from '../src/form';

const ACTION = 'get_ingredient_links_count';
const payload = { ingredientLinkID: '12-k3f9a0b2' };
const options = { url: 'https://example.org/wp-admin/admin-ajax.php' };

/** Answers requests with the given answers, one after another. */
function answerWith( ...answers: Array< () => Promise< Response > > ) {
	const fetch = jest.fn< typeof window.fetch >( () =>
		(
			answers.shift() ??
			( () => Promise.reject( new TypeError( 'no answer left' ) ) )
		)()
	);
	window.fetch = fetch;
	return fetch;
}

const json =
	( body: unknown, status = 200 ) =>
	async () =>
		new Response( JSON.stringify( body ), { status } );

describe( 'a request', () => {
	it( 'posts the action and its fields as a form, and gives the data', async () => {
		const fetch = answerWith(
			json( { success: true, data: fixture.reply } )
		);
		await expect( request( ACTION, payload, options ) ).resolves.toEqual( {
			ok: true,
			data: fixture.reply,
		} );
		const [ url, init ] = fetch.mock.calls[ 0 ] ?? [];
		expect( url ).toBe( options.url );
		expect( init?.method ).toBe( 'POST' );
		expect( init?.body ).toEqual(
			new URLSearchParams( { action: ACTION, ...payload } )
		);
	} );

	it.each( [
		[
			'a refusal',
			json(
				{
					success: false,
					data: { code: 'invalid_input', message: 'No.' },
				},
				400
			),
			{ code: 'invalid_input', message: 'No.', status: 400 },
		],
		[
			'an action nobody knows',
			json( 0, 400 ),
			{ code: 'malformed', status: 400 },
		],
		[
			'a page of a proxy',
			async () => new Response( '<html>', { status: 502 } ),
			{ code: 'malformed', status: 502 },
		],
		[
			'success with an error status',
			json( { success: true, data: {} }, 500 ),
			{ code: 'refused', status: 500 },
		],
		[
			'a broken connection',
			() => Promise.reject( new TypeError( 'offline' ) ),
			{ code: 'network', status: 0 },
		],
	] )(
		'gives %s as a result, never as an exception',
		async ( _, answer, error ) => {
			answerWith( answer );
			await expect(
				request( ACTION, payload, options )
			).resolves.toMatchObject( { ok: false, error } );
		}
	);

	it( 'that writes is not sent twice when the connection breaks', async () => {
		const fetch = answerWith( () =>
			Promise.reject( new TypeError( 'offline' ) )
		);
		await request( ACTION, payload, options );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );

	/** Answers never, until the request is aborted. */
	const never = ( _: unknown, init?: RequestInit ) =>
		new Promise< Response >( ( _resolve, reject ) => {
			init?.signal?.addEventListener( 'abort', () =>
				reject( new DOMException( 'aborted', 'AbortError' ) )
			);
		} );

	it( 'ends when its caller aborts it', async () => {
		window.fetch = jest.fn< typeof fetch >( never );
		const controller = new AbortController();
		const result = request( ACTION, payload, {
			...options,
			signal: controller.signal,
		} );
		controller.abort();
		await expect( result ).resolves.toMatchObject( {
			ok: false,
			error: { code: 'aborted' },
		} );
	} );

	it( 'ends after its timeout', async () => {
		jest.useFakeTimers();
		window.fetch = jest.fn< typeof fetch >( never );
		const result = request( ACTION, payload, {
			...options,
			timeout: 1000,
		} );
		jest.advanceTimersByTime( 1000 );
		jest.useRealTimers();
		await expect( result ).resolves.toMatchObject( {
			ok: false,
			error: { code: 'timeout' },
		} );
	} );
} );

describe( 'a form', () => {
	it( 'writes maps and lists as PHP reads them', () => {
		const form = toForm( {
			search: { recipe_courses: [ 4, 5 ], sorting: [ 'title_asc' ] },
			paged: 2,
			flag: true,
			none: null,
		} );
		expect( [ ...form ] ).toEqual( [
			[ 'search[recipe_courses][]', '4' ],
			[ 'search[recipe_courses][]', '5' ],
			[ 'search[sorting][]', 'title_asc' ],
			[ 'paged', '2' ],
			[ 'flag', '1' ],
		] );
	} );

	it( 'writes very many numbers as one field, so that PHP cuts none of them', () => {
		const ids = Array.from( { length: 1200 }, ( _, at ) => at + 1 );
		const form = toForm( { lists: [ { ids } ], names: [ 'a,b' ] } );
		expect( [ ...form ] ).toEqual( [
			[ 'lists[0][ids]', ids.join() ],
			[ 'names[]', 'a,b' ],
		] );
	} );
} );

describe( 'the contract', () => {
	const ajv = new Ajv( {
		strict: false,
		meta: false,
		validateSchema: false,
	} );
	const isRequest = ajv.compile( schema.properties.request );
	const isResponse = ajv.compile( schema.properties.response );

	it( 'accepts the valid requests and the reply of the shared fixture', () => {
		expect( fixture.valid.every( ( valid ) => isRequest( valid ) ) ).toBe(
			true
		);
		expect( isResponse( fixture.reply ) ).toBe( true );
	} );

	it.each( Object.entries( fixture.invalid ) )(
		'refuses %s',
		( _, invalid ) => {
			expect( isRequest( invalid ) ).toBe( false );
		}
	);
} );
