import { getManifest } from './manifest';
import { presses } from './presses';
import { entryOf, mounted, rootAround } from './roots';
import { state } from './state';
import type { UserEvent } from './types';
import { getWaker, wake } from './wake';

/**
 * Finds the island that an event belongs to and that has no view yet.
 *
 * @param event The event.
 * @return Root and target, or nothing.
 */
function sleeping(
	event: Event
): { root: HTMLElement; target: Element } | undefined {
	const { target } = event;
	if ( ! ( target instanceof Element ) ) {
		return undefined;
	}
	const root = rootAround( target );
	return root && ! mounted.has( root ) ? { root, target } : undefined;
}

/** The visitor touches an island: have its scripts ready when the click comes. */
export function onApproach( event: Event ): void {
	const name = entryOf( sleeping( event )?.root )?.[ 0 ];
	if ( name ) {
		getWaker()
			.then( ( waker ) => waker.load( name ) )
			.catch( () => {} ); // The click that follows reports it.
	}
}

/** Tells whether a click stays in this tab. */
function staysHere( event: UserEvent ): boolean {
	return ! ( event.metaKey || event.ctrlKey || event.shiftKey );
}

/**
 * Holds back a click or key until the view is there.
 *
 * Links work by themselves, unless they say `data-larder-press`, and so do keys
 * that move the focus or write. A link with a role is a button, which the space
 * bar presses.
 *
 * @param event The event.
 */
export function onPress( event: UserEvent ): void {
	const found = sleeping( event );
	if ( ! found ) {
		return;
	}
	const { root, target } = found;
	const key = ( ! event.isComposing && event.key ) || '';
	// Not a label, whose field the browser clicks next, nor a list, from which a choice is an input.
	const control = target.closest(
		'button, [data-larder-press], input, textarea, summary'
	);
	if (
		event.type === 'click'
			? ! control ||
				!! target.closest( 'a:not([data-larder-press])' ) ||
				! staysHere( event )
			: ! (
					( key === 'Enter' && target.matches( 'input' ) ) ||
					( key === ' ' && target.matches( 'a[role]' ) )
				)
	) {
		return;
	}
	// A field and what folds out answer by themselves and at once; the view takes
	// over what they then show.
	if (
		event.type === 'click' &&
		control?.matches( 'input:not([type=submit]), textarea, summary' )
	) {
		void wake( root );
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	if ( ! event.isTrusted && control === state.late ) {
		state.late = undefined; // An optimiser repeats what has been noticed already.
		return;
	}
	presses.set( root, [
		...( presses.get( root ) ?? [] ),
		{ target, type: event.type, key },
	] );
	void wake( root );
}

/**
 * Counts a click on a link of a recipe that stands in no view: the page may be
 * gone before one could be mounted.
 *
 * @param event The event.
 */
export function onFollow( event: MouseEvent ): void {
	const link =
		event.target instanceof Element
			? event.target.closest< HTMLElement >( 'a[data-link-id]' )
			: null;
	if (
		link &&
		! mounted.has( rootAround( link ) ?? link ) &&
		event.button < 2
	) {
		navigator.sendBeacon(
			getManifest().ajax,
			new URLSearchParams( {
				action: 'get_ingredient_links_count',
				ingredientLinkID: link.dataset[ 'linkId' ] ?? '',
			} )
		);
	}
}

/** The visitor types into a field of an island that has no view yet. */
export function onInput( event: Event ): void {
	const found = sleeping( event );
	if ( found ) {
		void wake( found.root );
	}
}
