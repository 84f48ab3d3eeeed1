import type { PageVisitor, VisitorAnswer } from '@larder/ajax';

// Every byte of this script comes before the first interaction: it imports
// nothing at run time, and leaves to the views what can wait.

const { larder = {} } = window;

/** As they were printed: what a view has mounted since follows the store. */
const controls = [
	...document.querySelectorAll< HTMLElement >( '[data-larder-vote]' ),
];

/**
 * Reads the id of the post that a control belongs to: from its data attribute,
 * from its id or from a class, as WP Delicious prints them.
 *
 * @return Post id; 0 where there is none.
 */
function postIdOf( control: HTMLElement ): number {
	return +(
		/(?:[_-]id="|recipe-)(\d+)/.exec( control.outerHTML )?.[ 1 ] ?? 0
	);
}

let asked: Promise< VisitorAnswer | undefined > | undefined;

const visitor: PageVisitor = {
	ids: [ ...new Set( controls.map( postIdOf ) ) ].slice( 0, 500 ),
	// Without an answer the page stays as it was printed, and a view asks by itself.
	ask: () => ( asked ??= request().catch( () => undefined ) ),
};

/**
 * Reads how a control is marked.
 *
 * @param vote Such as `liked recipe-liked like-recipe`.
 * @return The list of the answer that it is in, and its classes of on and off.
 */
function readVote( vote: string ) {
	return vote.split( ' ' ) as [
		'liked' | 'saved' | 'recommended',
		string,
		string,
	];
}

/**
 * Shows on a printed control what the visitor has done, and how many like the post today.
 *
 * @param answer The server's answer.
 */
function mark( control: HTMLElement, answer: VisitorAnswer ): void {
	const id = postIdOf( control );
	const { larderVote, larderLikes } = control.dataset;
	if ( larderVote ) {
		const [ list, on, off ] = readVote( larderVote );
		// Content may contain a control with an unknown list.
		const isOn = [ answer[ list ] ].flat().includes( id );
		control.ariaPressed = `${ isOn }`;
		control.classList.replace( isOn ? off : on, isOn ? on : off );
		if ( isOn ) {
			// What else has to change, if anything, only the view knows.
			larder.islands?.wakeBy( list );
		}
	}
	const fresh = answer.likes[ id ];
	const [ short = control, exact ] = [ ...control.children ].slice( -2 );
	if ( larderLikes && fresh && exact ) {
		control.title = exact.textContent = fresh.likes;
		short.textContent = fresh.short;
	}
}

/**
 * Requests who the visitor is.
 *
 * @return The server's answer; nothing where it refuses.
 */
async function request(): Promise< VisitorAnswer | undefined > {
	let name = '';
	try {
		name = String(
			localStorage[ 'delicious_recipes_user_identifier_for_recipe_likes' ]
		);
	} catch {} // Storage is forbidden; the numbers are fresh all the same.
	const response = await fetch( larder.islands?.getManifest().ajax ?? '', {
		method: 'POST',
		body: new URLSearchParams(
			[ 'action=larder_visitor', ...visitor.ids ].join( '&ids[]=' ) +
				// Anything that is not a name of a browser counts as none; the server refuses calls that have it.
				( /^dr_user_identifier_[\w.-]{1,100}$/.exec( name )
					? '&unique_user_id=' + name
					: '' )
		),
	} );
	// The server's tests hold it to the contract.
	const { data } = ( await response.json() ) as {
		data: VisitorAnswer | { likes?: undefined };
	};
	if ( ! data.likes ) {
		return undefined; // It has refused.
	}
	controls.forEach( ( control ) => mark( control, data ) );
	return ( visitor.answer = data );
}

larder.visitor = visitor;

larder.islands?.whenIdle( visitor.ask );
