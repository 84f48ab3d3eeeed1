import { themePostId } from '../src/theme-likes';

/** Builds a control as a theme prints it. */
function control( html: string ): HTMLElement {
	const place = document.createElement( 'div' );
	place.innerHTML = html;
	const { firstElementChild } = place;
	if ( ! ( firstElementChild instanceof HTMLElement ) ) {
		throw new Error( 'no control' );
	}
	return firstElementChild;
}

it.each( [
	[ '<span class="like-recipe" data-liked_recipe_id="12"></span>', 12 ],
	[ '<span class="like-recipe" data-id="12"></span>', 12 ],
	[ '<span class="like-recipe" data-post-id="12"></span>', 12 ],
	[ '<a class="like-recipe" id="recipe-12"></a>', 12 ],
	[ '<a class="like-recipe" id="like-recipe-12"></a>', 12 ],
	[ '<a class="like-recipe post-12"></a>', 12 ],
	[ '<a class="like-recipe recipe-likes-12 big-2"></a>', 12 ],
	[ '<a class="like-recipe" data-id="hero" id="recipe-7"></a>', 7 ],
	[ '<a class="like-recipe size-2"></a>', 0 ],
] )( 'reads whose like %s is', ( html, id ) => {
	expect( themePostId( control( html ) ) ).toBe( id );
} );
