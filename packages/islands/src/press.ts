import { getManifest } from './manifest';
import { addPress } from './presses';
import { mounted, rootAround } from './roots';
import { state } from './state';
import type { UserEvent } from './types';
import { getWaker, wake } from './wake';

/**
 * Finds the island that an event belongs to and that has no view yet.
 *
 * @return Root and target, or nothing.
 */
function sleeping(
	event: Event
): { root: HTMLElement; target: Element } | undefined {
	const root = rootAround( event.target );
	return root && ! mounted.has( root )
		? { root, target: event.target as Element } // The root is around one.
		: undefined;
}

/**
 * On pointerdown: loads the scripts of an island, so that they are ready for
 * the click.
 */
export function onApproach( event: Event ): void {
	const found = sleeping( event );
	if ( found ) {
		getWaker()
			.then( ( waker ) => waker.load( found.root ) )
			.catch( () => {} ); // The click that follows reports it.
	}
}

/**
 * Intercepts a click or key until the view has mounted.
 *
 * Links work by themselves, unless they say `data-larder-press`, and so do keys
 * that move the focus or write. A link with a role is a button, which the space
 * bar presses.
 */
export function onPress( event: UserEvent ): void {
	const found = sleeping( event );
	if ( ! found ) {
		return;
	}
	const { root, target } = found;
	const { type } = event;
	const key = ( ! event.isComposing && event.key ) || '';
	// Not a label, whose field the browser clicks next, nor a select, which
	// fires input events.
	const control = target.closest(
		'button, [data-larder-press], input, textarea, summary'
	);
	if (
		type === 'click'
			? ! control ||
				!! target.closest( 'a:not([data-larder-press])' ) ||
				// It leads into another tab.
				event.metaKey ||
				event.ctrlKey ||
				event.shiftKey
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
		type === 'click' &&
		control?.matches( 'input:not([type=submit]), textarea, summary' )
	) {
		void wake( root );
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	if ( ! event.isTrusted && control === state.late ) {
		state.late = undefined; // Plugins that delay scripts replay a click that was handled already.
		return;
	}
	addPress( root, { target, type, key, time: Date.now() } );
	void wake( root );
}

/**
 * Counts a click on a link of a recipe that is in no view: the page may be
 * gone before one could be mounted.
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
			new URLSearchParams(
				`action=get_ingredient_links_count&ingredientLinkID=${ link.dataset[ 'linkId' ] }`
			)
		);
	}
}

/** The visitor types into a field of an island that has no view yet. */
export function onInput( event: Event ): void {
	const found = sleeping( event );
	if ( found ) {
		addPress( found.root, { target: found.target, type: '', key: '' } );
		void wake( found.root );
	}
}
