import {
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { RefObject } from 'react';

const ITEMS = 'details.wp-block-larder-faq-item';

type Items = {
	/** Belongs on an element inside the block. */
	within: RefObject< HTMLButtonElement >;
	areAllOpen: boolean;
	/** Opens all items, or closes all. */
	openAll: ( isOpen: boolean ) => void;
};

/**
 * Follows which questions are open, whoever has opened them: a press, the
 * browser's search within the page, or a link to an item.
 *
 * @return The state of all items, and how to set it.
 */
export function useItems(): Items {
	const within = useRef< HTMLButtonElement >( null );
	const [ areAllOpen, setAllOpen ] = useState( false );
	const items = useCallback(
		() => [
			...( within.current
				?.closest( '.wp-block-larder-faq' )
				?.querySelectorAll< HTMLDetailsElement >( ITEMS ) ?? [] ),
		],
		[]
	);
	const follow = useCallback( () => {
		const all = items();
		all.forEach( ( item ) =>
			item.classList.toggle( 'faq-active', item.open )
		);
		setAllOpen( all.length > 0 && all.every( ( { open } ) => open ) );
	}, [ items ] );
	useLayoutEffect( () => {
		const block = within.current?.closest( '.wp-block-larder-faq' );
		follow();
		// The event does not bubble.
		block?.addEventListener( 'toggle', follow, true );
		return () => block?.removeEventListener( 'toggle', follow, true );
	}, [ follow ] );
	return {
		within,
		areAllOpen,
		openAll: ( isOpen ) => {
			items().forEach( ( item ) => {
				item.open = isOpen;
			} );
			follow();
		},
	};
}
