import { screen, within } from '@testing-library/react';

/** What the server prints for the view. */
export const site = {
	find: '/recipes/',
	home: 'https://example.org/',
	formats: [
		{ name: 'larder', label: 'Larder' },
		{ name: 'cookbook', label: 'Cookbook' },
	],
	most: 3,
};

/** A card of a list. */
export const card = ( id: number, title: string ) => ( {
	recipe_id: id,
	title,
	permalink: `https://example.org/${ id }/`,
	thumbnail_id: 0,
	thumbnail_url: '',
	thumbnail: '',
	recipe_keys: [],
	total_time: '',
	total_minutes: 0,
	difficulty_level: '',
	recipe_calories: '',
	enable_pinit: false,
	likes_count: 0,
	badges: false,
	rating: { average: 0, count: 0, text: '' },
} );

/** The list of a member. */
export const own = {
	logged_in: true,
	owner: '',
	recipes: [ card( 1, 'Soup' ), card( 2, 'Apple cake' ) ],
	has_more: false,
	printed: [],
	collections: [
		{ id: '1', name: 'Weeknights', note: 'Quick', recipes: [ 2 ] },
	],
	revision: 3,
	share: '',
};

type Answer = { status?: number; success: boolean; data: object };

/** What the server answers, by action, also by what is sent; a test sets its own. */
export const answers: Record<
	string,
	Answer | ( ( form: URLSearchParams ) => Answer )
> = {};
const sent: URLSearchParams[] = [];

/** What was sent with an action, in order. */
export const callsOf = ( action: string ) =>
	sent.filter( ( form ) => form.get( 'action' ) === action );

/** Mocks the site's ajax endpoint, with a member and a list of two recipes. */
export function serveSaved(): void {
	sent.length = 0;
	Object.assign( answers, {
		larder_visitor: {
			success: true,
			data: {
				logged_in: true,
				name: 'Ana',
				nonce: 'n',
				liked: [],
				saved: [],
				recommended: [],
				rated: {},
				likes: {},
				recommendations: {},
			},
		},
		larder_saved_recipes: { success: true, data: own },
		delicious_recipes_wishlist: {
			success: true,
			data: { wishlists: 1, message: '' },
		},
		larder_save_collections: { success: true, data: { revision: 4 } },
		larder_share_saved: { success: true, data: { share: '12-abc' } },
	} );
	globalThis.fetch = ( _url, init ) => {
		const form =
			init?.body instanceof URLSearchParams
				? init.body
				: new URLSearchParams();
		sent.push( form );
		const answer = answers[ form.get( 'action' ) ?? '' ] ?? {
			success: false,
			data: {},
			status: 400,
		};
		const { status = 200, ...body } =
			typeof answer === 'function' ? answer( form ) : answer;
		return Promise.resolve(
			new Response( JSON.stringify( body ), { status } )
		);
	};
}

/** The names of the recipes that are shown. */
export const titles = () =>
	screen
		.queryAllByRole( 'article' )
		.map(
			( article ) => within( article ).getByRole( 'link' ).textContent
		);
