import { dispatch, select, subscribe } from '@wordpress/data';
import { store } from '@larder/store';
import { failureText } from './failure-text';

/** Like controls of a theme, with the classes of WP Delicious. */
const THEIRS =
	':is(.like-recipe, .recipe-liked):not([data-larder-vote], [data-larder-vote] *)';

/** Where the id of a post is in an id or a class: `recipe-12`, `post_12`, `like-recipe-12`. */
const NUMBERED = /^(?:.*[-_])?(?:recipe|post|likes?)[-_]?(?:likes?[-_])?(\d+)$/;

/**
 * Reads the id of the post that a control belongs to: from a data attribute, from its id or from a class.
 *
 * @return Post id; 0 where it names none.
 */
export function themePostId( control: HTMLElement ): number {
	const { id, classList, dataset } = control;
	const [ , stored ] =
		Object.entries( dataset ).find(
			( [ name, value = '' ] ) =>
				/id$/i.test( name ) && /^\d+$/.test( value )
		) ?? [];
	const [ named ] = [ id, ...classList ].flatMap(
		( name ) => NUMBERED.exec( name )?.[ 1 ] ?? []
	);
	return Number( stored ?? named ?? 0 );
}

/** Finds the controls of a theme, with their posts. */
function findAll(): Array< [ HTMLElement, number ] > {
	return [ ...document.querySelectorAll< HTMLElement >( THEIRS ) ]
		.map( ( control ): [ HTMLElement, number ] => [
			control,
			themePostId( control ),
		] )
		.filter( ( [ , id ] ) => id > 0 );
}

/** Shows on each control of a theme what the store knows. */
function mark(): void {
	const { isMarked } = select( store );
	for ( const [ control, id ] of findAll() ) {
		const isOn = isMarked( 'like', id );
		control.classList.toggle( 'recipe-liked', isOn );
		control.classList.toggle( 'like-recipe', ! isOn );
		control.setAttribute( 'aria-pressed', String( isOn ) );
	}
}

/** Likes what a control of a theme belongs to, or takes the like back. */
async function press( event: MouseEvent ): Promise< void > {
	const control =
		event.target instanceof Element
			? event.target.closest< HTMLElement >( THEIRS )
			: null;
	const id = control ? themePostId( control ) : 0;
	if ( id === 0 ) {
		return;
	}
	// The theme's link must not navigate, and the theme's own listener would
	// revert the like.
	event.preventDefault();
	event.stopPropagation();
	const outcome = await dispatch( store ).toggleLike( id );
	if ( outcome.status === 'failed' ) {
		void dispatch( store ).showToast( failureText( outcome.error ) );
	}
}

let isFollowing = false;

/**
 * Connects the like controls of a theme with those of the plugin, in both
 * directions: a press counts, and what is liked elsewhere shows on them. Once for
 * each page.
 */
export function followThemeLikes(): void {
	const ids = isFollowing ? [] : findAll().map( ( [ , id ] ) => id );
	if ( ids.length === 0 ) {
		return;
	}
	isFollowing = true;
	document.addEventListener( 'click', ( event ) => void press( event ), {
		capture: true,
	} );
	subscribe( mark, store );
	void dispatch( store ).openVotes( [ ...new Set( ids ) ] );
	mark();
}
