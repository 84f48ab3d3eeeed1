import { useMemo, useState } from '@wordpress/element';
import { fold, searchOptions } from './fold';
import type { MultiSelectOption, MultiSelectSource } from './types';

type OptionSearch = {
	/** What is typed. */
	query: string;
	/** What it finds; the owner's options where the owner searches. */
	found: readonly MultiSelectOption[];
	/** Characters that have to be typed still. */
	missing: number;
	/** Characters that are too many. */
	excess: number;
	/** Whether so much is typed that options are listed. */
	isListed: boolean;
	/** Searches for other words. */
	type: ( text: string ) => void;
};

/** Counts grapheme clusters. */
function lengthOf( text: string ): number {
	return [ ...text.trim() ].length;
}

/**
 * Searches options by what is typed, or has their owner do so.
 *
 * @return What is typed, and what it finds.
 */
export function useOptionSearch( {
	options,
	onInput,
	minInputLength = 0,
	maxInputLength = Infinity,
}: Pick<
	MultiSelectSource,
	'options' | 'onInput' | 'minInputLength' | 'maxInputLength'
> ): OptionSearch {
	const [ query, setQuery ] = useState( '' );
	const missing = Math.max( 0, minInputLength - lengthOf( query ) );
	const excess = Math.max( 0, lengthOf( query ) - maxInputLength );
	const isListed = missing === 0 && excess === 0;
	const folded = useMemo(
		() => options.map( ( option ) => fold( option.label ) ),
		[ options ]
	);
	const found = useMemo( () => {
		if ( ! isListed ) {
			return [];
		}
		return onInput ? options : searchOptions( options, query, folded );
	}, [ options, folded, query, isListed, onInput ] );
	return {
		query,
		found,
		missing,
		excess,
		isListed,
		type: ( text ) => {
			const length = lengthOf( text );
			setQuery( text );
			if ( length >= minInputLength && length <= maxInputLength ) {
				onInput?.( text.trim() );
			}
		},
	};
}
