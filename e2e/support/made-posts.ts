import type { Post, Rest } from './rest';

/** Posts that a test has published, and that go when it is over. */
export class MadePosts {
	readonly #routes: string[] = [];

	/**
	 * @param rest The REST API as administrator.
	 */
	constructor( private readonly rest: Rest ) {}

	/**
	 * Publishes a recipe, or a post of another type.
	 *
	 * @param fields Its fields, `type` as the REST route is called.
	 */
	readonly make = async (
		fields: { type?: string } & Record< string, unknown >
	): Promise< Post > => {
		const post = await this.rest.publish( fields );
		this.#routes.push( `/wp/v2/${ fields.type ?? 'recipe' }/${ post.id }` );
		return post;
	};

	/** Removes them for good. */
	async remove(): Promise< void > {
		for ( const route of this.#routes.splice( 0 ) ) {
			await this.rest.send( 'DELETE', `${ route }?force=true` );
		}
	}
}
