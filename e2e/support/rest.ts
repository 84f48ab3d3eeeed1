import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { site } from './environment';

type Method = 'GET' | 'POST' | 'DELETE';

/** A post as far as tests need it. */
export type Post = { id: number; link: string };

/** Talks to the REST API of the site under test as its administrator. */
export class Rest {
	#nonce: string | undefined;

	/**
	 * @param context A request context that holds the administrator's cookies.
	 */
	constructor( private readonly context: APIRequestContext ) {}

	/**
	 * Sends one request.
	 *
	 * @param method HTTP method.
	 * @param route  Such as `/wp/v2/recipe`; a query string may follow.
	 * @param data   What is sent as JSON.
	 * @return The decoded answer; throws when it is not a success.
	 */
	async send(
		method: Method,
		route: string,
		data?: Record< string, unknown >
	): Promise< unknown > {
		const [ pathname = '', query ] = route.split( '?' );
		const url = `${ site().url }/?rest_route=${ pathname }${
			query === undefined ? '' : `&${ query }`
		}`;
		const response = await this.context.fetch( url, {
			method,
			headers: { 'X-WP-Nonce': await this.nonce() },
			...( data === undefined ? {} : { data } ),
		} );
		if ( ! response.ok() ) {
			throw new Error(
				`${ method } ${ route }: ${ response.status() } ${ await response.text() }`
			);
		}
		return response.json();
	}

	/**
	 * Publishes a recipe, or another kind of post.
	 *
	 * @param fields  Fields of the REST API, such as title and content.
	 * @param fields.type REST base of the post type; `recipe` by default.
	 * @return Its id and URL.
	 */
	async publish( {
		type = 'recipe',
		...fields
	}: { type?: string } & Record< string, unknown > ): Promise< Post > {
		return readLinked(
			await this.send( 'POST', `/wp/v2/${ type }`, {
				status: 'publish',
				// Two posts of one title that come at once would share a URL.
				slug: `e2e-${ randomUUID() }`,
				...fields,
			} )
		);
	}

	/**
	 * Uploads a file to the media library.
	 *
	 * @param type MIME type.
	 * @param body Its bytes.
	 * @return The decoded answer; throws when it is not a success.
	 */
	async upload(
		name: string,
		type: string,
		body: Buffer
	): Promise< unknown > {
		const response = await this.context.post(
			`${ site().url }/?rest_route=/wp/v2/media`,
			{
				headers: {
					'X-WP-Nonce': await this.nonce(),
					'Content-Type': type,
					'Content-Disposition': `attachment; filename="${ name }"`,
				},
				data: body,
			}
		);
		if ( ! response.ok() ) {
			throw new Error(
				`Upload of ${ name }: ${ response.status() } ${ await response.text() }`
			);
		}
		return response.json();
	}

	/**
	 * Finds a published recipe of the demo content.
	 *
	 * @param slug Its slug; without one, the newest recipe is taken.
	 * @return Its id and URL; throws when there is none.
	 */
	async recipe( slug?: string ): Promise< Post > {
		const found = await this.send(
			'GET',
			`/wp/v2/recipe?per_page=1${
				slug === undefined ? '' : `&slug=${ slug }`
			}`
		);
		if ( ! Array.isArray( found ) || found.length === 0 ) {
			throw new Error(
				`There is no recipe${
					slug === undefined ? '' : ` "${ slug }"`
				}: does the site have the demo content?`
			);
		}
		return readLinked( found[ 0 ] );
	}

	private async nonce(): Promise< string > {
		if ( this.#nonce === undefined ) {
			const response = await this.context.get(
				`${ site().url }/wp-admin/admin-ajax.php?action=rest-nonce`
			);
			this.#nonce = ( await response.text() ).trim();
		}
		return this.#nonce;
	}
}

/**
 * Reads what the REST API says of a post or a term.
 *
 * @param value The decoded answer.
 * @return Id and URL; throws when it is something else.
 */
export function readLinked( value: unknown ): Post {
	if (
		typeof value === 'object' &&
		value !== null &&
		'id' in value &&
		typeof value.id === 'number' &&
		'link' in value &&
		typeof value.link === 'string'
	) {
		return { id: value.id, link: value.link };
	}
	throw new Error( `No id and address: ${ JSON.stringify( value ) }` );
}
