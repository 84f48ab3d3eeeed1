import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { LightboxItem, WrittenIn } from '@larder/ui';
import type { Slide } from 'yet-another-react-lightbox';
import { slideOf } from '../slides';
import {
	resolveSource,
	sourceAtOnce,
	type Source,
} from '../source/resolve-source';

/** How many slides on each side are found out in advance. */
const AHEAD = 1;

/**
 * Returns the slides, and finds out what the shown one and its neighbours are.
 *
 * @param items What can be looked through.
 * @param index The one that is shown.
 * @param words Attributes of their words, where these are in another language than the page's.
 */
export function useSlides(
	items: readonly LightboxItem[],
	index: number,
	words: WrittenIn
): Slide[] {
	const [ found, setFound ] = useState< ReadonlyMap< string, Source > >(
		() => new Map()
	);
	const asked = useRef( new Set< string >() );
	useEffect( () => {
		for ( let offset = -AHEAD; offset <= AHEAD; offset++ ) {
			// The slides wrap around: before the first comes the last.
			const item =
				items[ ( index + offset + items.length ) % items.length ];
			if (
				item &&
				! sourceAtOnce( item ) &&
				! asked.current.has( item.src )
			) {
				asked.current.add( item.src );
				void resolveSource( item ).then( ( source ) =>
					setFound( ( before ) =>
						new Map( before ).set( item.src, source )
					)
				);
			}
		}
	}, [ items, index ] );
	return useMemo(
		() =>
			items.map( ( item ) =>
				slideOf(
					item,
					sourceAtOnce( item ) ?? found.get( item.src ),
					words
				)
			),
		[ items, found, words ]
	);
}
