import { getManifest } from './manifest';
import { presses } from './presses';
import { mounted, rootAround } from './roots';
import { state } from './state';
import type { Press, UserEvent } from './types';
import { getWaker, wake } from './wake';

/**
 * Calls something with the island that an event belongs to, where that has no
 * view yet.
 *
 * @param whatThen Gets the root, and what is pressed or typed into.
 */
function whereAsleep(
	{ target }: Event,
	whatThen: ( root: HTMLElement, target: Element ) => void
): void {
	const root = rootAround( target );
	if ( root && ! mounted.has( root ) ) {
		whatThen( root, target as Element ); // The root is around one.
	}
}

/** Remembers what was done in an island, for the view, and wakes that. */
function addPress( root: HTMLElement, press: Press ): void {
	presses.set( root, [ ...( presses.get( root ) ?? [] ), press ] );
	void wake( root );
}

/**
 * On pointerdown: loads the scripts of an island, so that they are ready for
 * the click.
 */
export function onApproach( event: Event ): void {
	whereAsleep( event, ( root ) => {
		getWaker()
			.then( ( waker ) => waker.load( root ) )
			.catch( () => {} ); // The click that follows reports it.
	} );
}

/**
 * Intercepts a click or key until the view has mounted.
 *
 * Links work by themselves, unless they say `data-larder-press`, and so do keys
 * that move the focus or write. A link with a role is a button, which the space
 * bar presses.
 */
export function onPress( event: UserEvent ): void {
	whereAsleep( event, ( root, target ) => {
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
		addPress( root, {
			target: control ?? target,
			type,
			key,
			time: Date.now(),
		} );
	} );
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
	whereAsleep( event, ( root, target ) =>
		addPress( root, { target, type: '', key: '' } )
	);
}
