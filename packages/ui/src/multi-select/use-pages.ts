import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import type { MultiSelectStatus } from './types';

/** How many rows are added at a time. */
const PAGE = 100;

/** How near the end of the list has to be, in pixels, for the next rows. */
const DISTANCE_TO_END = 50;

type List = {
	/** What is typed. */
	query: string;
	/** How many options there are. */
	count: number;
	/** Whether there are more of them. */
	hasMore: boolean;
	status: MultiSelectStatus;
	/** Requests the next options. */
	onLoadMore: ( () => void ) | undefined;
};

/** How far a long list is rendered. */
export type Pages = {
	/** The element that scrolls. */
	list: RefObject< HTMLUListElement >;
	/** How many rows to render. */
	limit: number;
	onScroll: () => void;
	/** Goes back to the first page, for what is typed again. */
	restart: () => void;
};

function isNearEnd( list: HTMLElement | null ): boolean {
	return (
		list !== null &&
		list.scrollHeight - list.scrollTop - list.clientHeight <=
			DISTANCE_TO_END
	);
}

/**
 * Renders a long list in pages, and asks for more options at its end.
 *
 * @param state            State of the list.
 * @param state.query      What is typed.
 * @param state.count      How many options there are.
 * @param state.hasMore    Whether there are more.
 * @param state.status     What the owner is doing.
 * @param state.onLoadMore Asks for more.
 * @return How many rows to render, and what the list needs.
 */
export function usePages( {
	query,
	count,
	hasMore,
	status,
	onLoadMore,
}: List ): Pages {
	const list = useRef< HTMLUListElement >( null );
	const [ limit, setLimit ] = useState( PAGE );
	const asked = useRef( '' );

	const showMore = ( isRetry: boolean ): void => {
		if ( limit < count ) {
			setLimit( limit + PAGE );
			return;
		}
		const end = `${ query }\n${ count }`;
		const mayAsk =
			status === 'idle'
				? asked.current !== end
				: isRetry && status === 'error';
		if ( hasMore && count > 0 && mayAsk ) {
			asked.current = end;
			onLoadMore?.();
		}
	};

	// A list that does not fill its place cannot be scrolled to its end.
	useEffect( () => {
		if ( isNearEnd( list.current ) ) {
			showMore( false );
		}
	} );

	return {
		list,
		limit,
		onScroll: () => isNearEnd( list.current ) && showMore( true ),
		restart: () => {
			setLimit( PAGE );
			asked.current = '';
			if ( list.current ) {
				list.current.scrollTop = 0;
			}
		},
	};
}
